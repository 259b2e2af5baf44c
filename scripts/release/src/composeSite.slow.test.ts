import { once } from 'node:events';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aSite, type TestSite } from './testing/testSite';

let site: TestSite;

beforeEach(async () => {
  site = await aSite('shell', 'lists');
  await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
  await site.done('promote', 'lists', await site.publish({}));
});
afterEach(() => site.remove());

const pageFile = (name: string) => path.join(site.folder, 'pages', name);
const filesOfPages = async () => {
  const entries = await readdir(pageFile('.'), { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [])).sort();
};
const readAll = async () =>
  Promise.all((await filesOfPages()).map(async (file) => [file, await readFile(file, 'base64')]));

test('writes a page for each family, compressed for servers that do not compress', async () => {
  const html = await readFile(pageFile('at.html'));
  expect(brotliDecompressSync(await readFile(pageFile('at.html.br')))).toEqual(html);
  expect(gunzipSync(await readFile(pageFile('at.html.gz')))).toEqual(html);
  expect(await readdir(pageFile('.'))).toEqual(
    expect.arrayContaining(['not-found.html', 'registry.json', 'headers.conf']),
  );
});

test('composes the same pages from the same registry', async () => {
  // All but the number of the revision, which the pages name.
  const texts = async () => {
    const files = (await filesOfPages()).filter((file) => !/\.(?:br|gz)$/.test(file));
    return Promise.all(files.map(async (file) => (await readFile(file, 'utf8')).replace(/"revision":\d+/, '')));
  };
  const before = await texts();
  await site.done('compose');
  expect(await texts()).toEqual(before);
});

test('does not change the pages when something is published', async () => {
  const before = await readAll();
  await site.publish({ buildId: 'bbbbbbbbbb' });
  expect(await readAll()).toEqual(before);
});

test('contains the route’s files with their hashes, and the shell’s from its own release', async () => {
  const html = await site.page('/');
  expect(html).toMatch(
    /<script async src="[^"]+\/lists\/1\.0\.0-a+\/LiveBets\.0123456789\.js" crossorigin="anonymous" integrity="sha384-/,
  );
  expect(html).toMatch(
    /<script defer src="[^"]+\/shell\/1\.0\.0-a+\/main\.0123456789\.js" fetchpriority="high" crossorigin="anonymous" integrity="sha384-/,
  );
  expect(await site.page('*')).not.toContain('as="script"');
});

test('puts the policy into the page, and into headers only what no promotion changes', async () => {
  const home = (await site.page('/')).replaceAll('&#39;', "'");
  expect(home).toMatch(/script-src 'sha256-\S+' \S+\/shell\/1\.0\.0-aaaaaaaaaa\/ \S+\/lists\/1\.0\.0-aaaaaaaaaa\/;/);
  const headers = await readFile(pageFile('headers.conf'), 'utf8');
  expect(headers).toContain(`add_header Content-Security-Policy "frame-ancestors 'self'" always;`);
  await site.done('promote', 'lists', await site.publish({ buildId: 'bbbbbbbbbb' }));
  expect(await readFile(pageFile('headers.conf'), 'utf8')).toBe(headers);
  expect(JSON.parse(await readFile(pageFile('headers.json'), 'utf8'))['Content-Security-Policy']).toContain(
    '/lists/1.0.0-bbbbbbbbbb/',
  );
});

test('omits the policy where the site’s settings say so', async () => {
  const file = path.join(site.folder, 'site.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, policy: { isEnforced: false } }));
  await site.done('compose');
  expect(await site.page('/')).not.toContain('Content-Security-Policy');
});

test('loads releases from the base URLs in the site’s settings', async () => {
  const file = path.join(site.folder, 'site.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, apps: { lists: { address: 'https://lists.example/' } } }));
  await site.done('compose');
  expect(await site.page('/')).toContain('"baseUrl":"https://lists.example/1.0.0-aaaaaaaaaa/"');
});

test('publishes the texts that the settings name, and refuses a name without its file', async () => {
  const file = path.join(site.folder, 'site.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify({ ...settings, config: { ...settings.config, texts: { terms: 'terms.md' } } }));
  const { code, output } = await site.run('compose');
  expect([code, output]).toEqual([1, expect.stringContaining('site.json names terms.md as the text of /terms')]);
  await writeFile(path.join(site.folder, 'terms.md'), '# Terms\n');
  await site.done('compose');
  expect(await readFile(pageFile('terms.txt'), 'utf8')).toBe('# Terms\n');
});

test('refuses to compose from a shell that was changed', async () => {
  await writeFile(site.file('shell', '1.0.0-aaaaaaaaaa', 'page.json'), '{}');
  const { code, output } = await site.run('compose');
  expect([code, output]).toEqual([1, expect.stringContaining('is not what was published')]);
});

test('shows what the provider last answered, also after a promotion and while it is down', async () => {
  let name = 'Keno';
  const provider = createServer((_, response) => response.end(JSON.stringify({ games: { items: [{ name }] } })));
  await once(provider.listen(0, '127.0.0.1'), 'listening');
  const file = path.join(site.folder, 'site.json');
  const settings = JSON.parse(await readFile(file, 'utf8'));
  const apiOrigin = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  await writeFile(file, JSON.stringify({ ...settings, config: { ...settings.config, apiOrigin } }));
  const prerenderer = `exports.prerender = ({ answers, pages: [{ path }] }) => ({
    LiveBets: { css: '', pages: { [path]: { markup: '<p>' + (answers.games?.games.items[0].name ?? '') + '</p>' } } },
  });`;
  const promote = async (buildId: string) =>
    site.done('promote', 'lists', await site.publish({ buildId, prerenderer }));

  await promote('bbbbbbbbbb');
  expect(await site.page('/')).not.toContain('data-has-content');
  await site.done('compose');
  expect(await site.page('/')).toContain('<p>Keno</p>');
  name = 'Limbo';
  await promote('cccccccccc');
  expect(await site.page('/')).toContain('<p>Keno</p>');
  await site.done('compose');
  expect(await site.page('/')).toContain('<p>Limbo</p>');
  provider.closeAllConnections();
  await new Promise((resolve) => provider.close(resolve));
  expect(await site.done('compose')).toContain('The provider does not answer');
  expect(await site.page('/')).toContain('<p>Limbo</p>');
});
