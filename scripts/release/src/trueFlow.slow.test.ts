import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { routerNames } from '@tessera/platform/build/sharedPackages';
import { appNamed, projectRoot } from '@tessera/platform/project';
import { eventSchemas, externalEvents } from '@tessera/shared-contracts/events';
import { storageKeys } from '@tessera/shared-contracts/session';
import { parseManifest } from './manifest/manifest';
import { aSite, type TestSite } from './testing/testSite';

let site: TestSite;

beforeAll(async () => {
  site = await aSite('lists', 'shell');
});
afterAll(() => site.remove());

/** Runs a release command as its team does: in the remote's folder, so that the app can be omitted. */
const release = (...args: string[]) => site.runProcess(appNamed('lists').folder, ...args);

test('releases the real lists from its folder to players, with a shell that it fits, but not with one that it does not fit', async () => {
  const published = release('publish');
  expect(published).toEqual({ code: 0, output: expect.stringContaining('Published lists') });
  const [id = ''] = Object.keys((await (await site.site()).registry()).apps.lists?.releases ?? {});

  const manifest = parseManifest(await readFile(site.file('lists', id, 'release.json'), 'utf8'));
  expect(Object.keys(manifest.exposes)).toEqual(expect.arrayContaining(['BetsPage', 'LiveBets', 'TransactionsPage']));
  expect(manifest).toMatchObject({ owner: 'lists', container: `tessera_lists_${manifest.buildId}` });
  expect(manifest.uses).toMatchObject({
    events: expect.arrayContaining(['balance-changed', 'token-changed']),
    router: expect.arrayContaining(['Link', 'useLocation']),
    unreadable: [],
  });

  const noProps = 'Record<never, never>';
  const provides = Object.fromEntries(
    Object.entries(manifest.shared).map(([name, range]) => [name, range.replace('^', '')]),
  );
  const host = {
    provides,
    router: [...routerNames()],
    events: Object.keys(eventSchemas),
    externalEvents: [...externalEvents],
    storage: { shared: [...storageKeys.shared] },
  };
  const fits = { LiveBets: noProps, BetsPage: noProps, TransactionsPage: noProps };
  await site.done('promote', 'shell', await site.publish({ app: 'shell', host, remoteModules: { lists: fits } }));
  expect(release('check')).toEqual({ code: 0, output: expect.stringContaining('can be promoted') });
  expect(release('promote')).toEqual({ code: 0, output: expect.stringContaining('for everyone') });

  const asks = { ...fits, TransactionsHistory: noProps };
  const next = await site.publish({ app: 'shell', buildId: 'bbbbbbbbbb', host, remoteModules: { lists: asks } });
  const refused = release('promote', 'shell', next);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('does not expose TransactionsHistory') });
});

test('resolves a position in a released script of lists to its line in the sources', async () => {
  const { code } = release('publish');
  expect(code).toBe(0);
  const [id = ''] = Object.keys((await (await site.site()).registry()).apps.lists?.releases ?? {});
  const text = "'View your transaction history and activity'";
  const source = 'mfe-lists/src/features/transactions/transactions.messages.ts';

  const folder = site.file('lists', id, '');
  let frame = '';
  for (const script of (await readdir(folder)).filter((file) => file.endsWith('.js'))) {
    const at = positionOf(text.slice(1, -1), await readFile(path.join(folder, script), 'utf8'));
    // The text in the source begins with a quote, as in the script.
    if (at !== undefined) frame = `http://127.0.0.1:4330/lists/${id}/${script}:${at.line}:${at.column - 1}`;
  }
  const stackFile = path.join(site.workingFolder, 'stack.txt');
  await writeFile(stackFile, `Error: broken\n    at t (${frame})\nt@https://evil.example/a.js:1:2\n`);
  const expected = positionOf(text, await readFile(path.join(projectRoot, source), 'utf8'));
  expect(release('stack', stackFile)).toEqual({
    code: 0,
    output: [
      'Error: broken',
      `    at ${source}:${expected?.line}:${expected?.column}  lists ${id}`,
      't@https://evil.example/a.js:1:2  (no address of a release of this site)',
      '',
    ].join('\n'),
  });
});

/** Where a text begins in another; line and column begin at 1. */
function positionOf(text: string, whole: string): { readonly line: number; readonly column: number } | undefined {
  const before = whole.slice(0, whole.indexOf(text)).split('\n');
  return whole.includes(text) ? { line: before.length, column: (before.at(-1) ?? '').length + 1 } : undefined;
}
