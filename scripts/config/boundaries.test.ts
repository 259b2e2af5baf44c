/** @jest-environment node */
import { lintFiles } from './testing/lintFiles';

const contracts = '@tessera/shared-contracts';

/** Where a file lies, what it imports, and what the linter says to do instead. */
const refused: readonly (readonly [place: string, imported: string, remedy: RegExp])[] = [
  ['host-shell/simulator/src', '../../src/layout', /loader alone/],
  ['host-shell/simulator/src', '../../src/loader/registry', /loader alone/],
  ['host-shell/simulator/src/tools', '../../../src/App', /loader alone/],
  ['host-shell/simulator/src', '@tessera/host-shell', /loader alone/],
  ['host-shell/simulator/src', '../../../mfe-wallet/src/standalone/states', /shipped files/],
  ['host-shell/simulator/src', '@tessera/mfe-wallet', /shipped files/],
  ['host-shell/simulator/src', '../../../provider-sandbox/src/config', /shipped files/],
  ['host-shell/simulator/src', `${contracts}/testing/sandbox`, /for tests/],
  ['host-shell/simulator/src', `${contracts}/src/api/calls`, /subpath export/],
  ['host-shell/src/slots', '../../simulator/src/states', /second host/],
  ...['ui', 'ui/basics', 'session', 'events', 'remotes', 'theme', 'config', 'testing', 'src/api/calls'].map(
    (part) => ['provider-sandbox/src/cashier', `${contracts}/${part}`, /calls .*, money and addresses/] as const,
  ),
  ['provider-sandbox/src/cashier', '@tessera/mfe-wallet', /knows no app/],
  ['provider-sandbox/src', '../../host-shell/src/App', /knows no app/],
];

const taken: readonly (readonly [place: string, imported: string])[] = [
  ['host-shell/simulator/src', '../../src/loader'],
  ['host-shell/simulator/src', './states'],
  ['host-shell/simulator/src/tools', '../states'],
  ['host-shell/simulator/src', `${contracts}/remotes`],
  ['host-shell/src/slots', '../loader'],
  ...['addresses', 'api', 'api/schema', 'money'].map(
    (part) => ['provider-sandbox/src/cashier', `${contracts}/${part}`] as const,
  ),
  ['provider-sandbox/src/cashier', '../money'],
];

const fileOf = ([place, imported]: readonly [string, string, ...unknown[]]) =>
  `${place}/${imported.replace(/\W+/g, '-')}.ts`;
const findingsOf = lintFiles(
  new Map(
    [...refused, ...taken].map((example) => [
      fileOf([...example]),
      `import { thing } from '${example[1]}';\nexport const used = thing;`,
    ]),
  ),
);
const boundaryFindings = (place: string, imported: string) =>
  findingsOf(fileOf([place, imported])).filter(({ rule }) => rule === 'lint/style/noRestrictedImports');

test.each(refused)('%s may not import %s', (place, imported, remedy) => {
  expect(boundaryFindings(place, imported).map(({ message }) => message)).toEqual([expect.stringMatching(remedy)]);
});

test.each(taken)('%s may import %s', (place, imported) => {
  expect(boundaryFindings(place, imported)).toEqual([]);
});
