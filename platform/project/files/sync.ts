import { open, readdir } from 'node:fs/promises';
import path from 'node:path';

/** Syncs a file's content, or a folder's entries, to the disk. */
export async function syncPath(file: string): Promise<void> {
  const handle = await open(file, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Syncs everything below a folder, then the folder itself. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const inside = entries.filter((entry) => entry.isFile() || entry.isDirectory());
  await Promise.all(inside.map((entry) => syncPath(path.join(entry.parentPath, entry.name))));
  await syncPath(folder);
}
