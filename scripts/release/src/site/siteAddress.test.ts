import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { runRelease } from '../runRelease';
import { aSourceMap } from '../testing/fixtures';
import { aSite, type TestSite } from '../testing/testSite';

let site: TestSite;
let server: http.Server;
let origin: string;
/** Makes the server spoil its response for a path. */
let spoil: (pathname: string, response: http.ServerResponse) => boolean;

beforeEach(async () => {
  site = await aSite('lists');
  spoil = () => false;
  server = http.createServer(async ({ url = '' }, response) => {
    response.setHeader('access-control-allow-origin', '*');
    if (spoil(url, response)) return;
    const content = await readFile(path.join(site.folder, url)).catch(() => undefined);
    response.statusCode = content === undefined ? 404 : 200;
    response.end(content);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = JSON.parse(await readFile(path.join(site.folder, 'site.json'), 'utf8'));
  await writeFile(path.join(site.folder, 'site.json'), JSON.stringify({ ...settings, origin, verify: 'address' }));
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await site.remove();
});

test('check, status and history work with the URL of a site’s registry', async () => {
  const id = await site.publish({ maps: { 'entry.0123456789.js': aSourceMap() } });
  // As servers do.
  spoil = (pathname, response) => pathname.includes('/.') && Boolean(response.writeHead(404).end());
  const at = ['--site', `${origin}/registry.json`];
  expect(await site.done('check', 'lists', ...at)).toContain(`lists ${id} can be promoted`);
  await site.done('promote', 'lists');
  expect(await site.done('status', 'lists', ...at)).toContain(`live       ${id}`);
  expect(await site.done('history', ...at)).toMatch(/promote .*\n.*publish/);
});

test('bisect tries the releases of a site by the URL of its registry', async () => {
  await site.done('keygen', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
  await site.done('promote', 'lists', await site.publish({}));
  const probe = 'node --input-type=module -e "process.exit((await fetch(process.env.TESSERA_URL)).ok ? 1 : 99)"';
  const options = ['--good', '3', '--api', 'http://localhost:9', '--run', probe];
  const { code, output } = await site.run('bisect', '--site', `${origin}/registry.json`, ...options);
  expect(output).toContain('Revision 3 is bad too');
  expect(code).toBe(1);
});

test('stops checking an unsigned release at a URL at its signature, and writes no files', async () => {
  await site.done('keygen', 'shell');
  await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
  const types = { entries: {}, files: { '../../escaped.mjs': '' } };
  const id = await site.publish({ types, prerenderer: 'for (;;);' });
  await rm(site.file('lists', id, 'release.sig.json'));
  const { code, output } = await site.run('check', 'lists', '--site', `${origin}/registry.json`);
  expect([code, output.match(/✗ .*/g)]).toEqual([1, [expect.stringMatching(/✗ signature .* is unsigned/)]]);
  expect(await readdir(os.tmpdir())).not.toContain('escaped.mjs');
});

test.each<[string, typeof spoil, RegExp]>([
  [
    'that does not answer',
    (_, response) => Boolean(response.destroy()),
    /entry\.0123456789\.js cannot be reached: .*\n\s+→ Bring the address back/,
  ],
  ['that answers with an error', (_, response) => Boolean(response.writeHead(503).end()), /answers 503/],
  ['that sends another file', (_, response) => Boolean(response.end('altered')), /is altered: sha384-/],
  [
    'that no other origin may load from',
    (_, response) => {
      response.removeHeader('access-control-allow-origin');
      return false;
    },
    /without Access-Control-Allow-Origin for http:/,
  ],
  [
    'that only another origin may load from',
    (_, response) => {
      response.setHeader('access-control-allow-origin', 'https://site.example');
      return false;
    },
    /without Access-Control-Allow-Origin for http:/,
  ],
])('refuses a release at an address %s, though its folder is whole', async (_name, fault, reason) => {
  await site.publish({});
  spoil = (pathname, response) => pathname.endsWith('/entry.0123456789.js') && fault(pathname, response);
  const { code, output } = await site.run('promote', 'lists');
  expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
  expect(await site.done('promote', 'lists', '--verify', 'folder')).toContain('Done in');
});

test('reports a URL that does not answer', async () => {
  const { code, output } = await site.run('status', '--site', 'http://127.0.0.1:9/registry.json');
  expect([code, output]).toEqual([1, expect.stringMatching(/^http:.*registry\.json cannot be reached: [^\n]*$/)]);
});

test('reports a URL without a registry', async () => {
  const { code, output } = await site.run('status', '--site', `${origin}/nowhere/`);
  expect([code, output]).toEqual([1, expect.stringContaining('There is no registry at')]);
});

const endless = (response: http.ServerResponse) => {
  const part = Buffer.alloc(1_000_000, ' ');
  const send = () => {
    while (!response.destroyed && response.write(part));
  };
  response.on('drain', send);
  send();
  return true;
};

test.each<[string, string, (response: http.ServerResponse) => unknown, RegExp]>([
  ['an endless registry', 'registry.json', endless, /registry\.json answers more than 30 MB$/],
  ['an endless file', 'entry.0123456789.js', endless, /entry\.0123456789\.js answers more than 30 MB\n/],
  ['endless keys', 'lists.json', endless, /keys\/lists\.json answers more than 30 MB$/],
  ['malformed keys', 'lists.json', (response) => response.end('[]'), /keys\/lists\.json cannot be read: [^\n]*$/],
  [
    'a registry with a folder outside',
    'registry.json',
    (response) => response.end('{"schema":1,"apps":{"lists":{"before":["../x"]}}}'),
    /registry\.json cannot be read: [^\n]*$/,
  ],
  [
    'a redirect to a file',
    'registry.json',
    (response) => response.writeHead(302, { location: 'file:///etc/hostname' }).end(),
    /registry\.json cannot be reached: [^\n]*$/,
  ],
])('reports %s', async (_, name, answer, reason) => {
  await site.publish({});
  spoil = (pathname, response) => pathname.endsWith(`/${name}`) && Boolean(answer(response));
  const { code, output } = await site.run('check', 'lists', '--site', `${origin}/registry.json`);
  expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
});

test('prints no control characters of a site', async () => {
  await site.publish({});
  spoil = (pathname, response) => {
    const line = { revision: 9, at: '\u001b]0;title\u0007', command: '\u009b2J', summary: 'a\rb\u001b[2Jc' };
    return pathname === '/history.jsonl' && Boolean(response.end(`${JSON.stringify(line)}\n`));
  };
  const lines: string[] = [];
  await runRelease(['history', '--site', origin], {
    env: {},
    now: () => site.now,
    print: (line) => lines.push(line),
    printError: (line) => lines.push(line),
  });
  expect(lines).toEqual(['    9  ]0;title  2J       a b [2Jc']);
});
