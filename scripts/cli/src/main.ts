import { isOwnRepository, UserError } from '@tessera/platform/project';
import type { Runnable } from '@tessera/platform/project/commandLine';
import pc from 'picocolors';

type Commands<Command = (args: readonly string[]) => Promise<void>> = Record<string, () => Promise<Command>>;

const build = async () => (await import('@tessera/tooling/commands/build')).build;
const standalone = async () =>
  (await import('@tessera/workbench/standalone')).standaloneCommand(async (question) =>
    (await import('@tessera/release/alone')).findReleased(question),
  );
const release = async () => (await import('@tessera/release')).release;

/** Commands whose uses in documents are checked; those of `release` have a test of their own. */
const shownCommands: Commands<Runnable> = {
  build,
  standalone,
  start: async () => (await import('@tessera/tooling/commands/start')).start,
  dev: async () => (await import('@tessera/tooling/commands/dev')).dev,
  serve: async () => (await import('@tessera/tooling/commands/serve')).serve,
  pictures: async () => (await import('@tessera/workbench/pictures')).pictures,
  bench: async () => (await import('@tessera/bench')).bench,
};

const readShown = async () => {
  const read = Object.entries(shownCommands).map(async ([name, load]) => [name, (await load()).check] as const);
  return Object.fromEntries(await Promise.all(read));
};

const projectCommands: Commands = {
  ...shownCommands,
  release,
  verify: async () => (await import('@tessera/tooling/commands/verify')).verifyCommand(readShown),
  pack: async () => (await import('./pack/pack')).pack,
  'new:remote': async () => (await import('@tessera/tooling/generate/newRemote')).newRemote,
  'new:feature': async () => (await import('@tessera/tooling/generate/newFeature')).newFeature,
};

/** A remote's own repository has fewer. */
const repositoryCommands: Commands = {
  build,
  standalone,
  release,
  new: async () => (await import('@tessera/tooling/generate/newRepository')).newRepository,
};
const commands = isOwnRepository ? repositoryCommands : projectCommands;

/** Runs one command; a failure ends the process with 1 and says what to do. */
export async function run([name = '', ...args]: readonly string[]): Promise<void> {
  const load = commands[name];
  // A reader such as `head` has closed the pipe: there is nothing left to print.
  process.stdout.on('error', () => process.exit());
  try {
    if (load === undefined) {
      throw new UserError(`There is no command "${name}". There are: ${Object.keys(commands).join(', ')}.`);
    }
    await (await load())(args);
  } catch (error) {
    console.error(error instanceof UserError ? `\n${pc.red(error.message)}\n` : error);
    process.exitCode = 1;
    // A failed command ends at once.
    process.exit();
  }
}
