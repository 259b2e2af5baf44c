import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { rootFileNames } from '@tessera/platform/compose/discovery';
import { familyOf, type PageFamily } from '@tessera/platform/compose/families';
import { composeHeaders, fileHeaders } from '@tessera/platform/compose/headers';
import {
  malformedAddresses,
  missingAddresses,
  pageAddresses,
  readFamilies,
  unknownAddresses,
} from '@tessera/platform/compose/testing';
import { projectRoot } from '@tessera/platform/project';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import { ensureNginx } from './ensureNginx';
import { type NginxServer, readableFolder, startNginx } from './nginxServer';
import { pageFamilyMap } from './pageFamilyMap';
import { tinyEntry, tinyRelease, tinyScript, writeRevision, writeText, writeTinySite } from './tinySite';

const forEver = 'public, max-age=31536000, immutable';

let families: readonly PageFamily[];
let site: string;
let imageSite: string;
let image: NginxServer;
let gateway: NginxServer;

beforeAll(async () => {
  families = await readFamilies();
  site = readableFolder();
  writeTinySite(site, families);
  imageSite = readableFolder();
  writeText(imageSite, 'games/2.0.0-feedc0ffee/entry.js', 'games', true);
  image = await startNginx(imageSite, { ROLE: 'app' }, 4351);
  gateway = await startNginx(site, { APP_SERVICES: `games=127.0.0.1:${image.port} lists=127.0.0.1:9` }, 4361);
});

afterAll(async () => {
  await gateway?.stop();
  await image?.stop();
  for (const folder of [site, imageSite]) rmSync(path.dirname(folder), { recursive: true, force: true });
});

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
      writeText(site, `${tinyRelease}/x.html`, '<script>steal()</script>');
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

describe('pages', () => {
  test.each(pageAddresses)('%s is answered with the page of its family', async (address) => {
    const { status, headers, body } = await gateway.get(address);
    expect(body.toString()).toContain(`<p>${familyOf(address.replace(/[?].*/, ''), families)} 0000`);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
  });

  test.each(unknownAddresses)('%s is answered with the not-found page, as not found', async (address) => {
    const { status, headers, body } = await gateway.get(address);
    expect(body.toString()).toContain('<p>not-found 0000');
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      404,
      'text/html; charset=utf-8',
      'no-cache',
    ]);
    expect(headers['content-security-policy']).toBe("frame-ancestors 'none'");
  });

  test('that the site lacks are not found either', async () => {
    const file = path.join(site, 'revisions/00000001/pages/login-test.html');
    for (const suffix of ['', '.br', '.gz']) rmSync(`${file}${suffix}`);
    const { status, body } = await gateway.get('/authtest', { 'accept-encoding': 'br' });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([404, expect.stringContaining('<p>not-found')]);
  });

  test.each(rootFileNames)('come with %s', async (name) => {
    const { status, headers, body } = await gateway.get(`/${name}`);
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-cache', name]);
    expect(headers['content-security-policy']).toBe(fileHeaders['Content-Security-Policy']);
  });

  test('of the canary of the shell go to browsers with its cookie, if there is one', async () => {
    const canary = 'revisions/00000001/pages/canary';
    const get = async (address: string, cookie: string) => `${(await gateway.get(address, { cookie })).body}`;
    expect(await get('/bets', 'tessera_shell=canary')).toContain('<p>bets 00000001');
    writeText(site, `${canary}/bets.html`, '<p>canary bets', true);
    expect(await get('/bets', 'a=b; tessera_shell=canary')).toContain('<p>canary bets');
    for (const cookie of [
      '',
      'tessera_shell=',
      'tessera_shell=../canary',
      'tessera_shell=canary/',
      'x_tessera_shell=canary',
    ])
      expect(await get('/bets', cookie)).toContain('<p>bets 00000001');
    expect(await get('/settings', 'tessera_shell=canary')).toContain('<p>settings 00000001');
    expect((await gateway.get('/canary/bets.html')).status).toBe(404);
    rmSync(path.join(site, canary), { recursive: true });
  });

  test('are sent precompressed', async () => {
    const { headers, body } = await gateway.get('/bets', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).toString()).toContain('<p>bets');
  });

  test('have every header that composing has set for pages', async () => {
    const composed = JSON.parse(composeHeaders(undefined).get('headers.json') ?? '') as Record<string, string>;
    const { headers } = await gateway.get('/settings', { 'x-forwarded-proto': 'https' });
    for (const [name, value] of Object.entries(composed)) {
      if (name !== 'Content-Security-Policy') expect(headers[name.toLowerCase()]).toBe(value);
    }
    expect(headers['access-control-allow-origin']).toBeUndefined();
    expect(headers.server).toBe('nginx');
  });

  test.each([
    ['/', "frame-ancestors 'none'"],
    ['/game/dice', "frame-ancestors 'none'"],
    ['/x?/game-return', "frame-ancestors 'none'"],
    ['/game-return', "frame-ancestors 'self'"],
    ['/game-return?status=done', "frame-ancestors 'self'"],
    ['/Game-Return', "frame-ancestors 'self'"],
  ])('%s may be framed as "%s" says', async (address, policy) => {
    const { headers } = await gateway.get(address);
    expect(headers['content-security-policy']).toBe(policy);
  });

  test('send HSTS over TLS', async () => {
    const plain = await gateway.get('/');
    const secure = await gateway.get('/', { 'x-forwarded-proto': 'https' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(secure.headers['strict-transport-security']).toMatch(/^max-age=31536000/);
  });

  test('are the new ones as soon as a promotion has replaced them, whatever a browser has cached', async () => {
    const { headers } = await gateway.get('/settings');
    expect([headers.etag, headers['last-modified']]).toEqual([undefined, undefined]);
    writeRevision(site, '00000002', families);
    symlinkSync('revisions/00000002', path.join(site, 'next'));
    renameSync(path.join(site, 'next'), path.join(site, 'current'));
    const later = new Date(Date.now() + 60_000).toUTCString();
    const page = await gateway.get('/settings', { 'if-modified-since': later });
    expect(page.body.toString()).toContain('settings 00000002');
    expect((await gateway.get('/registry.json', { 'if-modified-since': later })).body.toString()).toContain('00000002');
  });
});

test('the well-known address for password managers redirects to the form', async () => {
  const { status, headers } = await gateway.get(changePasswordRedirect.from);
  expect([status, headers.location, headers['cache-control']]).toEqual([302, changePasswordRedirect.to, 'no-store']);
  expect((await image.get(changePasswordRedirect.from)).status).toBe(404);
});

describe('files for release commands', () => {
  test.each(['/registry.json', '/history.jsonl', '/keys/wallet.json'])('%s is never cached', async (address) => {
    const { status, headers } = await gateway.get(address);
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, 'no-cache', undefined]);
    expect(headers['access-control-allow-origin']).toBe('*');
  });
});

test.each([
  ...missingAddresses,
  '/pages/headers.json',
  '/pages/headers.conf',
  '/current/registry.json',
  '/revisions/00000001/registry.json',
  '/.lock',
  '/.incoming/half/entry.js',
  '/.private/authors.jsonl',
  '/.git/config',
  '/wallet/.env',
  `/${tinyRelease}/.hidden`,
  '/favicon.ico',
])('%s is not served', async (address) => {
  const { status, headers, body } = await gateway.get(address);
  expect([status, headers['cache-control'], headers['x-content-type-options']]).toEqual([404, 'no-store', 'nosniff']);
  expect(body.toString()).not.toMatch(/revision|half|origin|<p>/);
});

test.each(malformedAddresses)('%s is rejected, with the not-found page', async (address) => {
  const { status, headers, body } = await gateway.get(address);
  expect([status, headers['cache-control']]).toEqual([400, 'no-cache']);
  expect(body.toString()).toMatch(/<p>not-found \d{8}/);
});

test.each(['POST', 'PUT', 'DELETE'])('%s is rejected', async (method) => {
  expect((await gateway.get('/settings', {}, method)).status).toBe(405);
});

test('HEAD answers like GET, without a body', async () => {
  const { status, headers, body } = await gateway.get(tinyEntry, { 'accept-encoding': 'br' }, 'HEAD');
  expect([status, headers['content-encoding'], body.length]).toEqual([200, 'br', 0]);
});

describe('a release that only the image of its app holds', () => {
  test('is answered by the image, just as by the gateway itself', async () => {
    const { status, headers, body } = await gateway.get('/games/2.0.0-feedc0ffee/entry.js', {
      'accept-encoding': 'br',
    });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, 'br', 'Accept-Encoding']);
    expect([headers['cache-control'], headers['access-control-allow-origin']]).toEqual([forEver, '*']);
    expect(brotliDecompressSync(body).toString()).toBe('games');
  });

  test('runs nothing as a document, whatever the image sends', async () => {
    const server = http.createServer((_, response) => {
      const headers = { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-accel-redirect': '/registry.json' };
      response.writeHead(200, { ...headers, 'content-security-policy': 'default-src *' }).end('image');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const other = await startNginx(site, { APP_SERVICES: `games=127.0.0.1:${port}` }, 4371);
    const { headers, body } = await other.get('/games/2.0.0-feedc0ffee/x.html');
    await Promise.all([other.stop(), new Promise((resolve) => server.close(resolve))]);
    expect([headers['content-security-policy'], headers['set-cookie'], body.toString()]).toEqual([
      fileHeaders['Content-Security-Policy'],
      undefined,
      'image',
    ]);
  });

  test('is not found when the image does not have it', async () => {
    const { status, headers } = await gateway.get('/games/3.0.0-feedc0ffee/entry.js');
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
  });

  test('is requested with the original address: no second request can be hidden in its name', async () => {
    const { status } = await gateway.get('/games/2.0.0-feedc0ffee/a%0d%0aX-Other:%201%0d%0a/entry.js');
    expect(status).toBe(404);
    // A log line is written after the response.
    while (!image.log().includes('/a%0d%0aX-Other')) await image.get('/health');
    expect(image.log()).not.toMatch(/\nX-Other/);
  });

  test('fails alone when the image is down', async () => {
    expect((await gateway.get('/lists/1.0.0-feedc0ffee/entry.js')).status).toBe(502);
    expect((await gateway.get('/')).status).toBe(200);
  });
});

test('an image of an app serves its releases and nothing else', async () => {
  expect((await image.get('/games/2.0.0-feedc0ffee/entry.js')).status).toBe(200);
  expect((await image.get('/')).status).toBe(404);
  expect((await image.get('/registry.json')).status).toBe(404);
});

test('health checks are answered but not logged; requests are logged without their query', async () => {
  await gateway.get('/health');
  await gateway.get('/bets?search=secret');
  const { status, body } = await gateway.get('/health');
  expect([status, body.toString()]).toEqual([200, 'ok\n']);
  expect(gateway.log()).toMatch(/"GET \/bets" 200 /);
  expect(gateway.log()).not.toMatch(/health|secret/);
});

test('no process runs as root', () => {
  const users = execFileSync('ps', ['-o', 'uid=', '--pid', String(gateway.pid), '--ppid', String(gateway.pid)], {
    encoding: 'utf8',
  });
  const ids = users.trim().split(/\s+/).map(Number);
  expect(ids.length).toBeGreaterThan(1);
  expect(ids).not.toContain(0);
});

test("the map of families matches the shell's", () => {
  const written = readFileSync(path.join(projectRoot, 'docker/nginx/families.conf'), 'utf8');
  expect(written).toBe(pageFamilyMap(families));
});

/** `::1` as the kernel lists it; without it, IPv6 is switched off. */
const loopback = `${'0'.repeat(31)}1`;

test('answers over IPv6 too, where the machine has it', async () => {
  const answer = fetch(`http://[::1]:${gateway.port}/health`).then(({ status }) => status);
  const addresses = existsSync('/proc/net/if_inet6') ? readFileSync('/proc/net/if_inet6', 'utf8') : '';
  if (addresses.startsWith(loopback) || addresses.includes(`\n${loopback}`)) expect(await answer).toBe(200);
  else await expect(answer).rejects.toThrow();
});

/** Renders the configuration and has nginx test it; returns what it renders for the services, or throws what it prints. */
function render(env: Readonly<Record<string, string>>, resolvConf = '') {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-render-'));
  writeText(folder, 'resolv.conf', resolvConf);
  const folders = { RUN_FOLDER: `${folder}/run`, SITE_FOLDER: site, RESOLV_CONF: `${folder}/resolv.conf` };
  const settings = { PORT: '4381', APP_SERVICES: 'wallet=mfe-wallet:8080', ...folders, ...env };
  // Node's pipes are sockets, which nginx cannot open as files.
  const log = openSync(`${folder}/log`, 'a');
  try {
    const { status } = spawnSync(path.join(projectRoot, 'docker/nginx/render.sh'), ['-t'], {
      env: { PATH: process.env.PATH, NGINX: ensureNginx(), ...settings },
      stdio: ['ignore', log, log],
    });
    if (status !== 0) throw new Error(readFileSync(`${folder}/log`, 'utf8'));
    return readFileSync(`${folder}/run/services.conf`, 'utf8');
  } finally {
    closeSync(log);
    rmSync(folder, { recursive: true });
  }
}

describe('the name server of the services', () => {
  const nameServerOf = (services: string) => /^resolver (\S+)/m.exec(services)?.[1];

  test.each([
    ['the first of the system', 'search x\nnameserver 10.0.0.10\nnameserver 10.0.0.11\n', '10.0.0.10'],
    ['one at an IPv6 address', 'nameserver fd00:10:96::a\n', '[fd00:10:96::a]'],
    ['one with spaces and a comment', '  nameserver\t::1   # local\n', '[::1]'],
    ['one at a mapped IPv4 address', 'nameserver ::ffff:10.0.0.10\n', '[::ffff:10.0.0.10]'],
    ['the next one after a link-local address with a zone', 'nameserver fe80::1%eth0\nnameserver ::1\n', '[::1]'],
    ['missing where there are only such', 'nameserver fe80::1%eth0\n', undefined],
    ['missing for an empty file', '', undefined],
  ])('is %s', (_, resolvConf, expected) => {
    expect(nameServerOf(render({}, resolvConf))).toBe(expected);
  });

  test.each([
    ['127.0.0.11', '127.0.0.11'],
    ['127.0.0.11:5353', '127.0.0.11:5353'],
    ['fd00::10', '[fd00::10]'],
    ['[fd00::10]:5353', '[fd00::10]:5353'],
  ])('is RESOLVER %s rather than the system’s', (RESOLVER, expected) => {
    expect(nameServerOf(render({ RESOLVER }, 'nameserver ::1\n'))).toBe(expected);
  });
});

test.each([
  [{ ROLE: 'both' }, 'has to be gateway or app'],
  [{ SITE_FOLDER: '/srv/a b;' }, 'Folders are named'],
  [{ APP_SERVICES: 'wallet' }, 'wallet=mfe-wallet:8080'],
  [{ PORT: '80a' }, 'has to be a number'],
])('%p is refused by name', (env, reason) => {
  expect(() => render(env)).toThrow(reason);
});
