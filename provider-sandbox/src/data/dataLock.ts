import { readFileSync, statSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, utimes } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { createFile } from './createFile';

interface Holder {
  readonly pid: number;
  readonly host: string;
  /** Start time of the process, in the kernel's units; distinguishes a live holder from another process that reuses its pid. */
  readonly startedAt: string;
  readonly since: string;
}

const beatMs = 2_000;
/** Whether a holder on another machine is alive cannot be checked; it counts as dead after this long without a heartbeat. */
const silentMs = 15_000;

/** Locks a data folder against other processes until `release` is called or the process ends. */
export interface DataLock {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process. PGlite itself would let a second process open it and lose data silently.
 *
 * @throws if a live process holds it, naming that process
 */
export async function lockData(folder: string): Promise<DataLock> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, 'provider-sandbox.lock');
  const own: Holder = {
    pid: process.pid,
    host: hostname(),
    startedAt: readStart(process.pid) ?? new Date(Date.now() - process.uptime() * 1000).toISOString(),
    since: new Date().toISOString(),
  };
  for (let round = 0; round < 20; round += 1) {
    if (await createFile(path, JSON.stringify(own))) return hold(path);
    const text = await readFile(path, 'utf8').catch(() => undefined);
    if (text === undefined) continue;
    const holder = parseHolder(text);
    if (holder === undefined ? isFresh(path) : isAlive(holder, own, path)) throw heldBy(folder, holder);
    await removeDead(path, text, own.pid);
  }
  throw new Error(`The data folder ${folder} is being taken by other processes.`);
}

function hold(path: string): DataLock {
  const beat = setInterval(() => {
    const now = new Date();
    utimes(path, now, now).catch(() => undefined);
  }, beatMs);
  beat.unref();
  return {
    async release() {
      clearInterval(beat);
      await rm(path, { force: true });
    },
  };
}

/** Moves a stale lock away; if another process replaced it first, that lock is put back. */
async function removeDead(path: string, deadText: string, pid: number): Promise<void> {
  const aside = `${path}.${pid}.dead`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => undefined);
  if (moved !== undefined && moved !== deadText) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

function isAlive(holder: Holder, own: Holder, path: string): boolean {
  if (holder.host !== own.host) return isFresh(path);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const startedAt = holder.pid === own.pid ? own.startedAt : readStart(holder.pid);
  return startedAt === undefined || startedAt === holder.startedAt;
}

function isFresh(path: string): boolean {
  try {
    return Date.now() - statSync(path).mtimeMs < silentMs;
  } catch {
    return false;
  }
}

/** Field 22 of /proc/{pid}/stat; only on Linux. */
function readStart(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  } catch {
    return undefined;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const { pid, host, startedAt, since } = JSON.parse(text) as Partial<Holder>;
    if (typeof pid !== 'number' || !host || !startedAt || !since) return undefined;
    return { pid, host, startedAt, since };
  } catch {
    return undefined;
  }
}

const heldBy = (folder: string, holder: Holder | undefined) =>
  new Error(
    holder === undefined
      ? `The data folder ${folder} is held by another process.`
      : `The data folder ${folder} is held by process ${holder.pid} on ${holder.host} since ${holder.since}. Stop it, or set another DATA_DIR.`,
  );
