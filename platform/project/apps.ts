import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { remoteNames as namesInContract, type RemoteName } from '@tessera/shared-contracts/remotes';
import { integer, minValue, number, object, optional, pipe, regex, safeParse, string } from 'valibot';
import { UserError } from './errors';
import { isOwnRepository, packageFolder, projectRoot } from './root';

/** Anything that runs as a process with its own origin. */
export type AppName = 'shell' | RemoteName | 'sandbox';

/** One app of the suite. */
export interface App {
  readonly name: AppName;
  readonly folder: string;
  /** Offset of its port from the suite's base port; absent for a remote that is not in this checkout. */
  readonly portOffset?: number | undefined;
}

/**
 * A remote's `remote.json`. Port offsets never change: bookmarks, overrides and documents name the ports. A new remote takes the next
 * number. In a remote's own repository it also names the remote, which in the project its folder does.
 */
const remoteFileSchema = object({
  name: optional(pipe(string(), regex(/^[a-z][a-z0-9]*$/))),
  portOffset: pipe(number(), integer(), minValue(1)),
});

function readRemoteFile(file: string) {
  const { success, output, issues } = safeParse(remoteFileSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (success) return output;
  throw new UserError(`${file} cannot be read: ${issues.map(({ message }) => message).join(' ')}`);
}

/** The remote whose own repository this is; in the project, and where the platform is a mere library, none. */
export const ownRemote: RemoteName | undefined =
  isOwnRepository && existsSync(path.join(projectRoot, 'remote.json'))
    ? (readRemoteFile(path.join(projectRoot, 'remote.json')).name as RemoteName | undefined)
    : undefined;

function folderOf(name: AppName): string {
  if (name === 'sandbox') return packageFolder('provider-sandbox');
  if (name === ownRemote) return projectRoot;
  return path.join(projectRoot, name === 'shell' ? 'host-shell' : `mfe-${name}`);
}

function readPortOffset(name: AppName, folder: string): number | undefined {
  if (name === 'shell') return 0;
  if (name === 'sandbox') return 5;
  const file = path.join(folder, 'remote.json');
  return existsSync(file) ? readRemoteFile(file).portOffset : undefined;
}

/** Remotes of this checkout. */
const namesHere = isOwnRepository
  ? [ownRemote ?? []].flat()
  : readdirSync(projectRoot).flatMap((folder) => {
      const [, name] = /^mfe-([a-z][a-z0-9]*)$/.exec(folder) ?? [];
      return name === undefined || !existsSync(path.join(projectRoot, folder, 'remote.json')) ? [] : [name];
    });

/**
 * Every remote: those of the contract, and those of this checkout that have only pages of their own. The type knows those of the
 * contract, by which tooling names remotes.
 */
export const remoteNames = [...new Set<string>([...namesInContract, ...namesHere])] as readonly RemoteName[];

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
