import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { targetNamed } from '@tessera/platform/build/targets';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;
let root: string;
beforeEach(async () => {
  site = await aSite('lists', 'shell');
  root = path.dirname(site.folder);
});
afterEach(() => site.remove());

/** Everything below a folder with its modification time. */
async function stateOf(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const lines = entries.map(async ({ parentPath, name }) => {
    const file = path.join(parentPath, name);
    return `${file} ${(await stat(file)).mtimeMs}`;
  });
  return (await Promise.all(lines)).sort();
}

test('creates a site in a missing or empty folder, with the URL where players open it', async () => {
  const folder = path.join(root, 'deep/second');
  expect(await site.done('begin', '--site', folder, '--origin', 'https://second.example')).toContain('Began a site in');
  const settings = JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'));
  expect(settings).toMatchObject({ origin: 'https://second.example', config: { overrideOrigins: [] } });
  expect(await site.done('status', '--site', folder)).toContain('revision 0');
});

test('allows links to published releases on a developer’s machine', async () => {
  const folder = path.join(root, 'local');
  await site.done('begin', '--site', folder, '--origin', 'http://localhost:4300');
  const { config } = JSON.parse(await readFile(path.join(folder, 'site.json'), 'utf8'));
  expect(config.overrideOrigins).toEqual(['http://localhost:4300']);
});

test('does not touch a folder that is a site or contains something else', async () => {
  expect(await site.run('begin')).toEqual({ code: 1, output: expect.stringContaining('already contains a site') });
  await writeFile(path.join(root, 'note.txt'), '');
  const { code, output } = await site.run('begin', '--site', root);
  expect([code, output]).toEqual([1, expect.stringContaining('is not empty')]);
});

/** Publishing builds, for which the bundler needs a separate process. */
const run = async (...args: string[]) => (args[0] === 'publish' ? site.runProcess(root, ...args) : site.run(...args));

test.each([
  ['publish', 'lists'],
  ['publish', 'lists', '--dry-run'],
  ['keygen', 'lists'],
  ['promote', 'lists'],
  ['prune'],
  ['compose'],
])('%s %s in a folder without a site is refused with a remedy, and creates no folder', async (...command) => {
  const before = await stateOf(root);
  const mistyped = path.join(root, 'stie');
  const { code, output } = await run(...command, '--site', mistyped);
  expect([code, output]).toEqual([
    1,
    expect.stringContaining(`begin one there: npm run release -- begin --site ${mistyped}`),
  ]);
  expect(await stateOf(root)).toEqual(before);
});

test('a dry run of any command writes neither to the site nor to the keys or builds', async () => {
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  await site.done('promote', 'lists', await site.publish({ version: '1.0.0' }));
  await site.publish({ version: '1.0.1', buildId: 'bbbbbbbbbb' });
  await site.done('promote', 'lists', '1.0.1');
  const builds = targetNamed('lists').outputFolder;
  const before = [await stateOf(root), await stateOf(builds)];
  site.now = new Date(site.now.getTime() + 30 * 86_400_000);
  for (const command of [
    ['begin', '--site', path.join(root, 'second')],
    ['keygen', 'players', '--apps', 'wallet'],
    ['publish', 'lists'],
    ['promote', 'lists', '1.0.0'],
    ['promote', 'lists', '1.0.0', '--percent', '10'],
    ['rollback', 'lists'],
    ['prune', '--days', '0'],
    ['compose'],
  ]) {
    expect([command, (await run(...command, '--dry-run')).code]).toEqual([command, 0]);
  }
  expect([await stateOf(root), await stateOf(builds)]).toEqual(before);
});
