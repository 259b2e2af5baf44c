import { createHash, randomUUID } from 'node:crypto';
import { readFileSync, readlinkSync, renameSync } from 'node:fs';
import { chmod, link, lstat, mkdir, open, rm, rmdir, symlink } from 'node:fs/promises';
import path from 'node:path';
import { hasCode } from '@tessera/platform/project';
import { syncPath, withLock } from '@tessera/platform/project/files';
import { Refused } from '../outcome';
import { listFiles } from './listFiles';
import type { ObjectStore, StoredObject } from './objectStore';

/** Files are here while they are written, until they get their name; a killed writer leaves them behind. */
export const incomingPrefix = '.incoming/';

/** Stored as a link to what it names, so that a web server follows it. */
const pointerKey = 'current';
/** Stable names under which web servers read what the pointer leads to. */
const servedNames = ['registry.json', 'pages'];

const lockTimeoutMs = 20_000;

const lockOptions = {
  timeoutMs: lockTimeoutMs,
  timeoutError: ({ pid, host }: { readonly pid: number; readonly host: string }) =>
    new Refused(
      `Another release command (process ${pid} on ${host}) has held the site for ${lockTimeoutMs / 1000} s. Wait for it, then run this again.`,
    ),
};

/** Keys that start with a dot are not served, and other accounts may not read them. */
const isPrivate = (key: string) => key.startsWith('.');

const versionOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Creates a folder and its parents durably: each new name has reached the disk. */
async function makeFolder(folder: string, isHidden: boolean): Promise<void> {
  const first = await mkdir(folder, { recursive: true, ...(isHidden && { mode: 0o770 }) });
  if (first === undefined) return;
  for (let each = folder; each.length >= first.length; each = path.dirname(each)) {
    // The web server's user has to read it, regardless of the umask.
    if (!isHidden) await chmod(each, (await lstat(each)).mode | 0o755);
    await syncPath(path.dirname(each));
  }
}

/** Writes a draft, which no reader knows yet; it is synced to disk when this resolves. */
async function writeDraft(file: string, bytes: string | Uint8Array, isHidden: boolean): Promise<void> {
  const handle = await open(file, 'wx', isHidden ? 0o660 : 0o666);
  try {
    await handle.writeFile(bytes);
    if (!isHidden) await handle.chmod((await handle.stat()).mode | 0o644);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** `undefined` if it does not exist. */
function unlessMissing(error: unknown): undefined {
  if (!hasCode(error, 'ENOENT', 'ENOTDIR')) throw error;
}

/** Whether the name could be created; false if it exists already. */
const isNamed = (work: Promise<void>): Promise<boolean> =>
  work.then(
    () => true,
    (error: unknown) => {
      if (hasCode(error, 'EEXIST')) return false;
      throw error;
    },
  );

/**
 * A site in a folder: a file for each object. Several processes and machines may use it at once, and each may be killed at
 * any time. The file system has to support links and atomic renames.
 */
export function openFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => path.join(folder, key);

  const readNow = (key: string): StoredObject | undefined => {
    try {
      const bytes = key === pointerKey ? Buffer.from(readlinkSync(fileOf(key))) : readFileSync(fileOf(key));
      return { bytes, version: versionOf(bytes) };
    } catch (error) {
      return unlessMissing(error);
    }
  };

  /** Links cannot be compared and replaced in one step: a lock keeps others out for these two calls. */
  const swap = (key: string, draft: string, expected: string) =>
    withLock(fileOf('.lock'), lockOptions, async () => {
      // Nothing may come between the two, not even another task of this process.
      if (readNow(key)?.version !== expected) return false;
      renameSync(draft, fileOf(key));
      return true;
    });

  return {
    where: folder,
    read: async (key) => readNow(key),
    async write(key, bytes, condition) {
      const file = fileOf(key);
      const isPointer = key === pointerKey;
      const draft = fileOf(`${incomingPrefix}${randomUUID()}`);
      // The web server's user reads the site's own folder, whatever is written into it first.
      await makeFolder(folder, false);
      await makeFolder(path.dirname(file), isPrivate(key));
      await makeFolder(path.dirname(draft), true);
      try {
        if (isPointer) await symlink(String(bytes), draft);
        else await writeDraft(draft, bytes, isPrivate(key));
        const isWritten =
          'ifVersion' in condition
            ? await swap(key, draft, condition.ifVersion)
            : await isNamed(isPointer ? symlink(String(bytes), file) : link(draft, file));
        if (!isWritten) return undefined;
        if (isPointer) {
          for (const name of servedNames) await isNamed(symlink(`${pointerKey}/${name}`, fileOf(name)));
        }
        await syncPath(path.dirname(file));
        return versionOf(Buffer.from(bytes));
      } finally {
        await rm(draft, { force: true });
      }
    },
    async list(prefix) {
      const files = await listFiles(fileOf(prefix)).catch(unlessMissing);
      const listed = (files ?? []).map(async (file) => {
        const stats = await lstat(fileOf(prefix + file)).catch(unlessMissing);
        return stats === undefined ? [] : [{ key: prefix + file, modifiedAt: stats.mtime }];
      });
      return (await Promise.all(listed)).flat();
    },
    async delete(key) {
      await rm(fileOf(key), { force: true });
      // Folders are not objects: empty ones are removed, except those that every site has.
      for (let each = path.dirname(key); each.includes('/'); each = path.dirname(each)) {
        const isKept = await rmdir(fileOf(each)).then(
          () => false,
          () => true,
        );
        if (isKept) return;
      }
    },
  };
}
