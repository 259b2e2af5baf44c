import { testLintPlugin } from './testing/testLintPlugin';

const refused = [
  "export const total = (5000).toLocaleString('en-US');",
  "export const read = (count?: number) => count?.toLocaleString('en-US');",
  'export const day = (date: Date) => date.toLocaleDateString();',
  'export const time = (date: Date) => date.toLocaleTimeString();',
  'export const order = (one: string, other: string) => one.localeCompare(other);',
  "export const format = new Intl.NumberFormat('en-US');",
];
const taken = ['export const text = (count: number) => String(count);', 'export type Format = Intl.NumberFormat;'];

testLintPlugin('@tessera/shared-contracts/format', refused, taken);
