import { lintFiles } from './testing/lintFiles';

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

const files = (name: string, lines: readonly string[]) =>
  lines.map((line, index) => [`mfe-lists/src/${name}${index}.ts`, line] as const);
const findingsOf = lintFiles(
  new Map([
    ...files('refused', refused),
    ...files('taken', taken),
    ['mfe-lists/src/refused.test.ts', refused[0] ?? ''],
  ]),
);

test.each(files('refused', refused))('%s is rejected: %s', (file) => {
  expect(findingsOf(file).map(({ rule }) => rule)).toContain('plugin');
});

test.each([...files('taken', taken), ['mfe-lists/src/refused.test.ts', refused[0]] as const])(
  '%s is accepted: %s',
  (file) => {
    expect(findingsOf(file).map(({ rule }) => rule)).not.toContain('plugin');
  },
);
