import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packageFolders, projectRoot } from '@tessera/platform/project';
import { lintFiles } from './testing/lintFiles';

const contracts = '@tessera/shared-contracts';

/** Where a file lies, what it imports, and what the linter says to do instead. */
const refused: readonly (readonly [place: string, imported: string, remedy: RegExp])[] = [
  ['workbench/stage', '@tessera/host-shell', /shipped files/],
  ['workbench/stage', '../../host-shell/src/App', /shipped files/],
  ['workbench/stage', '../../mfe-wallet/src/states/states', /shipped files/],
  ['workbench/bench', '@tessera/mfe-wallet', /shipped files/],
  ['workbench/bench', '../serve/standalone', /shipped files/],
  ['workbench/stage', '../../provider-sandbox/src/config', /shipped files/],
  ['workbench/stage', `${contracts}/testing/sandbox`, /for tests/],
  ['workbench/stage', `${contracts}/src/api/calls`, /subpath export/],
  ['host-shell/src/home', '@tessera/workbench/state', /Import only your own files/],
  ['mfe-wallet/src/features/balances', '@tessera/workbench/state', /Import only your own files/],
  ['mfe-wallet/src/states', '@tessera/workbench/serve', /States are data/],
  ...['ui', 'ui/basics', 'session', 'events', 'remotes', 'theme', 'config', 'testing', 'src/api/calls'].map(
    (part) =>
      ['provider-sandbox/src/cashier', `${contracts}/${part}`, /calls .*, money, addresses and browsers/] as const,
  ),
  ['provider-sandbox/src/cashier', '@tessera/mfe-wallet', /knows no app/],
  ['provider-sandbox/src', '../../host-shell/src/App', /knows no app/],
  ['provider-sandbox/src', '@tessera/platform/project', /knows no app/],
  ['mfe-wallet/src/features/balances', '@tessera/platform/build/rspack', /Import only your own files/],
  ['host-shell/src/routes', '@tessera/platform/compose/families', /Import only your own files/],
  ['shared-contracts/src/money', '@tessera/platform/protocol', /below every app/],
  ['scripts/release/src/describe', '../../../../mfe-wallet/src/remote', /never their source/],
  ['scripts/tooling/browser', '../../../provider-sandbox/src/config', /never their source/],
  ['scripts/bench/src/variants', '../../../../platform/compose/page', /what the package exports/],
  ['scripts/tooling/src/budgets', '../../../release/src/outcome', /what the package exports/],
  ['scripts/release/src', '../../../docker/checks/src/nginx/nginxServer', /what the package exports/],
  ['docker/checks/src', '../../../scripts/release/src/outcome', /what the package exports/],
  ['scripts/release/src', '@tessera/tooling/src/build', /what the package exports/],
  ['platform/compose', '../../host-shell/src/App', /below every app/],
  ['platform/protocol', '../compose/page', /lowest rooms/],
  ['platform/project', '../build', /lowest rooms/],
  ['platform/host/loader', '../../project/ports', /knows nothing of the tools/],
  ['platform/remote', '../compose', /knows nothing of the tools/],
  ['platform/compose', '../host', /what a build wrote/],
  ...(
    [
      ['scripts/tooling', '@tessera/release'],
      ['scripts/release', '@tessera/bench'],
      ['scripts/bench', '@tessera/release'],
    ] as const
  ).map(([own, imported]) => [`${own}/src`, imported, new RegExp(`specified in ${own}/package.json`)] as const),
];

const taken: readonly (readonly [place: string, imported: string])[] = [
  ['workbench/stage', '@tessera/platform/host'],
  ['workbench/stage', '@tessera/host-shell/frame'],
  ['workbench/stage', '../state'],
  ['workbench/stage', `${contracts}/testing/sandbox-names`],
  ['mfe-wallet/src/states', '@tessera/workbench/state'],
  ['host-shell/src/home', '@tessera/platform/host'],
  ['mfe-wallet/src', '@tessera/platform/remote'],
  ...['addresses', 'api', 'api/schema', 'money', 'originals'].map(
    (part) => ['provider-sandbox/src/cashier', `${contracts}/${part}`] as const,
  ),
  ['provider-sandbox/src/cashier', '../money'],
  ['platform/compose', '../project/ports'],
  ['scripts/release/src/describe', '@tessera/platform/compose'],
  ['scripts/release/src/describe', '../site/listFiles'],
  ['scripts/bench/src', '@tessera/platform/build'],
  ['docker/checks/src', '@tessera/release/testing'],
  ['scripts/tooling/browser', '../../../provider-sandbox/src/testing/sandboxProcess'],
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
const boundaryRules = ['lint/style/noRestrictedImports', 'lint/correctness/noUndeclaredDependencies'];
const boundaryFindings = (place: string, imported: string) =>
  findingsOf(fileOf([place, imported])).filter(({ rule }) => boundaryRules.includes(rule));

test.each(refused)('%s may not import %s', (place, imported, remedy) => {
  expect(boundaryFindings(place, imported).map(({ message }) => message)).toEqual([expect.stringMatching(remedy)]);
});

test.each(taken)('%s may import %s', (place, imported) => {
  expect(boundaryFindings(place, imported)).toEqual([]);
});

interface PackageManifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

test('the project’s packages have no circular dependencies', () => {
  const waiting = new Map(
    packageFolders.map((folder) => {
      const text = readFileSync(path.join(projectRoot, folder, 'package.json'), 'utf8');
      const { name, dependencies, devDependencies } = JSON.parse(text) as PackageManifest;
      return [name, Object.keys({ ...dependencies, ...devDependencies })] as const;
    }),
  );
  for (let isDone = false; !isDone; ) {
    const ready = [...waiting].filter(([, needed]) => !needed.some((name) => waiting.has(name)));
    for (const [name] of ready) waiting.delete(name);
    isDone = ready.length === 0;
  }
  expect([...waiting.keys()]).toEqual([]);
});
