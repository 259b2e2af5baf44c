import { readFile } from 'node:fs/promises';
import { routerNames } from '@tessera/platform/build/sharedPackages';
import { appNamed } from '@tessera/platform/project';
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
  // The commands below are processes with the time of this machine.
  site.now = new Date();
  await site.done('promote', 'shell', await site.publish({ app: 'shell', host, remoteModules: { lists: fits } }));
  expect(release('check')).toEqual({ code: 0, output: expect.stringContaining('can be promoted') });
  expect(release('promote')).toEqual({ code: 0, output: expect.stringContaining('for everyone') });

  const asks = { ...fits, TransactionsHistory: noProps };
  const next = await site.publish({ app: 'shell', buildId: 'bbbbbbbbbb', host, remoteModules: { lists: asks } });
  const refused = release('promote', 'shell', next);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('does not expose TransactionsHistory') });
});
