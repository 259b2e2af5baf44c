import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;
beforeEach(async () => {
  site = await aSite('lists');
});
afterEach(() => site.remove());

test('keeps the private key out of the site, readable only for its owner', async () => {
  const { mode } = await stat(path.join(site.keysFolder, 'lists.pem'));
  expect(mode & 0o777).toBe(0o600);
  expect(await readdir(path.join(site.folder, 'keys'))).toEqual(['lists.json']);
  expect(await readFile(path.join(site.folder, 'keys/lists.json'), 'utf8')).not.toContain('PRIVATE');
});

test('lets one team own several apps', async () => {
  await site.done('keygen', 'players', '--apps', 'wallet,account');
  await site.publish({ app: 'wallet' });
  await site.publish({ app: 'account' });
  await expect(site.publish({ app: 'games' })).rejects.toThrow(/No key may release games on this site yet/);
});

test('does not replace another key', async () => {
  const { code, output } = await site.run('keygen', 'lists', '--keys', path.join(site.folder, '../other'));
  expect([code, output]).toEqual([1, expect.stringContaining('--rotate')]);
});

test('adds a key to the old one, so that releases of both pass', async () => {
  const old = await site.publish({});
  const other = path.join(site.folder, '../other');
  await site.done('keygen', 'lists', '--keys', other, '--rotate');
  expect(JSON.parse(await readFile(path.join(site.folder, 'keys/lists.json'), 'utf8')).keys).toHaveLength(2);
  await site.done('promote', 'lists', old);
});

test('reuses the key on another site', async () => {
  const second = path.join(site.folder, '../second');
  await site.done('begin', '--site', second);
  expect(await site.done('keygen', 'lists', '--site', second)).toContain('Found ');
});
