import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from '../errors';

const heartbeatMs = 2_000;
/** Without a heartbeat for this long, the holder counts as gone, even if a process with its id exists. */
const staleAfterMs = 15_000;

/** The holder of a lock. */
export interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

/** How to wait for a lock. */
export interface LockOptions {
  /** How long to wait for another holder, in milliseconds. */
  readonly timeoutMs: number;
  /** Called once when there is another holder to wait for. */
  readonly onWait?: (holder: Holder) => void;
  /** The error thrown after the timeout. */
  readonly timeoutError: (holder: Holder) => Error;
}

/** Whether a process with this id runs on this machine. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

function parseHolder(text: string): Holder {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    // No running holder writes such a file; it is replaced once it is stale.
    return { token: '', pid: 0, host: '' };
  }
}

async function readHolder(file: string): Promise<(Holder & { readonly ageMs: number }) | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    return { ...parseHolder(text), ageMs: Date.now() - mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/**
 * Removes the lock of a holder that is gone. Of several processes that try, the one that creates a link named by that holder may compare
 * and remove the lock; the lock of the next holder has another token.
 */
async function takeAway(file: string, gone: Holder): Promise<void> {
  const claim = `${file}.${gone.token}.gone`;
  try {
    await link(file, claim);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    if (!hasCode(error, 'EEXIST')) throw error;
    // Linking has set the time: an old claim was left by a process that was killed.
    const claimed = await stat(claim).catch(() => undefined);
    if (claimed !== undefined && Date.now() - claimed.ctimeMs > staleAfterMs) await rm(claim, { force: true });
    return delay(20);
  }
  if ((await readHolder(claim))?.token === gone.token) await rm(file, { force: true });
  await rm(claim, { force: true });
}

/** Creates the lock file atomically: writes a draft and links it. Returns false if the lock file exists. */
async function create(file: string, holder: Holder): Promise<boolean> {
  const draft = `${file}.${holder.token}`;
  await writeFile(draft, JSON.stringify(holder));
  try {
    await link(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await unlink(draft);
  }
}

async function acquire(file: string, { timeoutMs, onWait, timeoutError }: LockOptions): Promise<Holder> {
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: os.hostname() };
  const deadline = Date.now() + timeoutMs;
  let hasWaited = false;
  await mkdir(path.dirname(file), { recursive: true });
  for (;;) {
    const other = await readHolder(file);
    if (other === undefined) {
      if (await create(file, holder)) return holder;
      continue;
    }
    const isGone = other.host === holder.host && other.pid > 0 && !isAlive(other.pid);
    if (isGone || other.ageMs > staleAfterMs) {
      await takeAway(file, other);
      continue;
    }
    if (Date.now() > deadline) throw timeoutError(other);
    if (!hasWaited) onWait?.(other);
    hasWaited = true;
    await delay(20 + Math.random() * 40);
  }
}

/**
 * Runs `work` while no other process holds the same lock file. The lock of a dead process is replaced.
 */
export async function withLock<Result>(
  file: string,
  options: LockOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  const { token } = await acquire(file, options);
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeatMs);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readHolder(file))?.token === token) await unlink(file);
  }
}
