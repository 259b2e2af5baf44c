import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { hasCode, reasonOf } from '@tessera/project';
import type { ReleaseFiles } from './siteReader';

/** Files below a folder, by their paths relative to it, sorted. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/** Files of a release in the site's folder. */
export const filesIn = (folder: string): ReleaseFiles => ({
  where: folder,
  list: async () => (existsSync(folder) ? listFiles(folder) : []),
  async read(file) {
    try {
      return await readFile(path.join(folder, file));
    } catch (error) {
      throw new Error(
        hasCode(error, 'ENOENT') ? `${file} is missing from ${folder}` : `${file} cannot be read: ${reasonOf(error)}`,
      );
    }
  },
});
