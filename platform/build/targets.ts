import path from 'node:path';
import { appNamed, packageFolder, remoteNames } from '../project';

/** Something to build: an app, or the workbench. */
export interface BuildTarget {
  readonly name: string;
  /** Folder of its package, absolute. */
  readonly folder: string;
  readonly configFile: string;
  readonly outputFolder: string;
  readonly isRemote: boolean;
}

const shellFolder = appNamed('shell').folder;

const shell: BuildTarget = {
  name: 'shell',
  folder: shellFolder,
  configFile: path.join(shellFolder, 'rspack.config.ts'),
  outputFolder: path.join(shellFolder, 'dist'),
  isRemote: false,
};

const remotes: readonly BuildTarget[] = remoteNames.map((name) => {
  const { folder } = appNamed(name);
  return {
    name,
    folder,
    configFile: path.join(folder, 'rspack.config.ts'),
    outputFolder: path.join(folder, 'dist'),
    isRemote: true,
  };
});

const workbenchFolder = packageFolder('workbench');

/** The workbench, a page that shows one remote alone; it is a host, like the shell. Its package holds it built. */
export const workbenchTarget: BuildTarget = {
  name: 'workbench',
  folder: workbenchFolder,
  configFile: path.join(workbenchFolder, 'rspack.config.ts'),
  outputFolder: path.join(workbenchFolder, 'dist'),
  isRemote: false,
};

/** Targets of the composed site. */
export const siteTargets: readonly BuildTarget[] = [shell, ...remotes];

/** The target of that name. */
export function targetNamed(name: string): BuildTarget {
  const target = [...siteTargets, workbenchTarget].find((candidate) => candidate.name === name);
  if (target === undefined) throw new Error(`There is no build target "${name}".`);
  return target;
}
