import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, closeSync, mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ImageConfig, imagesFolder } from './buildah';

const confine = fileURLToPath(new URL('confine.sh', import.meta.url));
const logsFolder = path.join(imagesFolder, 'logs');

const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** An image that is about to run. */
export interface Runnable {
  readonly root: string;
  readonly config: ImageConfig;
  /** In addition to the image's own, and overriding them. */
  readonly env: Readonly<Record<string, string>>;
  /** As compose writes them: `folder:/srv/site:ro`. */
  readonly volumes: readonly string[];
}

/** A running image. */
export interface Running {
  log(): string;
  /** Its exit code, once there is one. */
  readonly ended: Promise<number | null>;
  /** Stops it with the image's stop signal. */
  stop(): Promise<number | null>;
  /** Ends it at once. */
  kill(): void;
}

/** Process id of the image's process 1 on this machine. */
function innerProcess({ pid }: ChildProcess): number {
  const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  return Number(child);
}

/** Starts an image with its own or another command. */
export function start({ root, config, env, volumes }: Runnable, command: readonly string[] = config.Cmd): Running {
  const [user = '0', group = user] = config.User.split(':');
  mkdirSync(logsFolder, { recursive: true });
  const file = path.join(mkdtempSync(path.join(logsFolder, 'run-')), 'log');
  const log = openSync(file, 'a');
  // nginx opens its standard output again, by name.
  chownSync(file, Number(user), Number(group));
  const own = Object.fromEntries(config.Env.map((line) => line.split(/=(.*)/s) as [string, string]));
  const namespaces = ['--mount', '--pid', '--fork', '--kill-child'];
  const args = [root, `${user}:${group}`, config.WorkingDir || '/', ...volumes, '--', ...command];
  const child = spawn('/usr/bin/unshare', [...namespaces, confine, ...args], {
    env: { ...own, ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  running.add(child);
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return {
    log: () => readFileSync(file, 'utf8'),
    ended,
    stop() {
      if (child.exitCode === null) process.kill(innerProcess(child), config.StopSignal ?? 'SIGTERM');
      return ended;
    },
    kill: () => child.kill('SIGKILL'),
  };
}

/** Checks the image's health as an engine would: with its own HEALTHCHECK. */
export async function isWell(image: Runnable): Promise<boolean> {
  const [kind, ...command] = image.config.Healthcheck?.Test ?? [];
  return kind === 'CMD' && (await start(image, command).ended) === 0;
}
