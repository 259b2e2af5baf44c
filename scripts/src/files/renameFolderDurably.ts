import { open, readdir, rename } from 'node:fs/promises';
import path from 'node:path';

/** Makes the disk hold what was written to a file, or which names a folder holds. */
export async function syncPath(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs everything below a folder, then the folder itself. */
async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const work = entries.map((entry) => {
    const inside = path.join(folder, entry.name);
    if (entry.isDirectory()) return syncFolder(inside);
    return entry.isFile() ? syncPath(inside) : undefined;
  });
  await Promise.all(work);
  await syncPath(folder);
}

/**
 * Renames a folder so that a power cut leaves it at one name or the other, and whole: everything in it is on the disk before
 * the rename, and the rename is when this resolves. Fails like `rename` when a folder that is not empty lies there.
 * For a single file there is `write-file-atomic`.
 */
export async function renameFolderDurably(from: string, to: string): Promise<void> {
  await syncFolder(from);
  await rename(from, to);
  const parent = path.dirname(to);
  await syncPath(parent);
  // The parent itself may be new: its name has to last too.
  await syncPath(path.dirname(parent));
}
