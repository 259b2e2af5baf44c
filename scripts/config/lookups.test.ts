/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const refused = [
  'export const looks: Readonly<Record<string, number>> = { a: 1 };',
  'export const looks: Record<string, number> = { a: 1 };',
  'export const looks: { readonly [name: string]: number } = { a: 1 };',
  'export const lookOf = (name: string) => table[name as keyof typeof table];',
];
const taken = [
  'export const looks: ReadonlyMap<string, number> = new Map(Object.entries({ a: 1 }));',
  "export const looks: Readonly<Record<'a' | 'b', number>> = { a: 1, b: 2 };",
  'export const looks = { a: 1 };',
];

/** What the project's linter says of lines of an app, by the name of the file that each lies in. */
function lint(lines: ReadonlyMap<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lookups-'));
  try {
    for (const [file, line] of lines) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${line}\n`);
    }
    const args = ['lint', `--config-path=${root}`, '--vcs-enabled=false', '--reporter=json', ...lines.keys()];
    return spawnSync(path.join(root, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' }).stdout;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = (name: string, lines: readonly string[]) =>
  lines.map((line, index) => [`mfe-lists/src/${name}${index}.ts`, line] as const);
const said = lint(
  new Map([
    ...files('refused', refused),
    ...files('taken', taken),
    ['mfe-lists/src/refused.test.ts', refused[0] ?? ''],
  ]),
);

test.each(files('refused', refused))('%s is refused: %s', (file) => {
  expect(said).toContain(`"path":"${file}"`);
});

test.each([...files('taken', taken), ['mfe-lists/src/refused.test.ts', refused[0]] as const])(
  '%s is taken: %s',
  (file) => {
    expect(said).not.toContain(`"path":"${file}"`);
  },
);
