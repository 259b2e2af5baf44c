import { testLintPlugin } from './testing/testLintPlugin';

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

testLintPlugin('a Map', refused, taken);
