import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../apps/apps';

/** Folders of the workspace's packages, from the folder list. */
export const packageFolders: readonly string[] = readdirSync(projectRoot).filter(
  (folder) => folder !== 'node_modules' && existsSync(path.join(projectRoot, folder, 'package.json')),
);
