import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readlink, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from './root';
import { packageFolders } from './workspaces';

/** Generated, stored or installed files, which are not sources. */
const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results', '.git', '.data', '.cache', '.site']);
/** The project's own packages among the installed ones. */
const ownScope = '@tessera';

/** A copy of the project's sources without builds, isolated from the edits and builds of this checkout. */
export interface ProjectCopy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Links the installed packages one by one, so that the project's own packages resolve to the copy. */
async function linkInstalled(folder: string): Promise<void> {
  const installed = path.join(projectRoot, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  await mkdir(path.join(linked, ownScope), { recursive: true });
  for (const name of await readdir(installed)) {
    if (name !== ownScope) await symlink(path.join(installed, name), path.join(linked, name));
  }
  for (const name of await readdir(path.join(installed, ownScope))) {
    // As npm writes them, from one folder of the project to another.
    await symlink(await readlink(path.join(installed, ownScope, name)), path.join(linked, ownScope, name));
  }
}

/** Copies the sources to a temporary folder; the installed packages are shared. */
export async function copyProject(): Promise<ProjectCopy> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'tessera-copy-'));
  await cp(projectRoot, folder, { recursive: true, filter: (file) => !notSource.has(path.basename(file)) });
  await linkInstalled(folder);
  for (const own of packageFolders) {
    const modules = path.join(projectRoot, own, 'node_modules');
    if (existsSync(modules)) await symlink(modules, path.join(folder, own, 'node_modules'));
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
