import path from 'node:path';
import { argumentsOf, readDocuments } from '@tessera/tooling/documents';
import { bench } from './bench';
import { withTables } from './report/documentTables';

const documents = readDocuments();
const page = documents.find(({ file }) => file === 'docs/performance.md')?.text ?? '';

test('the command accepts every use of it in the documentation', () => {
  const shown = documents.flatMap((document) => argumentsOf(document, 'bench'));
  expect(shown.length).toBeGreaterThan(5);
  for (const args of shown) expect(() => bench.check(args)).not.toThrow();
});

test('tables in the documentation match the results; if not: npm run tables -w scripts/bench', () => {
  expect(page.match(/<!-- table /g)?.length).toBeGreaterThan(5);
  for (const { file, text } of documents) expect(withTables(path.dirname(file), text)).toBe(text);
});

test('a number that was changed by hand is replaced', () => {
  const altered = page.replace(/\| Home, visitor \| cold \| \d+/, '| Home, visitor | cold | 1');
  expect(altered).not.toBe(page);
  expect(withTables('docs', altered)).toBe(page);
});
