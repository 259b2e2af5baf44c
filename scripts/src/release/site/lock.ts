import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, stat, unlink, utimes } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { hasCode } from '../errors';
import { Refused } from '../outcome';

const patienceMs = 20_000;
const heartbeatMs = 2_000;
/** Without a heartbeat for this long, the holder is gone, whatever its process id says. */
const staleAfterMs = 15_000;

interface Holder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
}

/** Whether a process of this machine is there. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return hasCode(error, 'EPERM');
  }
}

async function readHolder(file: string): Promise<(Holder & { readonly ageMs: number }) | undefined> {
  try {
    const [text, { mtimeMs }] = await Promise.all([readFile(file, 'utf8'), stat(file)]);
    // A holder that was killed between making the file and writing into it left it empty.
    const holder = text === '' ? { token: '', pid: 0, host: '' } : (JSON.parse(text) as Holder);
    return { ...holder, ageMs: Date.now() - mtimeMs };
  } catch (error) {
    if (hasCode(error, 'ENOENT') || error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Takes a lock away from a holder that is gone. Only one of several that try can move the file. */
async function takeAway(file: string, gone: Holder): Promise<void> {
  const aside = `${file}.${randomUUID()}`;
  try {
    await rename(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  const moved = await readHolder(aside);
  // Somebody was quicker, and this is their new lock: put it back.
  if (moved !== undefined && moved.token !== gone.token) await link(aside, file).catch(() => undefined);
  await unlink(aside);
}

async function acquire(file: string): Promise<Holder> {
  const holder: Holder = { token: randomUUID(), pid: process.pid, host: os.hostname() };
  const deadline = Date.now() + patienceMs;
  for (;;) {
    try {
      const handle = await open(file, 'wx');
      await handle.writeFile(JSON.stringify(holder));
      await handle.close();
      return holder;
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    }
    const other = await readHolder(file);
    if (other !== undefined) {
      const isGone = other.host === holder.host && other.pid > 0 && !isAlive(other.pid);
      if (isGone || other.ageMs > staleAfterMs) {
        await takeAway(file, other);
        continue;
      }
      if (Date.now() > deadline) {
        throw new Refused(
          `Another release command (process ${other.pid} on ${other.host}) has held the site for ${patienceMs / 1000} s. Wait for it, then run this again.`,
        );
      }
    }
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 40));
  }
}

/**
 * Runs `work` while no other process changes the site. A lock whose holder was killed is taken over; what is done under
 * it is safe even then, since a revision can be written only once.
 */
export async function withLock<Result>(siteFolder: string, work: () => Promise<Result>): Promise<Result> {
  const file = path.join(siteFolder, '.lock');
  const { token } = await acquire(file);
  const heartbeat = setInterval(() => void utimes(file, new Date(), new Date()).catch(() => undefined), heartbeatMs);
  heartbeat.unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    if ((await readHolder(file))?.token === token) await unlink(file);
  }
}
