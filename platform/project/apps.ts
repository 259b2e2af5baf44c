import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type RemoteName, remoteNames } from '@tessera/shared-contracts/remotes';
import { integer, minValue, number, object, parse, pipe } from 'valibot';
import { UserError } from './errors';

/** Folder of the project. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

/** Anything that runs as a process with its own origin. */
export type AppName = 'shell' | RemoteName | 'sandbox';

/** One app of the suite. */
export interface App {
  readonly name: AppName;
  readonly folder: string;
  /** Offset of its port from the suite's base port; absent for a remote that is not in this checkout. */
  readonly portOffset?: number | undefined;
}

const folderOf = (name: AppName): string =>
  path.join(projectRoot, name === 'shell' ? 'host-shell' : name === 'sandbox' ? 'provider-sandbox' : `mfe-${name}`);

/**
 * A remote's `remote.json`. Port offsets never change: bookmarks, overrides and documents name the ports. A new remote takes the next
 * number.
 */
const remoteFileSchema = object({ portOffset: pipe(number(), integer(), minValue(1)) });

function readPortOffset(name: AppName, folder: string): number | undefined {
  if (name === 'shell') return 0;
  if (name === 'sandbox') return 5;
  const file = path.join(folder, 'remote.json');
  return existsSync(file) ? parse(remoteFileSchema, JSON.parse(readFileSync(file, 'utf8'))).portOffset : undefined;
}

/** Every app. */
export const apps: readonly App[] = (['shell', ...remoteNames, 'sandbox'] as const).map((name) => {
  const folder = folderOf(name);
  return { name, folder, portOffset: readPortOffset(name, folder) };
});

/** How many consecutive ports a suite takes. */
export const portCount = Math.max(...apps.map(({ portOffset = 0 }) => portOffset)) + 1;

/** The app of that name. */
export function appNamed(name: AppName): App {
  const app = apps.find((candidate) => candidate.name === name);
  if (app === undefined) throw new Error(`No app is named ${name}.`);
  return app;
}

/**
 * Port of an app in a suite that starts at `basePort`.
 *
 * @throws UserError when the app is a remote that is not in this checkout
 */
export function portOf(name: AppName, basePort: number): number {
  const { folder, portOffset } = appNamed(name);
  if (portOffset !== undefined) return basePort + portOffset;
  throw new UserError(
    `There is no ${path.basename(folder)}/remote.json, so ${name} has no port. Check out its folder.`,
  );
}

/**
 * Origin of an app. The suite runs on loopback: one site for cookies, one origin per port. It is opened by name, since
 * browsers have passkeys at host names only (WebAuthn: RP ID).
 */
export const originOf = (name: AppName, basePort: number): string => `http://localhost:${portOf(name, basePort)}`;
