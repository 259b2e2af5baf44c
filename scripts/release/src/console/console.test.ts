import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { findFreePorts } from '@tessera/platform/project/ports';
import { appendAuthor, historyKey } from '../site/history';
import { type ObjectStore, unchanged, updateText } from '../site/objectStore';
import { openMemoryStore } from '../testing/memoryStore';
import { aSiteIn, type TestSite } from '../testing/testSite';
import { serveConsole } from './server';

let store: ObjectStore;
let site: TestSite;
let server: http.Server | undefined;

beforeEach(async () => {
  store = openMemoryStore();
  site = await aSiteIn(store, 'lists', 'shell');
});
afterEach(async () => {
  server?.close();
  server = undefined;
  await site.remove();
});

const context = (siteName = site.folder, telemetry = 'http://127.0.0.1:9/') => ({
  ...{ siteName, keysFolder: site.keysFolder, actor: 'ada', isDryRun: false, telemetry },
  openStore: () => store,
  now: () => site.now,
  wait: setTimeout,
  print: () => undefined,
});

/** The address of the console of a site. */
async function open(of = context()): Promise<string> {
  server = await serveConsole(of, await findFreePorts(1, 32_000));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

const read = async (path = '/') => (await fetch(`${await open()}${path}`)).text();

/** The text of a page, as a reader sees it. */
const textOf = (page: string) =>
  page
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&gt;/g, '>')
    .replace(/&lt;/g, '<')
    .replace(/\s+/g, ' ');

async function releaseBoth() {
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  await site.done('promote', 'lists', await site.publish({}));
}

test('shows a site without any release', async () => {
  const text = textOf(await read());
  expect(text).toContain('lists has no live release yet.');
  expect(text).toContain('Nothing is published yet.');
  expect(text).toContain('No shell is live, so nothing is provided.');
  expect(text).toContain('Nothing has happened yet.');
});

test('shows who released what, what a newer package meets, and what the gate refused', async () => {
  site.actor = 'Ada <ada@lists.example>';
  await releaseBoth();
  site.now = new Date(site.now.getTime() + 1000);
  const refused = await site.publish({ version: '2.0.0', buildId: 'bbbbbbbbbb', shared: { react: '^20.0.0' } });
  await site.run('promote', 'lists');
  const text = textOf(await read());
  expect(text).toContain('lists 1.0.0-aaaaaaaaaa for everyone, the first one. Ada <ada@lists.example>');
  expect(text).toContain('react 19.3.1 ^19.3.0 lists 19.3.2 accepted by all');
  expect(text).toContain('20.0.0 blocked by lists');
  expect(text).toContain(
    `lists ${refused} 2026-11-21 12:00 Ada <ada@lists.example> shared lists ${refused} needs react`,
  );
});

test('hostile text of the site stays text', async () => {
  const hostile = `<img src=x onerror=alert(1)>"'</script>`;
  site.actor = `${hostile} author`;
  await releaseBoth();
  site.now = new Date(site.now.getTime() + 1000);
  await site.publish({ version: '1.2.0', buildId: 'bbbbbbbbbb', shared: { [hostile]: hostile } });
  const refused = await site.run('promote', 'lists', '1.2.0');
  expect(refused.output).toContain(hostile);
  const entry = { revision: 99, at: hostile, command: hostile, summary: `${hostile} summary`, owner: hostile };
  await updateText(store, historyKey, (text) => `${text}${JSON.stringify(entry)}\n{"${hostile}\n`);
  await appendAuthor(store, { revision: 99, at: hostile, by: `${hostile} person` });
  const page = await read();
  expect(page).not.toContain('<img');
  expect(page).not.toContain('</script>');
  const text = textOf(page);
  for (const part of ['author', 'summary', 'person']) expect(text).toContain(`${hostile} ${part}`);
});

test('sets aside lines of the history and manifests that cannot be read, and shows the rest', async () => {
  await releaseBoth();
  await updateText(store, historyKey, (text) => `{"revision":"one"}\n${text}nonsense\n`);
  const key = 'lists/1.0.0-aaaaaaaaaa/release.json';
  const manifest = await store.read(key);
  await store.write(key, '{}', unchanged(manifest));
  const text = textOf(await read());
  expect(text).toContain('Line 1 of history.jsonl cannot be read');
  expect(text).toMatch(/Line \d+ of history.jsonl cannot be read: .*not valid JSON/);
  expect(text).toMatch(/release.json in .*1.0.0-aaaaaaaaaa is altered/);
  expect(text).toContain('shell 1.0.0-aaaaaaaaaa for everyone');
});

test('says that the receiver does not answer, and that none is known', async () => {
  await releaseBoth();
  expect(textOf(await read())).toContain('http://127.0.0.1:9/ does not say how lists does');
  server?.close();
  await updateText(store, 'site.json', (text) => JSON.stringify({ ...JSON.parse(text), telemetry: undefined }));
  const url = await open({ ...context(), telemetry: undefined as unknown as string });
  expect(textOf(await (await fetch(url)).text())).toContain('No receiver of reports is known.');
});

test('says why there is no link, and links where the site allows it', async () => {
  await releaseBoth();
  const without = await read();
  expect(without).not.toContain('?mf=');
  expect(textOf(without)).toContain('config.overrideOrigins of site.json does not list http://127.0.0.1:4330.');
  expect(textOf(without)).toContain('The shell is the page itself');
  server?.close();
  await updateText(store, 'site.json', (text) => {
    const settings = JSON.parse(text);
    return JSON.stringify({ ...settings, config: { ...settings.config, overrideOrigins: [settings.origin] } });
  });
  const links = [...(await read()).matchAll(/href="([^"]*\?mf=[^"]*)"/g)].map(([, href]) => href);
  expect(links).toEqual(['http://127.0.0.1:4330/?mf=lists@1.0.0-aaaaaaaaaa']);
});

test('says that the registry cannot be read', async () => {
  await releaseBoth();
  const pointer = await store.read('current');
  await store.write('current', 'revisions/nowhere', unchanged(pointer));
  const answer = await fetch(await open());
  expect(answer.status).toBe(500);
  expect(textOf(await answer.text())).toContain('The site cannot be read');
});

test('reads a site by its address', async () => {
  await releaseBoth();
  const files = http
    .createServer(async (request, response) => {
      const name = (request.url ?? '').slice(1);
      const key = name === 'registry.json' ? `${(await store.read('current'))?.bytes}/registry.json` : name;
      const found = key.startsWith('.') || key === 'site.json' ? undefined : await store.read(key);
      response.writeHead(found ? 200 : 404).end(found?.bytes);
    })
    .listen(0, '127.0.0.1');
  await new Promise((resolve) => files.once('listening', resolve));
  const address = `http://127.0.0.1:${(files.address() as AddressInfo).port}/registry.json`;
  const text = textOf(await (await fetch(await open(context(address)))).text());
  files.close();
  expect(text).toContain('lists 1.0.0-aaaaaaaaaa for everyone, the first one. lists');
  expect(text).toContain('site.json, which is read in the folder of the site');
});

test('allows no script, is not read under another name, and refreshes only on request', async () => {
  const url = await open();
  const plain = await fetch(url);
  expect(plain.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'self'/);
  expect(plain.headers.get('content-security-policy')).not.toContain('script-src');
  expect(plain.headers.get('refresh')).toBeNull();
  expect((await fetch(`${url}/?refresh`)).headers.get('refresh')).toBe('60');
  expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  expect((await fetch(`${url}/site.json`)).status).toBe(404);
  expect((await fetch(`${url}/fonts/%2e%2e/site.json`)).status).toBe(404);
  const { port } = new URL(url);
  const status = await new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, headers: { host: `evil.example:${port}` } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
      .once('error', reject);
  });
  expect(status).toBe(421);
});
