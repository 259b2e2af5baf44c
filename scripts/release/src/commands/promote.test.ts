import { registrySchema } from '@tessera/platform/protocol';
import { parse } from 'valibot';
import { type AppReleases, releasesOf } from '../site/siteRegistry';
import { aSiteInMemory, type TestSite } from '../testing/testSite';

let site: TestSite;
const ids: string[] = [];

/** A site with a live shell, and four releases of lists that no player gets yet. */
beforeEach(async () => {
  site = await aSiteInMemory('lists', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  ids.length = 0;
  for (const letter of ['a', 'b', 'c', 'd']) {
    site.now = new Date(site.now.getTime() + 1000);
    ids.push(await site.publish({ buildId: letter.repeat(10), version: `1.0.${ids.length}` }));
  }
});
afterEach(() => site.remove());

const roles = ({ live, previous, canary }: AppReleases) => ({
  live: live?.id,
  previous: previous?.id,
  canary: canary && [canary.release.id, canary.percent],
});
const lists = async () => roles(releasesOf(await (await site.site()).registry(), 'lists'));

/** The registry in a page. */
async function inlined(path?: string) {
  const [, json = ''] = /id="tessera-registry">(.*?)<\/script>/.exec(await site.page(path)) ?? [];
  return parse(registrySchema, JSON.parse(json)).remotes.lists;
}

test('gives players the newest release, and keeps the previous one as fallback', async () => {
  await site.done('promote', 'lists', '1.0.0');
  await site.done('promote', 'lists');
  expect(await lists()).toEqual({ live: ids[3], previous: ids[0], canary: undefined });
  expect((await inlined())?.live.baseUrl).toBe(`http://127.0.0.1:4330/lists/${ids[3]}/`);
  expect((await inlined('*'))?.previous?.version).toBe('1.0.0');
});

test.each(['1.0.1', '1.0.1-bbbbbbbbbb', 'bbbbbbbbbb'])('finds a release by %s', async (version) => {
  expect(await site.done('promote', 'lists', version)).toContain(`lists ${ids[1]} for everyone`);
});

test('gives a share of players a canary', async () => {
  await site.done('promote', 'lists', '1.0.0');
  await site.done('promote', 'lists', '1.0.1', '--percent', '10');
  await site.done('promote', 'lists', '1.0.1', '--percent', '35');
  expect(await lists()).toEqual({ live: ids[0], previous: undefined, canary: [ids[1], 35] });
  const remote = await inlined();
  expect([remote?.live.version, remote?.canary?.percent, remote?.canary?.release.version]).toEqual([
    '1.0.0',
    35,
    '1.0.1',
  ]);
});

test('ends the canary when it goes live for everyone', async () => {
  await site.done('promote', 'lists', '1.0.0');
  await site.done('promote', 'lists', '1.0.1', '--percent', '50');
  await site.done('promote', 'lists', '1.0.1');
  expect(await lists()).toEqual({ live: ids[1], previous: ids[0], canary: undefined });
});

test('is a no-op when the release is already live', async () => {
  await site.done('promote', 'lists', '1.0.0');
  const { revision } = await (await site.site()).registry();
  expect(await site.done('promote', 'lists', '1.0.0')).toContain('Already in effect');
  expect((await (await site.site()).registry()).revision).toBe(revision);
});

describe('rollback', () => {
  beforeEach(async () => {
    for (const version of ['1.0.0', '1.0.1', '1.0.2']) await site.done('promote', 'lists', version);
  });

  test('goes back to what was live before; what was live before that becomes the fallback', async () => {
    await site.done('rollback', 'lists');
    expect(await lists()).toEqual({ live: ids[1], previous: ids[0], canary: undefined });
    expect((await inlined())?.live.version).toBe('1.0.1');
  });

  test('goes further back with every call and never forward', async () => {
    await site.done('rollback', 'lists');
    await site.done('rollback', 'lists');
    expect(await lists()).toEqual({ live: ids[0], previous: undefined, canary: undefined });
    const { code, output } = await site.run('rollback', 'lists');
    expect([code, output]).toEqual([1, expect.stringContaining('no earlier one to roll back to')]);
  });

  test('goes to the given version', async () => {
    await site.done('rollback', 'lists', '1.0.0');
    expect((await lists()).live).toBe(ids[0]);
  });

  test('withdraws a canary first and leaves the live release', async () => {
    await site.done('promote', 'lists', '1.0.3', '--percent', '5');
    await site.done('rollback', 'lists');
    expect(await lists()).toEqual({ live: ids[2], previous: ids[1], canary: undefined });
  });

  test('refuses a version that was never live', async () => {
    expect((await site.run('rollback', 'lists', '1.0.3')).code).toBe(2);
  });
});

test('refuses a share of a remote without a live release', async () => {
  const { code, output } = await site.run('promote', 'lists', '--percent', '5');
  expect([code, output]).toEqual([1, expect.stringContaining('has no live release for the other players')]);
});

test('promises no fallback for a shell, which is the page itself', async () => {
  const second = await site.publish({ app: 'shell', version: '1.1.0', buildId: 'bbbbbbbbbb', remoteModules: {} });
  for (const output of [await site.done('promote', 'shell', second), await site.done('rollback', 'shell')]) {
    expect(output).toContain('if the shell does not load, the page says so until a rollback');
    expect(output).not.toMatch(/fallback/);
  }
});

test('gives a share of players the pages of a new shell', async () => {
  const second = await site.publish({ app: 'shell', version: '1.1.0', buildId: 'bbbbbbbbbb', remoteModules: {} });
  await site.done('promote', 'shell', second, '--percent', '5');
  const shellOf = async (folder = '') => {
    const [, json = ''] = /id="tessera-registry">(.*?)<\/script>/.exec(await site.page('/', folder)) ?? [];
    return parse(registrySchema, JSON.parse(json)).shell;
  };
  expect(await shellOf()).toMatchObject({ version: '1.0.0', canaryPercent: 5, isCanary: false });
  expect(await shellOf('canary/')).toMatchObject({ version: '1.1.0', canaryPercent: 5, isCanary: true });
  expect(await site.page('/', 'canary/')).toContain(`/shell/${second}/main.`);
  await site.done('rollback', 'shell');
  expect(await shellOf()).toEqual({ version: '1.0.0', buildId: 'aaaaaaaaaa', commit: expect.any(String) });
  expect(await site.page('/', 'canary/')).toBe('');
});

test('a remote has to fit the canary of the shell too', async () => {
  const remoteModules = { lists: { Missing: '{}' } };
  const second = await site.publish({ app: 'shell', version: '1.1.0', buildId: 'bbbbbbbbbb', remoteModules });
  await site.done('promote', 'shell', second, '--percent', '5');
  const { code, output } = await site.run('promote', 'lists', '1.0.0');
  expect([code, output]).toEqual([1, expect.stringContaining('does not expose Missing, which the canary shell')]);
});

test('shows author, change and time, newest first', async () => {
  await site.done('promote', 'lists', '1.0.0');
  await site.done('promote', 'lists', '1.0.1', '--percent', '5');
  await site.done('rollback', 'lists');
  const [newest, share, first] = (await (await site.site()).history()).toReversed();
  expect(newest).toMatchObject({ command: 'rollback', by: 'ada', owner: 'lists', app: 'lists', release: ids[0] });
  expect(share).toMatchObject({ command: 'promote', percent: 5, release: ids[1] });
  expect(first).toMatchObject({ command: 'promote', at: site.now.toISOString(), release: ids[0] });
  expect(await site.done('history', 'lists')).toMatch(/^ +9 {2}2026-11-21T.*rollback .*\(ada\)\n/);
});

test('records what the gate refuses, with who wanted it and why, but not a dry run', async () => {
  site.now = new Date(site.now.getTime() + 1000);
  const id = await site.publish({ version: '2.0.0', shared: { react: '^20.0.0' } });
  site.actor = 'grace';
  expect((await site.run('promote', 'lists', '--dry-run')).code).toBe(1);
  expect(await (await site.site()).refusals()).toEqual([]);
  expect((await site.run('promote', 'lists')).code).toBe(1);
  expect(await (await site.site()).refusals()).toEqual([
    {
      at: site.now.toISOString(),
      by: 'grace',
      app: 'lists',
      release: id,
      findings: [expect.objectContaining({ rule: 'shared', reason: expect.stringContaining('needs react ^20.0.0') })],
    },
  ]);
  expect(await lists()).toEqual({ live: undefined, previous: undefined, canary: undefined });
});
