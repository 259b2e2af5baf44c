import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';

/** Folder of the project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Anything that runs as a process with its own origin. */
export type AppName = 'shell' | RemoteName | 'sandbox';

/** One app of the suite. */
export interface App {
  readonly name: AppName;
  readonly folder: string;
  /** Offset of its port from the suite's base port. */
  readonly portOffset: number;
}

/**
 * Port offset of each app from the suite's base port. These never change: bookmarks, overrides and documents name the ports.
 * A new app takes the next number, whatever its position in a list.
 */
const portOffsets: Readonly<Record<AppName, number>> = {
  shell: 0,
  wallet: 1,
  account: 2,
  games: 3,
  lists: 4,
  sandbox: 5,
};

/** How many consecutive ports a suite takes. */
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

/** Port of an app in a suite that starts at `basePort`. */
export const portOf = (name: AppName, basePort: number): number => basePort + appNamed(name).portOffset;

/**
 * Origin of an app. The suite runs on loopback: one site for cookies, one origin per port. It is opened by name, since
 * browsers have passkeys at host names only (WebAuthn: RP ID).
 */
export const originOf = (name: AppName, basePort: number): string => `http://localhost:${portOf(name, basePort)}`;
