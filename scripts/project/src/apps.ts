import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';

/** Folder of the project. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Anything that runs as a process with an origin of its own. */
export type AppName = 'shell' | RemoteName | 'sandbox';

/** One app of the suite. */
export interface App {
  readonly name: AppName;
  readonly folder: string;
  /** Distance of its port from the suite's. */
  readonly portOffset: number;
}

/**
 * Distance of each app's port from the suite's, for good: bookmarks, overrides and documents name them. An app that is added
 * takes the next number, wherever it stands in a list.
 */
const portOffsets: Readonly<Record<AppName, number>> = {
  shell: 0,
  wallet: 1,
  account: 2,
  games: 3,
  lists: 4,
  sandbox: 5,
};

/** How many ports in a row a suite takes. */
export const portCount = Math.max(...Object.values(portOffsets)) + 1;

const folderOf = (name: AppName): string =>
  path.join(projectRoot, name === 'shell' ? 'host-shell' : name === 'sandbox' ? 'provider-sandbox' : `mfe-${name}`);

/** Every app. */
export const apps: readonly App[] = (['shell', ...remoteNames, 'sandbox'] as const).map((name) => ({
  name,
  folder: folderOf(name),
  portOffset: portOffsets[name],
}));

/** The app of that name. */
export function appNamed(name: AppName): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (app === undefined) throw new Error(`No app is named ${name}.`);
  return app;
}

/** Port of an app of a suite that begins at `basePort`. */
export const portOf = (name: AppName, basePort: number): number => basePort + appNamed(name).portOffset;

/** Where an app answers. The suite lives on loopback: one site to cookies, one origin a port. */
export const originOf = (name: AppName, basePort: number): string => `http://127.0.0.1:${portOf(name, basePort)}`;
