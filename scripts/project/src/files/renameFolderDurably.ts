import { rename } from 'node:fs/promises';
import path from 'node:path';
import { syncFolder, syncPath } from './sync';

/**
 * Renames a folder so that a power cut leaves it at one name or the other, and whole: everything in it is on the disk before
 * the rename, and the rename is when this resolves. Fails like `rename` when a folder that is not empty lies there.
 * For a single file there is `writeAtomically`.
 */
export async function renameFolderDurably(from: string, to: string): Promise<void> {
  await syncFolder(from);
  await rename(from, to);
  const parent = path.dirname(to);
  await syncPath(parent);
  // The parent itself may be new: its name has to last too.
  await syncPath(path.dirname(parent));
}
