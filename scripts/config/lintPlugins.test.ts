/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

const refused = [
  // lookups.grit
  'export const looks: Readonly<Record<string, number>> = { a: 1 };',
  'export const looks: Record<string, number> = { a: 1 };',
  'export const looks: { readonly [name: string]: number } = { a: 1 };',
  'export const lookOf = (name: string) => table[name as keyof typeof table];',
  // remoteGlobals.grit
  "export const kept = localStorage.getItem('a');",
  "export const kept = window.sessionStorage.getItem('a');",
  'export const kept = globalThis.localStorage;',
  'export const kept = window?.localStorage;',
  "export const kept = window['sessionStorage'];",
  'export const kept = document.defaultView?.localStorage;',
  'export const { sessionStorage } = window;',
  'export const { localStorage: kept } = globalThis;',
  "export const answer = window.fetch('/');",
  "export const answer = globalThis.confirm('?');",
];
const taken = [
  'export const looks: ReadonlyMap<string, number> = new Map(Object.entries({ a: 1 }));',
  "export const looks: Readonly<Record<'a' | 'b', number>> = { a: 1, b: 2 };",
  'export const looks = { a: 1 };',
  'export const kept = storage.getItem(window.localStorageKey);',
  'export const answer = messages.confirm;',
];

/** Files that a plugin of the linter says something of. */
function refusedFiles(lines: ReadonlyMap<string, string>): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  try {
    for (const [file, line] of lines) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), `${line}\n`);
    }
    const args = ['lint', `--config-path=${root}`, '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json'];
    const { stdout } = spawnSync(path.join(root, 'node_modules/.bin/biome'), [...args, ...lines.keys()], {
      cwd: folder,
      encoding: 'utf8',
    });
    const { diagnostics } = JSON.parse(stdout) as {
      readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
    };
    return diagnostics.filter(({ category }) => category === 'plugin').map(({ location }) => location.path);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const files = (name: string, lines: readonly string[]) =>
  lines.map((line, index) => [`mfe-lists/src/${name}${index}.ts`, line] as const);
const elsewhere = [
  ['mfe-lists/src/refused.test.ts', refused[0] ?? ''],
  ['host-shell/src/kept.ts', 'export const kept = window.localStorage;'],
] as const;
const said = refusedFiles(new Map([...files('refused', refused), ...files('taken', taken), ...elsewhere]));

test.each(files('refused', refused))('%s is refused: %s', (file) => {
  expect(said).toContain(file);
});

test.each([...files('taken', taken), ...elsewhere])('%s is taken: %s', (file) => {
  expect(said).not.toContain(file);
});
