import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Client, createClient } from './client';
import { type SandboxProcess, startSandboxProcess } from './sandboxProcess';

export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** The clock of a sandbox, which stands until a test moves it. */
export interface MovedClock {
  readonly now: Date;
  set(at: Date | string): void;
  moveBy(ms: number): void;
}

/** A clock in a file, which the sandbox's process reads. */
function createMovedClock(folder: string, start: string): MovedClock & { readonly file: string } {
  const file = join(folder, 'clock');
  let now = new Date(start);
  const set = (at: Date | string) => {
    now = new Date(at);
    writeFileSync(`${file}.draft`, now.toISOString());
    // Never half of it.
    renameSync(`${file}.draft`, file);
  };
  set(start);
  return {
    file,
    get now() {
      return now;
    },
    set,
    moveBy: (ms) => set(new Date(now.getTime() + ms)),
  };
}

/**
 * Starts a sandbox whose clock the tests move before the tests of a file or block, and stops it after them.
 *
 * @param start when the clock stands at first
 * @param readEnv settings, made when the tests begin
 */
export function movedSandboxOfTests(start: string, readEnv: () => Readonly<Record<string, string>> = () => ({})) {
  const [sandbox, client, clock] = [{} as SandboxProcess, {} as Client, {} as MovedClock];
  const folder = mkdtempSync(join(tmpdir(), 'tessera-clock-'));
  beforeAll(async () => {
    const moved = createMovedClock(folder, start);
    Object.defineProperties(clock, Object.getOwnPropertyDescriptors(moved));
    Object.assign(sandbox, await startSandboxProcess({ SEED: 'none', ...readEnv(), TEST_CLOCK: moved.file }));
    Object.assign(client, createClient(sandbox.url));
  });
  afterAll(async () => {
    await sandbox.stop?.();
    rmSync(folder, { recursive: true, force: true });
  });
  return { sandbox, client, clock };
}
