import { isOwnRepository, UserError } from '@tessera/platform/project';
import pc from 'picocolors';

type Command = (args: readonly string[]) => Promise<void>;

/** Commands that a remote's own repository has too. */
const remoteCommands: Record<string, () => Promise<Command>> = {
  build: async () => (await import('@tessera/tooling/commands/build')).build,
  standalone: async () =>
    (await import('@tessera/workbench/standalone')).standaloneCommand(async (question) =>
      (await import('@tessera/release/alone')).findReleased(question),
    ),
  release: async () => (await import('@tessera/release')).release,
};

/** Commands of the workbench, for the check of documents. */
const readWorkbenchCommands = async () => {
  const { standaloneCommand } = await import('@tessera/workbench/standalone');
  const { pictures } = await import('@tessera/workbench/pictures');
  const standalone = standaloneCommand(() => Promise.reject(new Error('The command is only checked.')));
  return { standalone: standalone.check, pictures: pictures.check };
};

const projectCommands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('@tessera/tooling/commands/start')).start,
  dev: async () => (await import('@tessera/tooling/commands/dev')).dev,
  serve: async () => (await import('@tessera/tooling/commands/serve')).serve,
  verify: async () => (await import('@tessera/tooling/commands/verify')).verifyCommand(readWorkbenchCommands),
  pictures: async () => (await import('@tessera/workbench/pictures')).pictures,
  bench: async () => (await import('@tessera/bench')).bench,
  pack: async () => (await import('./pack/pack')).pack,
  'new:remote': async () => (await import('@tessera/tooling/generate/newRemote')).newRemote,
  'remove:remote': async () => (await import('@tessera/tooling/generate/removeRemote')).removeRemote,
  'new:feature': async () => (await import('@tessera/tooling/generate/newFeature')).newFeature,
};

const commands = isOwnRepository ? remoteCommands : { ...remoteCommands, ...projectCommands };

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
