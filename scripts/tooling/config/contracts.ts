import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '@tessera/project';

const sources = path.join(projectRoot, 'shared-contracts/src');

/**
 * Parts without anything to see: calls, schemas, money, what a remote is made of and what apps share. They import nothing but
 * each other and {@link hashedParts}.
 */
const dataParts = ['api', 'config', 'events', 'money', 'remote', 'session', 'theme'] as const;
/** Parts of which each bundle takes what it uses. They are hashed with those that import them. */
const hashedParts = ['remotes'] as const;

/**
 * Parts of the contracts that hosts hand to remotes: those that nearly every module of every remote uses and that hosts
 * hold in any case. The others each remote bundles as far as it uses them.
 */
export const sharedModules = [...dataParts, 'ui/basics'] as const;

/** A part of the contracts that hosts hand to remotes. */
export type SharedModule = (typeof sharedModules)[number];

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Versions of what the parts import from outside. */
const importedVersions = () => {
  const { dependencies } = JSON.parse(readFileSync(path.join(sources, '../package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return JSON.stringify(dependencies);
};

/** Names the sources of parts byte for byte: what has the same name is the same code. */
function hashOf(parts: readonly string[]): string {
  const hash = createHash('sha256').update(importedVersions());
  const files = parts.flatMap((part) => filesBelow(path.join(sources, part))).sort();
  for (const file of files) hash.update(path.relative(sources, file)).update(readFileSync(file));
  return hash.digest('hex').slice(0, 10);
}

/** Hash of the parts without anything to see. */
export const contractsHash = hashOf([...dataParts, ...hashedParts]);
/** Hash of the interface's basics: they are built upon the other parts, which a change of the basics leaves as they were. */
export const basicsHash = hashOf([...sharedModules, ...hashedParts]);

/** Key of the share scope that a part is handed over by. */
export const keyOfPart = (part: SharedModule): string =>
  `tessera-contracts-${part === 'ui/basics' ? basicsHash : contractsHash}/${part}`;

/** File that a part is imported from. */
export const fileOfPart = (part: SharedModule): string => path.join(sources, part, 'index.ts');

/** What a part is imported as: unlike its file, the same wherever it is built. */
export const packageOfPart = (part: SharedModule): string => `@tessera/shared-contracts/${part}`;
