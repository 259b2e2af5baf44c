import { setTimeout as sleep } from 'node:timers/promises';
import { hasCode, originOf, UserError } from '@tessera/platform/project';
import { defaultPort } from '@tessera/platform/project/ports';
import pc from 'picocolors';
import { type ReleaseArguments, readReleaseArguments } from './arguments';
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

const noInput = async () => '';
const defaultOrigin = originOf('shell', defaultPort);

async function execute(
  context: ReleaseContext,
  args: ReleaseArguments,
  env: ReleaseSurroundings['env'],
  readInput = noInput,
): Promise<void> {
  const { command, subject, version, percent = 100 } = args;
  // Commands that need an app or owner are rejected without one by the parser.
  const named = subject ?? '';
  if (version === undefined && (command === 'check' || (command === 'promote' && percent > 0))) {
    await noteOther(context, named);
  }
  switch (command) {
    case 'begin':
      return begin(context, args.origin ?? env.TESSERA_ORIGIN ?? defaultOrigin);
    case 'keygen':
      return keygen(context, named, { apps: args.apps, isRotation: args.rotate ?? false });
    case 'publish':
      // Loaded lazily: only this command needs the bundler.
      return (await import('./commands/publish')).publish(context, named, args);
    case 'check':
      return check(context, named, version);
    case 'promote':
      if (args.watch !== undefined) {
        const { percent: first, watch: watchMs, yes: isAgreed = false, keep: isKept = false } = args;
        return promoteWatched(context, { app: named, version, percent: first, watchMs, isAgreed, isKept });
      }
      return promote(context, named, version, percent);
    case 'health':
      return health(context, named);
    case 'notify':
      return notify(context);
    case 'rollback':
      return rollback(context, named, version);
    case 'status':
      return status(context, subject);
    case 'history':
      return history(context, subject);
    case 'stack':
      return stack(context, args.file, readInput);
    case 'prune':
      return args.preview === undefined
        ? prune(context, subject, args.days, args.yes ?? false)
        : removePreview(context, subject, args.preview);
    case 'bisect': {
      const { good = '', bad, run, api } = args;
      const { bisect } = await import('./commands/bisect');
      return bisect(context, { good, bad, run, api, folder: resolveTyped('.', env) });
    }
    case 'serve':
      return (await import('./commands/serve')).serve(context);
    case 'console':
      return (await import('./commands/console')).showConsole(context);
    case 'compose':
      return compose(context);
  }
}

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
  { env, now, wait = sleep, openStore, ownRelease, readInput, ...surroundings }: ReleaseSurroundings,
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
      await execute(context, args, env, readInput);
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
