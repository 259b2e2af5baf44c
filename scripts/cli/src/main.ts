import { UserError } from '@tessera/platform/project';
import pc from 'picocolors';

type Command = (args: readonly string[]) => Promise<void>;

const commands: Record<string, () => Promise<Command>> = {
  start: async () => (await import('@tessera/tooling/commands/start')).start,
  dev: async () => (await import('@tessera/tooling/commands/dev')).dev,
  standalone: async () => (await import('@tessera/tooling/commands/standalone')).standalone,
  serve: async () => (await import('@tessera/tooling/commands/serve')).serve,
  build: async () => (await import('@tessera/tooling/commands/build')).build,
  release: async () => (await import('@tessera/release')).release,
  verify: async () => (await import('@tessera/tooling/commands/verify')).verify,
  bench: async () => (await import('@tessera/bench')).bench,
  'new:remote': async () => (await import('@tessera/tooling/generate/newRemote')).newRemote,
  'remove:remote': async () => (await import('@tessera/tooling/generate/removeRemote')).removeRemote,
  'new:feature': async () => (await import('@tessera/tooling/generate/newFeature')).newFeature,
};

/** Runs one command of the project; a failure ends the process with 1 and says what to do. */
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
