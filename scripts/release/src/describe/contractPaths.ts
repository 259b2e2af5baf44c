import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFolder } from '@tessera/platform/project';

const folder = sourceFolder('shared-contracts');

const { exports } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, string>>;
};

/** Source file of each module of the contracts, by import specifier. */
export const contractPaths: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(exports).map(([subpath, source]) => [
    `@tessera/shared-contracts${subpath.slice(1)}`,
    path.join(folder, source),
  ]),
);
