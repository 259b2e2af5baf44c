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

const folderOf = (name: AppName): string =>
  path.join(projectRoot, name === 'shell' ? 'host-shell' : name === 'sandbox' ? 'provider-sandbox' : `mfe-${name}`);

/** Every app, in the order of the ports: shell N, remotes N+1 …, provider sandbox last. */
export const apps: readonly App[] = (['shell', ...remoteNames, 'sandbox'] as const).map((name, portOffset) => ({
  name,
  folder: folderOf(name),
  portOffset,
}));

/** The app of that name. */
export function appNamed(name: AppName): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (app === undefined) throw new Error(`No app is named ${name}.`);
  return app;
}

/** Where an app answers. The suite lives on loopback: one site to cookies, one origin a port. */
export const originOf = (name: AppName, basePort: number): string =>
  `http://127.0.0.1:${basePort + appNamed(name).portOffset}`;
