import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from './root';

const manifest = path.join(projectRoot, 'package.json');
/** A new repository has no manifest yet. */
const { workspaces = [] } = (existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')) : {}) as {
  readonly workspaces?: readonly string[];
};

const foldersLike = (beginning: string) => readdirSync(projectRoot).filter((folder) => folder.startsWith(beginning));

/** Folders of the packages in this checkout, relative to its root. */
export const packageFolders: readonly string[] = workspaces
  .flatMap((pattern) => (pattern.endsWith('*') ? foldersLike(pattern.slice(0, -1)) : pattern))
  .filter((folder) => existsSync(path.join(projectRoot, folder, 'package.json')));

/** Packages in a folder, or the folder itself if it is one. */
export const packagesIn = (folder: string): readonly string[] =>
  packageFolders.filter((own) => `${own}/`.startsWith(`${folder}/`));
