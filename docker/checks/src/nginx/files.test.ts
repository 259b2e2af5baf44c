import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fileHeaders } from '@tessera/platform/compose/headers';
import type { NginxServer } from './nginxServer';
import { startTinyGateway, type TinyGateway } from './tinyGateway';
import { forEver, tinyEntry, tinyRelease, tinyScript, writeText } from './tinySite';

let tiny: TinyGateway;
let gateway: NginxServer;
beforeAll(async () => {
  tiny = await startTinyGateway(4361);
  ({ gateway } = tiny);
});
afterAll(() => tiny?.stop());

describe('files of a release', () => {
  test.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['identity', undefined, (body: Buffer) => body],
  ])('answer "accept-encoding: %s" with %s', async (accepted, encoding, decode) => {
    const { status, headers, body } = await gateway.get(tinyEntry, { 'accept-encoding': accepted });
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(decode(body).toString()).toBe(tinyScript);
  });

  test('are cached for ever and readable for pages of every origin', async () => {
    const { headers } = await gateway.get(tinyEntry);
    expect(headers).toMatchObject({
      'cache-control': forEver,
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'content-type': 'application/javascript; charset=utf-8',
    });
  });

  test('are revalidated with 304', async () => {
    const { headers } = await gateway.get(tinyEntry);
    const again = await gateway.get(tinyEntry, { 'if-none-match': headers.etag });
    expect([again.status, again.body.length, again.headers['cache-control']]).toEqual([304, 0, forEver]);
  });

  test.each([
    ['assets/coin.abcdef0123.svg', 'image/svg+xml; charset=utf-8'],
    ['fonts/letters.woff2', 'font/woff2'],
    ['release.json', 'application/json; charset=utf-8'],
  ])('%s is sent as %s', async (file, type) => {
    const { status, headers } = await gateway.get(`/${tinyRelease}/${file}`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, forEver]);
  });

  test.each(['entry', 'assets/coin.abcdef0123.svg', 'x.html', 'release.json'])(
    '%s, opened as a document, runs nothing',
    async (file) => {
      writeText(tiny.site, `${tinyRelease}/x.html`, '<script>steal()</script>');
      const { headers } = await gateway.get(file === 'entry' ? tinyEntry : `/${tinyRelease}/${file}`);
      expect(headers['content-security-policy']).toBe(fileHeaders['Content-Security-Policy']);
    },
  );

  test.each([
    `/${tinyRelease}/nothing.js`,
    `/${tinyRelease}/nothing`,
    '/wallet/9.9.9-0000000000/entry.js',
    `/${tinyRelease}`,
    `/${tinyRelease}/`,
    `/${tinyRelease}/assets/`,
    `/${tinyRelease}/../../site.json`,
  ])('%s is 404, not cached', async (address) => {
    const { status, headers, body } = await gateway.get(address);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(body.toString()).not.toMatch(/Index of|origin/);
  });
});

describe('files for release commands', () => {
  test.each(['/registry.json', '/history.jsonl', '/keys/wallet.json'])('%s is never cached', async (address) => {
    const { status, headers } = await gateway.get(address);
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-cache', undefined]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

test('HEAD answers like GET, without a body', async () => {
  const { status, headers, body } = await gateway.get(tinyEntry, { 'accept-encoding': 'br' }, 'HEAD');
  expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0]);
});
