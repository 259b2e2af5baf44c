import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleKilled, bundleMoved, bundleSandbox } from './bundle';
import { copyDataFolder } from './dataFolder';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));

/** A sandbox in its own process, as in real use. */
export interface SandboxProcess {
  readonly url: string;
  /** Origin of the control plane, if it has its own listener. */
  readonly controlUrl: string | undefined;
  readonly pid: number;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
  /** Its output so far. */
  written(): string;
  /** Ends it with a signal that it handles, and waits. */
  stop(): Promise<number | null>;
  /** Kills it without warning, and waits. */
  kill(): Promise<void>;
}

type Env = Readonly<Record<string, string>>;

const defaults = {
  PORT: '0',
  SANDBOX_BLOCK_INTERVAL_MS: '0',
  RATE_LIMIT_LOGIN: '100000',
  RATE_LIMIT_REGISTER: '100000',
  RATE_LIMIT_SEND_OTP: '100000',
  CODES_PER_HOUR: '100000',
  CODES_PER_HOUR_SIGNED_IN: '100000',
  // A loaded machine may be slow.
  DATABASE_CONNECT_TIMEOUT_MS: '60000',
  DATABASE_STATEMENT_TIMEOUT_MS: '60000',
  DATABASE_LOCK_TIMEOUT_MS: '60000',
};

/**
 * Starts a sandbox and waits until it listens. Unless the environment says otherwise, blocks are made only on request and
 * the data are deleted afterwards.
 *
 * @throws with the process's output if it ends instead
 */
export async function startSandboxProcess(env: Env = {}): Promise<SandboxProcess> {
  if (env.DATA_DIR !== undefined || env.DATABASE_URL !== undefined) return startProcess(env);
  const folder = await copyStartedData();
  return startProcess({ ...env, DATA_DIR: folder }, () => rmSync(folder, { recursive: true, force: true }));
}

/** A new data folder in the state after a sandbox's first start, so that the next one is quick. The caller deletes it. */
export const copyStartedData = async (): Promise<string> =>
  copyDataFolder(await bundleSandbox(), async (draft) => {
    await (await startProcess({ DATA_DIR: draft })).stop();
  });

async function startProcess(env: Env, tidy: () => void = () => undefined): Promise<SandboxProcess> {
  const program = await (env.KILLED_BEFORE ? bundleKilled() : env.TEST_CLOCK ? bundleMoved() : bundleSandbox());
  const child = spawn(process.execPath, ['--enable-source-maps', program], {
    cwd: packageFolder,
    env: { ...process.env, NODE_ENV: 'test', ...defaults, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) =>
    child.once('exit', (code) => {
      tidy();
      done(code);
    }),
  );
  let written = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      written += chunk.toString();
      const url = /listening on (http:\/\/\S+)/.exec(written)?.[1];
      if (url === undefined || child.pid === undefined) return;
      resolve({
        url,
        controlUrl: /control plane on (http:\/\/\S+)/.exec(written)?.[1],
        pid: child.pid,
        ended,
        written: () => written,
        stop() {
          child.kill('SIGTERM');
          return ended;
        },
        async kill() {
          child.kill('SIGKILL');
          await ended;
        },
      });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    ended.then((code) => reject(new Error(`The sandbox ended with ${code}: ${written}`)));
  });
}
