import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../apps/apps';

/** What is made, kept or installed, and does not belong to the source. */
const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git', '.data', '.cache', '.site']);

/** A copy of the project's sources with nothing built, so that measuring a build takes nobody's build away. */
export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Copies the sources aside; the installed packages are shared. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-build-'));
  await cp(projectRoot, folder, { recursive: true, filter: (file) => !notSource.has(path.basename(file)) });
  for (const place of ['.', ...(await readdir(folder))]) {
    const modules = path.join(projectRoot, place, 'node_modules');
    if (existsSync(modules)) await symlink(modules, path.join(folder, place, 'node_modules'));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
