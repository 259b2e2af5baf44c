import { existsSync } from 'node:fs';
import { mkdir, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aSourceMap } from '../testing/fixtures';
import { aSite, aSiteInMemory, type TestSite } from '../testing/testSite';

let site: TestSite;
let ids: string[];
const day = 86_400_000;

const after = (days: number) => {
  site.now = new Date(site.now.getTime() + days * day);
};
/** For each release, whether any of its files exist. */
const areThere = async () => {
  const { store } = await site.site();
  return Promise.all(ids.map(async (id) => (await store.list(`lists/${id}/`)).length > 0));
};

/** Five releases, each live for ten days; the last is live, the fourth is previous. */
beforeEach(async () => {
  site = await aSiteInMemory('lists');
  ids = [];
  for (const letter of ['a', 'b', 'c', 'd', 'e']) {
    after(10);
    ids.push(await site.publish({ buildId: letter.repeat(10), maps: { 'entry.0123456789.js': aSourceMap() } }));
    await site.done('promote', 'lists', ids.at(-1) ?? '');
  }
});
afterEach(() => site.remove());

test('keeps releases that pages name or have named within the time', async () => {
  after(5);
  await site.done('prune', 'lists');
  // Pages stopped naming the third when the fifth went live, five days ago; the second fifteen days ago.
  expect(await areThere()).toEqual([false, false, true, true, true]);
});

test('keeps everything that an open tab may need for the given number of days', async () => {
  await site.done('prune', '--days', '30');
  expect(await areThere()).toEqual([true, true, true, true, true]);
  await site.done('prune', '--days', '0', '--yes');
  expect(await areThere()).toEqual([false, false, false, true, true]);
});

test('keeps a canary, and a release that was published a moment ago', async () => {
  await site.done('promote', 'lists', ids[0] ?? '', '--percent', '5');
  ids.push(await site.publish({ buildId: 'f'.repeat(10) }));
  await site.done('prune', '--days', '1', '--yes');
  expect(await areThere()).toEqual([true, false, true, true, true, true]);
});

test('removes what tabs of the site’s days may need only when that is confirmed', async () => {
  const { code, output } = await site.run('prune', '--days', '13');
  expect([code, output]).toEqual([1, expect.stringMatching(/14 days .*--dry-run; remove it with --yes/)]);
  expect(await areThere()).toEqual([true, true, true, true, true]);
});

test('leaves a site that can be rolled back to the remaining releases', async () => {
  await site.done('prune', '--days', '0', '--yes');
  await site.done('rollback', 'lists');
  expect((await site.run('rollback', 'lists')).code).toBe(1);
  expect((await site.run('promote', 'lists', ids[0] ?? '')).code).toBe(2);
});

test('removes what a killed publish left behind, but not what a running one is writing', async () => {
  const inFolder = await aSite('lists');
  try {
    const old = ['.incoming/old', 'lists/0.9.0-cccccccccc/old.js', 'lists/0.9.0-cccccccccc/.maps/old.js.map'];
    const names = [...old, '.incoming/new', 'lists/0.9.1-dddddddddd/new.js'];
    const files = names.map((name) => path.join(inFolder.folder, name));
    for (const file of files) {
      const at = file.includes('old') ? new Date(inFolder.now.getTime() - day) : inFolder.now;
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, '');
      await utimes(file, at, at);
    }
    await inFolder.done('prune');
    expect(files.map((file) => existsSync(file))).toEqual([false, false, false, true, true]);
    expect(existsSync(path.join(inFolder.folder, 'lists/0.9.0-cccccccccc'))).toBe(false);
  } finally {
    await inFolder.remove();
  }
});

test('composing on a clock keeps as many revisions as pruning does', async () => {
  const { store } = await site.site();
  const count = async () => new Set((await store.list('revisions/')).map(({ key }) => key.split('/')[1])).size;
  for (let round = 0; round < 25; round += 1) await site.done('compose');
  expect(await count()).toBe(20);
});
