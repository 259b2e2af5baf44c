import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder with the platform's folder in it: the project's, or `node_modules/@tessera` where the platform is installed. */
const packagesFolder = fileURLToPath(new URL('../..', import.meta.url));

/** Whether the platform is an installed package: in a remote's own repository. */
export const isOwnRepository = packagesFolder.split(path.sep).includes('node_modules');

/** The nearest folder with a `remote.json`, or the folder itself. */
function findRepository(folder: string): string {
  for (let place = folder; path.dirname(place) !== place; place = path.dirname(place)) {
    if (existsSync(path.join(place, 'remote.json'))) return place;
  }
  return folder;
}

/** Folder of the project, or of the remote's own repository. */
export const projectRoot = isOwnRepository ? findRepository(process.cwd()) : packagesFolder;

/** Folders of the packages that a remote's own repository installs, relative to the project. */
export const installedPackages = {
  'shared-contracts': 'shared-contracts',
  platform: 'platform',
  'provider-sandbox': 'provider-sandbox',
  tooling: 'scripts/tooling',
  workbench: 'workbench',
  release: 'scripts/release',
  cli: 'scripts/cli',
} as const;

/** Short name of a package that a remote's own repository installs. */
type InstalledPackage = keyof typeof installedPackages;

/** Folder of one of the project's packages, wherever it is installed. */
export const packageFolder = (name: InstalledPackage): string =>
  path.join(packagesFolder, isOwnRepository ? name : installedPackages[name]);

/** A file of one of the packages. Scripts, named by their source, are compiled where the package is installed. */
export const packageFile = (name: InstalledPackage, file: string): string =>
  path.join(packageFolder(name), isOwnRepository ? file.replace(/(?<!\.d)\.tsx?$/, '.js') : file);

/** Folder with the sources of a package that pages contain. */
export const sourceFolder = (name: 'platform' | 'shared-contracts'): string =>
  path.join(packageFolder(name), isOwnRepository ? 'source' : '');
