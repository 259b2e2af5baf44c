import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { importGraph } from './importGraph';

/**
 * Parts of the contracts that hosts share with remotes: those that nearly every module of every remote uses and that hosts
 * contain in any case. Of the others, each remote bundles what it uses.
 */
export const sharedModules = ['api', 'config', 'events', 'money', 'remote', 'session', 'theme', 'ui/basics'] as const;

/** A part of the contracts that hosts share with remotes. */
export type SharedModule = (typeof sharedModules)[number];

const contracts = path.join(import.meta.dirname, '../../../shared-contracts');

/** File that a part is imported from. */
export const fileOfPart = (part: SharedModule, folder = contracts): string =>
  path.join(folder, 'src', part, 'index.ts');

/** Import specifier of a part: unlike its file, the same wherever it is built. */
export const packageOfPart = (part: SharedModule): string => `@tessera/shared-contracts/${part}`;

/**
 * Hashes each part's code: its files, those of other parts that it imports, directly or not, and the versions of the
 * packages that these bundle. The same hash means the same code, including all of its imports.
 *
 * @param folder that of the contracts
 */
export function hashParts(folder = contracts): Readonly<Record<SharedModule, string>> {
  const { dependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    dependencies: Readonly<Record<string, string>>;
  };
  const hashPart = (part: SharedModule) => {
    const { files, packages } = importGraph(fileOfPart(part, folder));
    const hash = createHash('sha256');
    for (const file of [...files.keys()].sort()) hash.update(path.relative(folder, file)).update(readFileSync(file));
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
