import path from 'node:path';
import { siteTargets } from '@tessera/platform/build/targets';
import { appNamed } from '@tessera/platform/project';
import {
  CommanderError,
  commandLine,
  misunderstanding,
  nameLike,
  Option,
  wholeNumber,
} from '@tessera/platform/project/commandLine';
import { appNameSchema } from '@tessera/platform/protocol';
import { is } from 'valibot';
import { isOwnerName } from './manifest/signature';
import { UsageError } from './outcome';
import { readPreview } from './site/previews';

const appNames = siteTargets.map(({ name }) => name);
const isApp = (text: string | undefined) => text !== undefined && appNames.includes(text);

/** Names of all apps that are released. */
export const releasedApps = appNames.join(', ');

function readDays(text: string): number {
  const days = text.trim() === '' ? Number.NaN : Number(text);
  if (days >= 0 && Number.isFinite(days)) return days;
  throw new UsageError(`--days ${text} is not understood.`);
}

const unitMs: Readonly<Record<string, number>> = { s: 1_000, m: 60_000, h: 3_600_000 };

/** Reads `90s`, `10m` or `2h` as milliseconds. */
function readDuration(text: string): number {
  const [, count, unit = ''] = /^(\d{1,4})([smh])$/.exec(text) ?? [];
  const ms = Number(count) * (unitMs[unit] ?? Number.NaN);
  if (ms > 0) return ms;
  throw new UsageError(`--watch ${text} is not understood: a time such as 90s, 10m or 2h.`);
}

const verify = new Option('--verify <where>', "where the gate reads a release's files (site.json)").choices([
  'folder',
  'address',
]);
const origin = new Option('--origin <address>', 'where players will open the site (TESSERA_ORIGIN)');
const apps = new Option('--apps <app,…>', 'what the owner may release').argParser((text) =>
  text.split(',').map(nameLike(/^[a-z][a-z0-9]*$/)),
);
const rotate = new Option('--rotate', 'makes a further key of an owner');
const build = new Option('--build <folder>', 'publishes a build of the stock federation plug-in (docs/interop.md)');
const percent = new Option('--percent <number>', 'of players, 100 by default').argParser(wholeNumber(1, 100));
const telemetry = new Option('--telemetry <url>', 'the receiver of reports (TESSERA_TELEMETRY, …_TOKEN, site.json)');
const watch = new Option(
  '--watch <time>',
  'doubles the share while it is no worse than the live one, to everyone after 10m (or 90s, 2h); takes it back if it is worse',
).argParser(readDuration);
const keep = new Option('--keep', 'with --watch: keeps the canary when the time is over without a verdict');
const preview = new Option('--preview <name>', 'shows it to those who open the link of this preview').argParser(
  readPreview,
);
const ended = new Option('--preview <name>', 'removes only this preview')
  .argParser(readPreview)
  .conflicts(['days', 'yes']);
const yes = new Option('--yes', 'removes also what tabs opened within keepDays may need');
const agreed = new Option('--yes', 'with --watch: also past watchTo of site.json, where it asks a person');
const endPages = new Option('--end-pages', 'lets live pages of the app end without a redirect');
const days = new Option('--days <number>', 'that a release is kept (keepDays in site.json)').argParser(readDays);
const good = new Option('--good <revision>', 'revision, or ISO time, when the site worked').makeOptionMandatory();
const bad = new Option('--bad <revision>', 'likewise when it did not, a day to its end; the newest by default');
const run = new Option('--run <command>', 'tests each state at TESSERA_URL: 0 is good, 1 to 127 bad, 125 skips it');
const api = new Option('--api <origin>', "the pages' API, in place of a provider sandbox");

/** Each command's description, arguments and options. In an app's own folder the app can be omitted. */
const commands = {
  begin: ['creates a site in an empty folder', '', [origin]],
  keygen: ['creates a signing key outside of the project and registers its public half', '<owner>', [apps, rotate]],
  publish: ['builds what changed and adds it to the site; no player gets it yet', '<app>', [build, preview]],
  check: ['dry-runs the promotion gate', '<app> [version]', [endPages]],
  promote: [
    'releases it to everyone, or to a share of the players',
    '<app> [version]',
    [percent, watch, keep, telemetry, agreed, endPages],
  ],
  health: ['shows how the canary does beside the live release', '<app>', [telemetry]],
  notify: ['tells the hook of site.json what is new, for a timer (TESSERA_NOTIFY_SECRET)', '', [telemetry]],
  rollback: ['undoes the last promotion: ends the canary, else restores the release before', '<app> [version]', []],
  status: ['shows which releases players get', '[app]', []],
  history: ['shows what changed, when and by whom', '[app]', []],
  stack: ['shows where in the sources the frames of a stack are, read from a file or the standard input', '[file]', []],
  prune: ['removes old previews, and releases that no open tab needs any more', '[app]', [days, yes, ended]],
  bisect: ['finds the release that broke something, halving what went live in between', '', [good, bad, run, api]],
  serve: ['shows a site of this machine as players would get it, until Ctrl-C', '', []],
  console: ['shows releases, their health and the history on a page of this machine, until Ctrl-C', '', [telemetry]],
  compose: ['recomposes the pages after site.json was changed, with the provider’s current games', '', []],
} as const satisfies Record<string, readonly [does: string, words: string, options: readonly Option[]]>;

/** Name of a release command. */
export type CommandName = keyof typeof commands;

/** Options of all commands together. */
interface TypedOptions {
  readonly site?: string;
  readonly keys?: string;
  readonly verify?: 'folder' | 'address';
  readonly dryRun?: true;
  readonly origin?: string;
  readonly apps?: readonly string[];
  readonly rotate?: true;
  readonly build?: string;
  readonly preview?: string;
  readonly percent?: number;
  readonly telemetry?: string;
  /** Milliseconds. */
  readonly watch?: number;
  readonly keep?: true;
  readonly endPages?: true;
  readonly days?: number;
  readonly yes?: true;
  readonly good?: string;
  readonly bad?: string;
  readonly run?: string;
  readonly api?: string;
}

/** A parsed release command. */
export interface ReleaseArguments extends TypedOptions {
  readonly command: CommandName;
  /** App, or owner of a key. */
  readonly subject: string | undefined;
  readonly version: string | undefined;
  /** File to read, absolute. */
  readonly file?: string;
}

/** The app whose folder is the working directory. */
function appOfFolder(folder: string): string | undefined {
  return appNames.find((name) => {
    const relative = path.relative(appNamed(name as 'shell').folder, folder);
    return relative === '' || !(relative.startsWith('..') || path.isAbsolute(relative));
  });
}

function readSubject(command: CommandName, typed: readonly string[], folder: string) {
  const [, words] = commands[command];
  if (words === '<owner>') {
    const [owner = ''] = typed;
    if (isOwnerName(owner)) return { subject: owner, version: undefined };
    throw new UsageError(`"${owner}" is no name of an owner: small letters, digits and hyphens.`);
  }
  if (words === '[file]') return { subject: undefined, version: undefined };
  const needsApp = words.startsWith('<app>');
  const here = appOfFolder(folder);
  const isLeftOut = needsApp && !isApp(typed[0]) && here !== undefined && typed.length < words.split(' ').length;
  const [subject, version] = isLeftOut ? [here, ...typed] : typed;
  if (subject === undefined && needsApp) throw new UsageError(`${command} needs an app: ${releasedApps}.`);
  // A site also has remotes of other repositories, which are built there.
  if (subject !== undefined && !(command === 'publish' ? isApp(subject) : is(appNameSchema, subject))) {
    throw new UsageError(`There is no app "${subject}". There are: ${releasedApps}.`);
  }
  return { subject, version };
}

const helpText = `
Apps: ${releasedApps}. In an app's own folder its name can be left out.
A version is 1.4.0 (its newest build), 1.4.0-0123abcdef, or a build's name; without one, the newest published.
Ends with 0 when done, 1 when refused, with the reason, 2 when it was not understood.`;

/**
 * Parses a release command.
 *
 * @param folder working directory
 * @param print prints the requested help
 * @returns `undefined` when only help was requested
 * @throws UsageError for invalid arguments
 */
export function readReleaseArguments(
  typed: readonly string[],
  folder: string,
  print?: (text: string) => void,
): ReleaseArguments | undefined {
  let read: ReleaseArguments | undefined;
  const program = commandLine('npm run release --')
    .configureOutput(print === undefined ? {} : { writeOut: (text) => print(text.trimEnd()) })
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('afterAll', helpText)
    .option(
      '--site <site>',
      "the site's folder or s3://bucket/folder; for check, status, history, bisect and console also the address of its registry (TESSERA_SITE)",
    )
    .option('--keys <folder>', 'where private keys are kept (TESSERA_KEYS)')
    .addOption(verify)
    .option('--dry-run', 'says what would be done');
  for (const name of Object.keys(commands) as CommandName[]) {
    const [does, words, options] = commands[name];
    const command = program.command(`${name} ${words.replace('<app>', '[app]')}`).description(does);
    for (const option of options) command.addOption(option);
    command.action(() => {
      const { build, ...given } = command.optsWithGlobals<TypedOptions>();
      const subject = readSubject(name, command.args, folder);
      if (given.preview !== undefined && subject.subject === 'shell') {
        throw new UsageError('Previews are for remotes: the shell is the page itself, which a link cannot replace.');
      }
      read = {
        ...{ command: name, ...subject, ...given },
        ...(build !== undefined && { build: path.resolve(folder, build) }),
        ...(words === '[file]' && command.args[0] !== undefined && { file: path.resolve(folder, command.args[0]) }),
      };
    });
  }
  try {
    program.parse(typed, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode !== 0) throw new UsageError(misunderstanding(error));
  }
  return read;
}
