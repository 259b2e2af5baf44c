import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fileEndings } from '@tessera/platform/compose/families';
import { composeHeaders } from '@tessera/platform/compose/headers';
import { pageFile } from '@tessera/platform/compose/pageFiles';
import { rootFileHeaders, rootFileNames } from '@tessera/platform/compose/rootFiles';
import {
  malformedAddresses,
  missingAddresses,
  pageAddresses,
  unknownAddresses,
} from '@tessera/platform/compose/testing';
import { changePasswordRedirect } from '@tessera/shared-contracts/accounts';
import type { NginxServer } from './nginxServer';
import { startTinyGateway, type TinyGateway } from './tinyGateway';
import { tinyRelease, writeRevision, writeText } from './tinySite';

let tiny: TinyGateway;
let gateway: NginxServer;
beforeAll(async () => {
  tiny = await startTinyGateway(4351);
  ({ gateway } = tiny);
});
afterAll(() => tiny?.stop());

describe('pages', () => {
  test.each(pageAddresses)('%s is answered with the page at %s', async (address, at) => {
    const { status, headers, body } = await gateway.get(address);
    expect(body.toString()).toContain(`<p>${at} 0000`);
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
    const file = path.join(tiny.site, `revisions/00000001/pages/${pageFile('/authtest')}`);
    for (const suffix of ['', '.br', '.gz']) rmSync(`${file}${suffix}`);
    const { status, body } = await gateway.get('/authtest', { 'accept-encoding': 'br' });
    expect([status, brotliDecompressSync(body).toString()]).toEqual([404, expect.stringContaining('<p>not-found')]);
  });

  test.each(rootFileNames)('come with %s', async (name) => {
    const { status, headers, body } = await gateway.get(`/${name}`);
    expect([status, headers['cache-control'], body.toString()]).toEqual([200, 'no-cache', name]);
    expect(headers['content-security-policy']).toBe(rootFileHeaders(name)['Content-Security-Policy']);
  });

  test('of the canary of the shell go to browsers with its cookie, if there is one', async () => {
    const canary = 'revisions/00000001/pages/canary';
    const get = async (address: string, cookie: string) => `${(await gateway.get(address, { cookie })).body}`;
    expect(await get('/bets', 'tessera_shell=canary')).toContain('<p>/bets 00000001');
    writeText(tiny.site, `${canary}/${pageFile('/bets')}`, '<p>canary bets', true);
    expect(await get('/bets', 'a=b; tessera_shell=canary')).toContain('<p>canary bets');
    for (const cookie of [
      '',
      'tessera_shell=',
      'tessera_shell=../canary',
      'tessera_shell=canary/',
      'x_tessera_shell=canary',
    ])
      expect(await get('/bets', cookie)).toContain('<p>/bets 00000001');
    expect(await get('/settings', 'tessera_shell=canary')).toContain('<p>/settings 00000001');
    expect((await gateway.get('/canary/at/bets.html')).status).toBe(404);
    rmSync(path.join(tiny.site, canary), { recursive: true });
  });

  test('are sent precompressed', async () => {
    const { headers, body } = await gateway.get('/bets', { 'accept-encoding': 'br' });
    expect([headers['content-encoding'], headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(body).toString()).toContain('<p>/bets');
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
    writeRevision(tiny.site, '00000002', tiny.families);
    symlinkSync('revisions/00000002', path.join(tiny.site, 'next'));
    renameSync(path.join(tiny.site, 'next'), path.join(tiny.site, 'current'));
    const later = new Date(Date.now() + 60_000).toUTCString();
    const page = await gateway.get('/settings', { 'if-modified-since': later });
    expect(page.body.toString()).toContain('/settings 00000002');
    expect((await gateway.get('/registry.json', { 'if-modified-since': later })).body.toString()).toContain('00000002');
  });
});

test('the well-known address for password managers redirects to the form', async () => {
  const { status, headers } = await gateway.get(changePasswordRedirect.from);
  expect([status, headers.location, headers['cache-control']]).toEqual([302, changePasswordRedirect.to, 'no-store']);
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

test.each(fileEndings)('an address that ends with .%s is no route', async (ending) => {
  const { status, body } = await gateway.get(`/game/x.${ending}`);
  expect([status, body.toString()]).toEqual([404, expect.not.stringContaining('<p>')]);
});

/** `::1` as the kernel lists it; without it, IPv6 is switched off. */
const loopback = `${'0'.repeat(31)}1`;

test('answers over IPv6 too, where the machine has it', async () => {
  const answer = fetch(`http://[::1]:${gateway.port}/health`).then(({ status }) => status);
  const addresses = existsSync('/proc/net/if_inet6') ? readFileSync('/proc/net/if_inet6', 'utf8') : '';
  if (addresses.startsWith(loopback) || addresses.includes(`\n${loopback}`)) expect(await answer).toBe(200);
  else await expect(answer).rejects.toThrow();
});
