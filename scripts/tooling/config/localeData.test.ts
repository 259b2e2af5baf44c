import { lintFiles } from './testing/lintFiles';

const refused = [
  "export const total = (5000).toLocaleString('en-US');",
  "export const read = (count?: number) => count?.toLocaleString('en-US');",
  'export const day = (date: Date) => date.toLocaleDateString();',
  'export const time = (date: Date) => date.toLocaleTimeString();',
  'export const order = (one: string, other: string) => one.localeCompare(other);',
  "export const format = new Intl.NumberFormat('en-US');",
];
const taken = ['export const text = (count: number) => String(count);', 'export type Format = Intl.NumberFormat;'];

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
