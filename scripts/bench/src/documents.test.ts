import { argumentsOf, readDocuments } from '@tessera/tooling/documents';
import { bench } from './bench';

test('the command accepts every use of it in the documentation', () => {
  const shown = readDocuments().flatMap((document) => argumentsOf(document, 'bench'));
  expect(shown.length).toBeGreaterThan(5);
  for (const args of shown) expect(() => bench.check(args)).not.toThrow();
});
