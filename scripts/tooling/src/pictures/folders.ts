import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Paths of the files in a folder and below, relative to it and sorted; none if the folder does not exist. */
export async function filesUnder(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}
