import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { UserError } from '@tessera/project';

/** A command of the project. */
export interface TimedCommand {
  readonly folder: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** What it prints when it is ready; if absent, the command is timed until it ends. */
  readonly readyText?: string;
}

const timeoutMs = 180_000;

/** Runs a command and returns how many milliseconds it took to be ready, or to end. One that keeps running is stopped. */
export async function timeCommand({ folder, args, env, readyText }: TimedCommand): Promise<number> {
  const startedAtMs = performance.now();
  // Without npm, whose own start-up should not count and which does not forward signals.
  const child = spawn(process.execPath, ['scripts/tessera.mjs', ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const ended = once(child, 'exit');
  const ready = new Promise<void>((resolve) => {
    const take = (chunk: Buffer) => {
      printed += chunk.toString();
      if (readyText !== undefined && printed.includes(readyText)) resolve();
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
  });
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new UserError(`${args.join(' ')} took too long:\n${printed}`)), timeoutMs).unref();
  });
  try {
    const first = await Promise.race([ready, ended, late]);
    const durationMs = performance.now() - startedAtMs;
    const [exitCode] = Array.isArray(first) ? first : [0];
    if (exitCode !== 0 || (readyText !== undefined && Array.isArray(first))) {
      throw new UserError(`${args.join(' ')} failed:\n${printed}`);
    }
    return durationMs;
  } finally {
    child.kill('SIGINT');
    await ended;
  }
}
