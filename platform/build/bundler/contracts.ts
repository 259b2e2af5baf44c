import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from '../../project';
import { importGraph } from './importGraph';

/**
 * Parts of the contracts that hosts share with remotes: nearly every remote module uses them, and hosts contain them
 * anyway. Remotes bundle what they use of the other parts.
 */
export const sharedModules = ['api', 'config', 'events', 'money', 'remote', 'session', 'theme', 'ui/basics'] as const;

/** A part of the contracts that hosts share with remotes. */
export type SharedModule = (typeof sharedModules)[number];

/** Import specifier of a part: unlike its file, the same wherever it is built. */
export const packageOfPart = (part: SharedModule): string =>
  part === 'remote' ? '@tessera/platform/remote' : `@tessera/shared-contracts/${part}`;

const packages = ['platform', 'shared-contracts'] as const;

/** Gives the folder of a package's sources. */
type FolderOf = (name: (typeof packages)[number]) => string;

/** Files of our own packages; others are only listed. */
const fileOf = (request: string, folderOf: FolderOf): string | undefined => {
  const [, ours, module] = /^@tessera\/(platform|shared-contracts)\/(.+)$/.exec(request) ?? [];
  if (ours === undefined || module === undefined) return undefined;
  return ours === 'platform'
    ? path.join(folderOf('platform'), module, 'index.ts')
    : path.join(folderOf('shared-contracts'), 'src', module, 'index.ts');
};

/** File that a part is imported from. */
export const fileOfPart = (part: SharedModule, folderOf: FolderOf = sourceFolder): string =>
  fileOf(packageOfPart(part), folderOf) ?? '';

/** What a part consists of. */
export const graphOfPart = (part: SharedModule, folderOf: FolderOf = sourceFolder) =>
  importGraph(fileOfPart(part, folderOf), (request) => fileOf(request, folderOf));

/** Name of a file of the packages: the same in the project and where they are installed. */
function nameOf(file: string, folderOf: FolderOf): string {
  const own = packages.find((name) => file.startsWith(path.join(folderOf(name), path.sep)));
  return own === undefined ? file : path.join(own, path.relative(folderOf(own), file));
}

/**
 * Hashes each part's code: its files, its transitive imports from other parts, and the versions of the packages
 * that these bundle. The same hash means the same code, including all of its imports.
 *
 * @param folderOf gives the folder of a package's sources
 */
export function hashParts(folderOf: FolderOf = sourceFolder): Readonly<Record<SharedModule, string>> {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(folderOf('shared-contracts'), 'package.json'), 'utf8'),
  ) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const hashPart = (part: SharedModule) => {
    const { files, packages } = graphOfPart(part, folderOf);
    const hash = createHash('sha256');
    for (const file of [...files.keys()].sort()) {
      hash.update(nameOf(file, folderOf)).update(readFileSync(file));
    }
    // The host provides the others to every importer.
    for (const name of packages) if (name in dependencies) hash.update(`${name}@${dependencies[name]}`);
    return hash.digest('hex').slice(0, 10);
  };
  return Object.fromEntries(sharedModules.map((part) => [part, hashPart(part)])) as Record<SharedModule, string>;
}

/** Hash of each part in this checkout. */
export const partHashes = hashParts();

/** Key of a part in the share scope. */
export const keyOfPart = (part: SharedModule): string => `tessera-contracts/${part}@${partHashes[part]}`;
