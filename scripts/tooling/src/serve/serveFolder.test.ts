import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { PageFamily } from '@tessera/platform/compose/families';
import { fileHeaders } from '@tessera/platform/compose/headers';
import { pageFile, pageFiles } from '@tessera/platform/compose/pageFiles';
import { rootFileHeaders, rootFileNames } from '@tessera/platform/compose/rootFiles';
import {
  malformedAddresses,
  missingAddresses,
  pageAddresses,
  readFamilies,
  unknownAddresses,
} from '@tessera/platform/compose/testing';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import { serveFolder } from './serveFolder';

const origin = 'http://localhost:3000';
const releasedScript = '/wallet/1.4.0-0123abcdef/entry.0123456789.js';

let families: readonly PageFamily[];
let root: string;
let site: Awaited<ReturnType<typeof serveFolder>>;
let remote: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  families = await readFamilies();
  root = mkdtempSync(path.join(os.tmpdir(), 'tessera-serve-'));
  const [folder, pages] = [path.join(root, 'dist'), path.join(root, 'pages')];
  for (const each of [folder, pages]) mkdirSync(each);
  writeFileSync(path.join(folder, 'entry.0123456789.js'), '0123456789');
  writeFileSync(path.join(folder, '.lock'), 'hidden');
  writeFileSync(path.join(folder, 'x.html'), '<script>steal()</script>');
  writeFileSync(path.join(folder, 'y.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script>steal()</script></svg>');
  for (const { paths } of families) {
    for (const [index, file] of pageFiles(paths).entries()) {
      mkdirSync(path.dirname(path.join(pages, file)), { recursive: true });
      writeFileSync(path.join(pages, file), `<p>${paths[index] ?? 'not-found'}</p>`);
    }
  }
  for (const [name, text] of [
    [releasedScript, 'script'],
    [`${releasedScript}.br`, 'brotli'],
    ['/wallet/1.4.0-0123abcdef/.maps/entry.0123456789.js.map', '{}'],
  ] as const) {
    mkdirSync(path.dirname(folder + name), { recursive: true });
    writeFileSync(folder + name, text);
  }
  site = await serveFolder({ folder, pages, port: 0 });
  remote = await serveFolder({ folder, port: 0 });
});
afterAll(async () => {
  await Promise.all([site.close(), remote.close()]);
  rmSync(root, { recursive: true });
});

/** The default header of curl, health checks and link previews. */
const get = (address: string, { port = site.port, method = 'GET', headers = { accept: '*/*' } as object } = {}) =>
  new Promise<{ status: number | undefined; body: string; headers: http.IncomingHttpHeaders }>((resolve, reject) => {
    const request = http.request(
      { host: '127.0.0.1', port, path: address, method, headers: { ...headers }, agent: false },
      (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part) => (body += part));
        response.on('end', () => resolve({ status: response.statusCode, body, headers: response.headers }));
      },
    );
    request.on('error', reject).end();
  });

test.each(pageAddresses)('%s is answered with the page at %s, for any `Accept`', async (address, at) => {
  const page = `<p>${at}</p>`;
  for (const headers of [{ accept: '*/*' }, { accept: 'application/json' }, {}]) {
    expect(await get(address, { headers })).toMatchObject({ status: 200, body: page });
  }
  expect(await get(address, { method: 'HEAD' })).toMatchObject({ status: 200, body: '' });
});

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page is compressed for browsers that accept %s', async (encoding, decompress) => {
  const page = `<p>${'text '.repeat(500)}</p>`;
  const headers = { 'accept-encoding': encoding };
  writeFileSync(path.join(root, 'pages', pageFile('/')), page);
  const response = await new Promise<http.IncomingMessage>((resolve) =>
    http.get({ host: '127.0.0.1', port: site.port, headers, agent: false }, resolve),
  );
  const body = await buffer(response);
  expect(response.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
  expect(decompress(body).toString()).toBe(page);
  expect(body.length).toBeLessThan(page.length / 10);
});

test.each([
  ['gzip, deflate, br', 'br', 'brotli'],
  ['gzip', undefined, 'script'],
])('of a script, a browser that accepts "%s" gets the copy from the build', async (accepted, encoding, text) => {
  const { status, headers, body } = await get(releasedScript, { headers: { 'accept-encoding': accepted } });
  expect([status, headers['content-encoding'], body]).toEqual([200, encoding, text]);
  expect(headers).toMatchObject({
    'content-type': 'text/javascript',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    ...isolated,
  });
});

test.each(unknownAddresses)('%s is answered with the not-found page and status 404', async (address) => {
  const { status, body, headers } = await get(address);
  expect([status, body, headers['cache-control']]).toEqual([404, '<p>not-found</p>', 'no-cache']);
});

test('the page of the canary of the shell goes to browsers with its cookie, if there is one', async () => {
  mkdirSync(path.join(root, 'pages/canary/at'), { recursive: true });
  writeFileSync(path.join(root, 'pages/canary', pageFile('/bets')), 'canary bets');
  const ask = async (address: string, cookie: string) => (await get(address, { headers: { cookie } })).body;
  expect(await ask('/bets', 'a=b; tessera_shell=canary')).toBe('canary bets');
  expect(await ask('/bets', 'tessera_shell=../canary')).toBe('<p>/bets</p>');
  expect(await ask('/settings', 'tessera_shell=canary')).toBe('<p>/settings</p>');
  rmSync(path.join(root, 'pages/canary'), { recursive: true });
});

test('a route without a page on this site is 404', async () => {
  const file = path.join(root, 'pages', pageFile('/authtest'));
  rmSync(file);
  expect(await get('/authtest')).toMatchObject({ status: 404, body: '<p>not-found</p>' });
});

const isolated = { 'content-security-policy': fileHeaders['Content-Security-Policy'] };

test.each(['entry.0123456789.js', 'x.html', 'y.svg'])('%s, opened as a document, runs no scripts', async (file) => {
  for (const port of [site.port, remote.port]) {
    const answer = await get(`/${file}`, { port });
    expect(answer).toMatchObject({ status: 200, headers: isolated });
  }
});

test.each(rootFileNames)('%s is served beside the pages', async (name) => {
  writeFileSync(path.join(root, 'pages', name), name);
  const policy = rootFileHeaders(name)['Content-Security-Policy'];
  expect(await get(`/${name}`)).toMatchObject({
    status: 200,
    body: name,
    headers: { 'content-security-policy': policy },
  });
  expect(await get(`/${name}`, { port: remote.port })).toMatchObject({ status: 404 });
});

test.each(missingAddresses)('%s is 404', async (address) => {
  for (const port of [site.port, remote.port]) {
    const { status, headers } = await get(address, { port });
    expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([404, 'no-store', 'nosniff']);
  }
});

test.each(['GET', 'HEAD'])('%s of the address that password managers know leads to the form', async (method) => {
  const { from, to } = changePasswordRedirect;
  const answer = await get(from, { method });
  expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([302, to, 'no-store']);
});

test('a remote has no such address', async () => {
  expect((await get(changePasswordRedirect.from, { port: remote.port })).status).toBe(404);
});

test.each(malformedAddresses)('%s is rejected, with the not-found page where there are pages', async (address) => {
  expect(await get(address)).toMatchObject({ status: 400, body: '<p>not-found</p>' });
  expect(await get(address, { port: remote.port })).toMatchObject({ status: 400, body: 'Bad request' });
});

test.each(['http://site.example/transactions', 'HTTP://site.example:80/transactions?page=2'])(
  'an absolute URL, %s, is treated as its path',
  async (address) => {
    expect(await get(address)).toMatchObject({ status: 200, body: '<p>/transactions</p>' });
  },
);

test.each(['/', '/transactions?page=2', '//bets', '/no-page'])(
  '%s by IP address is led to the name',
  async (address) => {
    const named = await serveFolder({
      folder: path.join(root, 'dist'),
      pages: path.join(root, 'pages'),
      port: 0,
      origin,
    });
    const at = (host: string, of = address) =>
      get(of, { port: named.port, headers: { host: `${host}:${named.port}` } });
    const { status, headers } = await at('127.0.0.1');
    expect([status, headers.location, headers['cache-control']]).toEqual([307, `${origin}${address}`, 'no-store']);
    expect((await at('localhost')).headers.location).toBeUndefined();
    expect((await at('127.0.0.1', '/entry.0123456789.js')).status).toBe(200);
    await named.close();
  },
);

test.each(['/', '/transactions', '//'])('a remote has no page at %s', async (address) => {
  expect((await get(address, { port: remote.port })).status).toBe(404);
});

test.each(['POST', 'PUT', 'OPTIONS'])('%s is rejected', async (method) => {
  expect((await get('/', { method })).status).toBe(405);
});

test.each(['/', '/robots.txt', '/entry.0123456789.js'])(
  'a range of %s that ends before it starts is ignored',
  async (path) => {
    const { status } = await get(path);
    expect(await get(path, { headers: { range: 'bytes=9-5' } })).toMatchObject({ status });
  },
);

test.each([
  ['bytes=2-4', 206, '234'],
  ['bytes=7-', 206, '789'],
  ['bytes=5-2', 200, '0123456789'],
  ['bytes=-3', 200, '0123456789'],
  ['bytes=0-1,4-5', 200, '0123456789'],
  ['lines=1', 200, '0123456789'],
  ['bytes=99-', 416, ''],
])('a request for %s of a file gets %i', async (range, status, body) => {
  expect(await get('/entry.0123456789.js', { headers: { range } })).toMatchObject({ status, body });
});
