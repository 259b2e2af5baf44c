import { mkdir, open, readdir } from 'node:fs/promises';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';

/**
 * Replaces a file at once: written under a name of its own, synced to the disk and renamed. Whoever reads it, and whatever
 * ends this process, there is the old file or the new one.
 */
export async function writeAtomically(file: string, content: string | Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFileAtomic(file, content);
}

/** Waits until every file below a folder is on the disk, for whoever then writes down that the folder is whole. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const handle = await open(path.join(entry.parentPath, entry.name), 'r');
    await handle.sync().finally(() => handle.close());
  }
}
