import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileOfPart, hashParts, type SharedModule, sharedModules } from './contracts';
import { importGraph } from './importGraph';

const contracts = path.join(import.meta.dirname, '../../../shared-contracts');
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-contracts-'));
  cpSync(path.join(contracts, 'src'), path.join(folder, 'src'), { recursive: true });
  cpSync(path.join(contracts, 'package.json'), path.join(folder, 'package.json'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Parts whose hash an edit changes. */
function changedBy(edit: () => void): readonly SharedModule[] {
  const before = hashParts(folder);
  edit();
  const after = hashParts(folder);
  return sharedModules.filter((part) => before[part] !== after[part]);
}
const touching = (file: string) => changedBy(() => appendFileSync(path.join(folder, 'src', file), '\n// touched\n'));

test.each<[what: string, file: string, parts: readonly SharedModule[]]>([
  ['a call', 'api/calls/games.ts', ['api', 'remote']],
  ['what a remote is made of', 'remote/createStore.ts', ['remote']],
  ['props of an exposed module', 'remotes/remoteContracts.ts', ['remote']],
  ['the button', 'ui/basics/button/Button.tsx', ['ui/basics']],
  ['a part of the interface that bundles take as they need it', 'ui/select/index.ts', []],
  ['a test', 'money/decimal.test.ts', []],
])('an edit of %s unshares no more than what runs it', (_, file, parts) => {
  expect(touching(file)).toEqual(parts);
});

test.each(sharedModules)('an edit of %s unshares every part that imports it, and no other', (part) => {
  const file = path.relative(path.join(contracts, 'src'), fileOfPart(part));
  const reaching = sharedModules.filter((other) => importGraph(fileOfPart(other)).files.has(fileOfPart(part)));
  expect(touching(file)).toEqual(reaching);
});

test('another version of a package unshares the parts that bundle it', () => {
  const file = path.join(folder, 'package.json');
  const edit = () => writeFileSync(file, readFileSync(file, 'utf8').replace('"big.js": "', '"big.js": "0'));
  const changed = changedBy(edit);
  expect(changed).toContain('money');
  expect(changed).not.toContain('theme');
});

test('every import of a part imports its index: a direct import of a file would be bundled twice, with its state', () => {
  const partOf = (file: string) => sharedModules.find((part) => file.startsWith(`${path.dirname(fileOfPart(part))}/`));
  const strays = sharedModules.flatMap((entry) =>
    [...importGraph(fileOfPart(entry)).files].flatMap(([from, imported]) =>
      imported.filter((file) => {
        const part = partOf(file);
        return part !== undefined && part !== partOf(from) && file !== fileOfPart(part);
      }),
    ),
  );
  expect(strays).toEqual([]);
});
