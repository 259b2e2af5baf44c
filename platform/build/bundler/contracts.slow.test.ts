import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../project';
import { fileOfPart, graphOfPart, hashParts, type SharedModule, sharedModules } from './contracts';

const parts = ['shared-contracts/src', 'shared-contracts/package.json', 'platform/remote'];
let folder: string;
const inFolder = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-contracts-'));
  for (const part of parts) cpSync(path.join(projectRoot, part), path.join(folder, part), { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Parts with a hash that an edit changes. */
function changedBy(edit: () => void): readonly SharedModule[] {
  const before = hashParts(inFolder);
  edit();
  const after = hashParts(inFolder);
  return sharedModules.filter((part) => before[part] !== after[part]);
}
const touching = (file: string) => changedBy(() => appendFileSync(path.join(folder, file), '\n// touched\n'));

test.each<[what: string, file: string, parts: readonly SharedModule[]]>([
  ['a call', 'shared-contracts/src/api/calls/games.ts', ['api', 'remote']],
  ['what a remote is made of', 'platform/remote/createStore.ts', ['remote']],
  ['props of an exposed module', 'shared-contracts/src/remotes/remoteContracts.ts', ['remote']],
  ['the button', 'shared-contracts/src/ui/basics/button/Button.tsx', ['ui/basics']],
  ['a part of the interface that bundles take as they need it', 'shared-contracts/src/ui/select/index.ts', []],
  ['a test', 'shared-contracts/src/money/decimal.test.ts', []],
])('an edit of %s unshares no more than what runs it', (_, file, parts) => {
  expect(touching(file)).toEqual(parts);
});

test.each(sharedModules)('an edit of %s unshares every part that imports it, and no other', (part) => {
  const file = path.relative(projectRoot, fileOfPart(part));
  const reaching = sharedModules.filter((other) => graphOfPart(other).files.has(fileOfPart(part)));
  expect(touching(file)).toEqual(reaching);
});

test('another version of a package unshares the parts that bundle it', () => {
  const file = path.join(folder, 'shared-contracts/package.json');
  const edit = () => writeFileSync(file, readFileSync(file, 'utf8').replace('"big.js": "', '"big.js": "0'));
  const changed = changedBy(edit);
  expect(changed).toContain('money');
  expect(changed).not.toContain('theme');
});

test('every import of a part imports its index: a direct import of a file would be bundled twice, with its state', () => {
  const partOf = (file: string) => sharedModules.find((part) => file.startsWith(`${path.dirname(fileOfPart(part))}/`));
  const strays = sharedModules.flatMap((entry) =>
    [...graphOfPart(entry).files].flatMap(([from, imported]) =>
      imported.filter((file) => {
        const part = partOf(file);
        return part !== undefined && part !== partOf(from) && file !== fileOfPart(part);
      }),
    ),
  );
  expect(strays).toEqual([]);
});
