import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, originOf, UserError } from '@tessera/platform/project';
import { defaultPort } from '@tessera/platform/project/ports';
import pc from 'picocolors';
import { type CommandName, type ReleaseArguments, readReleaseArguments } from './arguments';
import { begin } from './commands/begin';
import { check } from './commands/check';
import { compose } from './commands/compose';
import { health } from './commands/health';
import { history } from './commands/history';
import { keygen } from './commands/keygen';
import { notify } from './commands/notify';
import { promote } from './commands/promote';
import { prune, removePreview } from './commands/prune';
import { rollback } from './commands/rollback';
import { stack } from './commands/stack';
import { status } from './commands/status';
import { promoteWatched } from './commands/watch';
import { findActor, findKeys, findSite, type ReleaseContext, resolveTyped } from './context';
import { noteOther } from './findRelease';
import { findingLines } from './gate/printAnswer';
import { tellAfter } from './notify/tell';
import { Refused, UsageError } from './outcome';

/** Where a release command runs. */
export interface ReleaseSurroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly now: () => Date;
  readonly wait?: ReleaseContext['wait'];
  readonly openStore?: ReleaseContext['openStore'];
  readonly ownRelease?: ReleaseContext['ownRelease'];
  readonly print: (line: string) => void;
  readonly printError: (line: string) => void;
  /** Reads the standard input to its end. */
  readonly readInput?: () => Promise<string>;
}

/** Runs a command; `named` is its app, or the owner of a key. */
type Run = (
  context: ReleaseContext,
  named: string,
  args: ReleaseArguments,
  surroundings: Pick<ReleaseSurroundings, 'env'> & { readonly readInput: () => Promise<string> },
) => Promise<void>;
const defaultOrigin = originOf('shell', defaultPort);

/** Those that are imported when they run need the bundler, or servers. */
const runs: Readonly<Record<CommandName, Run>> = {
  begin: (context, _, { origin }, { env }) => begin(context, origin ?? env.TESSERA_ORIGIN ?? defaultOrigin),
  keygen: (context, owner, { apps, rotate = false }) => keygen(context, owner, { apps, isRotation: rotate }),
  publish: async (context, app, args) => (await import('./commands/publish')).publish(context, app, args),
  check: (context, app, { version }) => check(context, app, version),
  promote: (context, app, { version, percent, watch: watchMs, yes: isAgreed = false, keep: isKept = false }) =>
    watchMs === undefined
      ? promote(context, app, version, percent ?? 100)
      : promoteWatched(context, { app, version, percent, watchMs, isAgreed, isKept }),
  health,
  notify,
  rollback: (context, app, { version }) => rollback(context, app, version),
  status: (context, _, { subject }) => status(context, subject),
  history: (context, _, { subject }) => history(context, subject),
  stack: (context, _, { file }, { readInput }) => stack(context, file, readInput),
  prune: (context, _, { subject, preview, days, yes = false }) =>
    preview === undefined ? prune(context, subject, days, yes) : removePreview(context, subject, preview),
  bisect: async (context, _, { good = '', bad, run, api }, { env }) =>
    (await import('./commands/bisect')).bisect(context, { good, bad, run, api, folder: resolveTyped('.', env) }),
  serve: async (context) => (await import('./commands/serve')).serve(context),
  console: async (context) => (await import('./commands/console')).showConsole(context),
  compose,
};

/** Text for a terminal: a site's texts may color it, but other control characters are removed, and marks of direction. */
const printable = (text: string) =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colors are sequences of control characters.
  text.replace(/(\x1b\[[\d;]*m)|[^\P{Control}\n]|\p{Bidi_Control}/gu, (_, color = '') => color);

/**
 * Runs one release command.
 *
 * @returns the exit code: 0 done, 1 refused with the reason, 2 invalid arguments
 */
export async function runRelease(
  typed: readonly string[],
  { env, now, wait = sleep, openStore, ownRelease, readInput = async () => '', ...surroundings }: ReleaseSurroundings,
): Promise<0 | 1 | 2> {
  const print = (text: string) => surroundings.print(printable(text));
  const printError = (text: string) => surroundings.printError(printable(text));
  try {
    const isEmpty = typed.length === 0;
    const args = readReleaseArguments(isEmpty ? ['--help'] : typed, env.INIT_CWD ?? process.cwd(), print);
    if (args === undefined) return isEmpty ? 2 : 0;
    const context: ReleaseContext = {
      siteName: findSite(args.site, env),
      ...{ openStore, ownRelease },
      keysFolder: findKeys(args.keys, env),
      actor: findActor(env),
      isDryRun: args.dryRun ?? false,
      ...(args.verify !== undefined && { verify: args.verify }),
      ...(args.endPages && { mayEndPages: true }),
      telemetry: args.telemetry ?? (env.TESSERA_TELEMETRY || undefined),
      telemetryToken: env.TESSERA_TELEMETRY_TOKEN || undefined,
      notifySecret: env.TESSERA_NOTIFY_SECRET || undefined,
      now,
      wait,
      print,
    };
    try {
      // The parser refuses commands without an app or owner that they need.
      const { command, subject: named = '', version } = args;
      if (version === undefined && (command === 'check' || command === 'promote')) await noteOther(context, named);
      await runs[command](context, named, args, { env, readInput });
    } finally {
      if (args.command === 'promote' || args.command === 'rollback') await tellAfter(context);
    }
    return 0;
  } catch (error) {
    if (error instanceof UsageError) {
      printError(`${pc.red(error.message)}\nFor help: npm run release -- --help`);
      return 2;
    }
    if (error instanceof Refused || error instanceof UserError) {
      printError(pc.red(error.message));
      for (const line of error instanceof Refused ? findingLines(error.findings) : []) printError(line);
      return 1;
    }
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) {
      printError(pc.red('The disk is full. Nothing was given to players. Make room, then run the same command again.'));
      return 1;
    }
    printError(error instanceof Error ? (error.stack ?? error.message) : String(error));
    return 1;
  }
}
