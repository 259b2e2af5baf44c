import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { projectRoot } from '../apps/apps';

const ignoredFolders = new Set(['node_modules', 'dist', 'e2e', 'standalone', 'testing', 'coverage']);
const isInput = (file: string) => !/\.test\.tsx?$|\.md$/.test(file);

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const nested = await Promise.all(
    entries.map((entry) => {
      const full = path.join(folder, entry.name);
      if (entry.isDirectory()) return ignoredFolders.has(entry.name) ? [] : filesBelow(full);
      return isInput(entry.name) ? [full] : [];
    }),
  );
  return nested.flat();
}

/**
 * Hash of everything that an app's build depends on: its own files, the contracts, the build's configuration and the
 * installed versions. The same hash means the same build, so that nothing is built twice.
 *
 * @returns ten hexadecimal digits
 */
export async function hashInputs(folders: readonly string[], extra: string): Promise<string> {
  const all = [...folders, path.join(projectRoot, 'shared-contracts/src'), path.join(projectRoot, 'scripts/config')];
  const files = (await Promise.all(all.map(filesBelow))).flat().sort();
  files.push(path.join(projectRoot, 'package-lock.json'));
  const hash = createHash('sha256').update(extra);
  for (const file of files) hash.update(path.relative(projectRoot, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 10);
}
