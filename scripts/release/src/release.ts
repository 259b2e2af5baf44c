import { text } from 'node:stream/consumers';
import { targetNamed } from '@tessera/platform/build/targets';
import { runRelease } from './runRelease';

/** `npm run release -- COMMAND APP [VERSION]`: releases built apps to players, and rolls them back. */
export async function release(args: readonly string[]): Promise<void> {
  process.exitCode = await runRelease(args, {
    env: process.env,
    now: () => new Date(),
    print: (line) => console.log(line),
    printError: (line) => console.error(line),
    ownRelease: async (app) => {
      // Loaded lazily: it needs the bundler.
      const { releaseOfSources } = await import('./commands/publish');
      return releaseOfSources(targetNamed(app));
    },
    readInput: () => {
      if (process.stdin.isTTY) console.error('Paste the stack, then press Ctrl-D on a line of its own.');
      return text(process.stdin);
    },
  });
}
