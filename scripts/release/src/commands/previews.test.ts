import { updateText } from '../site/objectStore';
import { previewNameOf } from '../site/previews';
import { aSiteInMemory, type TestSite } from '../testing/testSite';

const day = 86_400_000;

let site: TestSite;
let live: string;

const wait = (days: number) => {
  site.now = new Date(site.now.getTime() + days * day);
};
/** Publishes a build as a preview; returns its id and what the command printed. */
async function preview(name: string, letter: string, app = 'lists') {
  site.now = new Date(site.now.getTime() + 1000);
  const lines: string[] = [];
  const fixture = { app, version: '1.1.0', buildId: letter.repeat(10) };
  const id = await site.publish(fixture, (line) => lines.push(line), name);
  return { id, output: lines.join('\n') };
}
const promoteShell = async () => site.done('promote', 'shell', await site.publish({ app: 'shell' }));
const allowOverrides = async () =>
  updateText((await site.site()).store, 'site.json', (text) => {
    const settings = JSON.parse(text);
    Object.assign(settings.config, { overrideOrigins: [settings.origin] });
    return JSON.stringify(settings);
  });
const hasFiles = async (id: string) => (await (await site.site()).store.list(`lists/${id}/`)).length > 0;
const previewsOf = async (app: string) => (await (await site.site()).registry()).apps[app]?.previews;

beforeEach(async () => {
  site = await aSiteInMemory('lists', 'wallet', 'shell');
  live = await site.publish({});
  await site.done('promote', 'lists');
});
afterEach(() => site.remove());

test('a link names the preview, which shows the newest build that was published for it', async () => {
  await allowOverrides();
  const first = await preview('new-tabs', 'b');
  expect(first.output).toContain('Preview new-tabs: http://127.0.0.1:4330/?mf=lists@new-tabs\n');
  expect(first.output).not.toContain('Note:');
  const second = await preview('new-tabs', 'c');
  await preview('other', 'b');
  expect(await previewsOf('lists')).toMatchObject({
    'new-tabs': { release: second.id },
    other: { release: first.id },
  });
});

test.each([
  ['feature/tabs', 'feature-tabs'],
  ['feature-tabs', 'feature/tabs'],
  ['Tabs', 'tabs'],
  ['tabs-ä', 'tabs-ö'],
])('of %s is not replaced or removed by %s, whose name is converted to the same', async (first, second) => {
  const { id } = await preview(first, 'b');
  await expect(preview(second, 'c')).rejects.toThrow(`is that of "${first}", not of "${second}"`);
  const name = previewNameOf(second);
  expect(await previewsOf('lists')).toMatchObject({ [name]: { release: id } });
  if (second !== name) expect((await site.run('prune', '--preview', second)).output).toContain('There is no preview');
  await preview(first, 'd');
  await site.done('prune', '--preview', name);
  await preview(second, 'c');
});

test('changes nothing for players, nor what a promotion without a version means', async () => {
  await promoteShell();
  const [page, { live: before }] = [await site.page('/'), (await (await site.site()).registry()).apps.lists ?? {}];
  const { id } = await preview('new-tabs', 'b');
  expect(await site.page('/')).toBe(page);
  expect((await (await site.site()).registry()).apps.lists).toMatchObject({ live: before, before: [] });
  expect(await site.done('promote', 'lists')).toContain('Already in effect');
  expect((await site.run('promote', 'lists', '1.1.0')).code).toBe(2);
  expect(await site.done('promote', 'lists', id)).toContain(`${id} for everyone; fallback ${live}`);
  await site.done('rollback', 'lists');
  expect(await site.done('promote', 'lists')).toContain(`${id} for everyone`);
  expect(await previewsOf('lists')).toMatchObject({ 'new-tabs': { release: id } });
});

test('a release can become a preview, and a preview a release', async () => {
  await preview('new-tabs', 'a', 'wallet');
  const { id } = await preview('new-tabs', 'b');
  expect(await site.publish({ version: '1.1.0', buildId: 'b'.repeat(10) })).toBe(id);
  expect(await site.done('promote', 'lists', '1.1.0')).toContain(`${id} for everyone`);
  expect(await site.publish({}, undefined, 'as-live')).toBe(live);
  expect(await previewsOf('lists')).toMatchObject({ 'as-live': { release: live } });
});

test('tells what keeps a link from working, and whether the gate would refuse the release', async () => {
  await promoteShell();
  const { output } = await preview('new-tabs', 'b');
  expect(output).toContain('Add "http://127.0.0.1:4330" to config.overrideOrigins in site.json');
  expect(output).toContain('The gate would let it pass: npm run release -- promote lists 1.1.0-bbbbbbbbbb');
  const lines: string[] = [];
  const modules = { Lists: '{}' };
  const fixture = { version: '1.2.0', buildId: 'd'.repeat(10), modules, uses: { storage: ['limit'] } };
  await site.publish(fixture, (line) => lines.push(line), 'new-tabs');
  expect(lines.join('\n')).toContain(
    'the gate would refuse it (modules, names): npm run release -- check lists 1.2.0-dddddddddd',
  );
});

test('two teams that publish at once both get their preview', async () => {
  await Promise.all([preview('one', 'b'), preview('two', 'c'), preview('one', 'd', 'wallet')]);
  expect(Object.keys((await previewsOf('lists')) ?? {}).sort()).toEqual(['one', 'two']);
  expect(Object.keys((await previewsOf('wallet')) ?? {})).toEqual(['one']);
});

test('status shows its release, age, author and link', async () => {
  site.actor = 'grace';
  await preview('new-tabs', 'b');
  site.actor = 'ada';
  await preview('other', 'c');
  wait(3);
  expect(await site.done('status', 'lists')).toMatch(
    /new-tabs: 1\.1\.0-b{10} commit c0ffee0000 3 days ago, grace\n +http:\/\/127\.0\.0\.1:4330\/\?mf=lists@new-tabs\n/,
  );
});

test('is pruned when it was not published for the site’s days, with the releases that nothing else names', async () => {
  const first = await preview('new-tabs', 'b');
  const second = await preview('other', 'c');
  wait(20);
  await preview('other', 'c');
  wait(9);
  expect(await site.done('prune', 'lists')).toContain('lists: nothing to remove.');
  wait(1);
  expect(await site.done('prune', 'lists')).toContain(`Removed lists ${first.id}, preview new-tabs.`);
  expect(Object.keys((await previewsOf('lists')) ?? {})).toEqual(['other']);
  expect([await hasFiles(first.id), await hasFiles(second.id), await hasFiles(live)]).toEqual([false, true, true]);
});

test('is removed by name, in one app or in all', async () => {
  const { id } = await preview('new-tabs', 'b');
  await preview('new-tabs', 'b', 'wallet');
  await preview('other', 'c');
  expect(await site.done('prune', '--preview', 'new-tabs', '--dry-run')).toContain('Nothing was changed');
  await site.done('prune', 'wallet', '--preview', 'new-tabs');
  expect(await previewsOf('wallet')).toEqual({});
  await site.done('prune', '--preview', 'new-tabs');
  expect(Object.keys((await previewsOf('lists')) ?? {})).toEqual(['other']);
  expect(await hasFiles(id)).toBe(true);
  const { code, output } = await site.run('prune', '--preview', 'new-tabs');
  expect([code, output]).toEqual([2, expect.stringContaining('There is no preview new-tabs.')]);
});

test.each(['constructor', 'prototype', 'Constructor/'])('is refused with the name %s', async (name) => {
  await expect(preview(name, 'b')).rejects.toThrow(`"${name}" is no name of a preview`);
  const { code } = await site.run('publish', 'lists', '--preview', name);
  expect([code, await previewsOf('lists')]).toEqual([2, {}]);
});

test('is refused for the shell', async () => {
  const { code, output } = await site.run('publish', 'shell', '--preview', 'new-tabs');
  expect([code, output]).toEqual([2, expect.stringContaining('Previews are for remotes')]);
});
