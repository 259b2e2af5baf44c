/** @jest-environment node */
import { existsSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;
let ids: string[];
const day = 86_400_000;

const after = (days: number) => {
  site.now = new Date(site.now.getTime() + days * day);
};
const isThere = (id: string | undefined) => existsSync(path.join(site.folder, 'lists', String(id)));

/** Five releases, each live for ten days; the last one is live, the one before it previous. */
beforeEach(async () => {
  site = await aSite('lists');
  ids = [];
  for (const letter of ['a', 'b', 'c', 'd', 'e']) {
    after(10);
    ids.push(await site.publish({ buildId: letter.repeat(10) }));
    await site.done('promote', 'lists', ids.at(-1) ?? '');
  }
});
afterEach(() => site.remove());

test('keeps what pages name, and what they named within the time', async () => {
  after(5);
  await site.done('prune', 'lists');
  // The third left the pages when the fifth went live, five days ago; the second fifteen days ago.
  expect(ids.map(isThere)).toEqual([false, false, true, true, true]);
});

test('keeps everything that an open tab may need for as many days as it is told', async () => {
  await site.done('prune', '--days', '30');
  expect(ids.map(isThere)).toEqual([true, true, true, true, true]);
  await site.done('prune', '--days', '0');
  expect(ids.map(isThere)).toEqual([false, false, false, true, true]);
});

test('keeps a canary, and a release that was published a moment ago', async () => {
  await site.done('promote', 'lists', ids[0] ?? '', '--percent', '5');
  ids.push(await site.publish({ buildId: 'f'.repeat(10) }));
  await site.done('prune', '--days', '1');
  expect(ids.map(isThere)).toEqual([true, false, true, true, true, true]);
});

test('says what it would remove and removes nothing with --dry-run', async () => {
  expect(await site.done('prune', '--days', '0', '--dry-run')).toContain(`Will do: Removed lists ${ids[0]}, ${ids[1]}`);
  expect(ids.map(isThere)).toEqual([true, true, true, true, true]);
});

test('leaves a site that can be rolled back to what is still there', async () => {
  await site.done('prune', '--days', '0');
  await site.done('rollback', 'lists');
  expect((await site.run('rollback', 'lists')).code).toBe(1);
  expect((await site.run('promote', 'lists', ids[0] ?? '')).code).toBe(2);
});

test('removes what a killed publish left behind, and not what one is writing now', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => path.join(site.folder, '.incoming', name));
  for (const file of [old, fresh]) await writeFile(String(file), '');
  const longAgo = new Date(site.now.getTime() - day);
  await utimes(String(old), longAgo, longAgo);
  await utimes(String(fresh), site.now, site.now);
  await site.done('prune');
  expect([old, fresh].map((file) => existsSync(String(file)))).toEqual([false, true]);
});
