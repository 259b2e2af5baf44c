import { readFileSync } from 'node:fs';
import http from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createDCtx, decompressUsingDict } from '@bokuweb/zstd-wasm';
import { serveFolder } from '@tessera/tooling/serve';
import { aSite, type TestSite } from '../testing/testSite';
import { dictionaryHash } from './encodeDelta';
import { deltasPrefix } from './writeDeltas';

const file = 'vendor.0123456789.js';
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
const ids = letters.map((letter) => `1.0.0-${letter.repeat(10)}`);
const [first = '', second = ''] = ids;
const last = ids.at(-1) ?? '';

/** A real script of 18 kB, of which each release changes one text. */
const real = readFileSync(
  path.join(path.dirname(createRequire(__filename).resolve('react/package.json')), 'cjs/react.production.js'),
  'utf8',
);
const scriptOf = (id: string) => real.replaceAll('production', id);

let site: TestSite;
let server: Awaited<ReturnType<typeof serveFolder>>;

/** Seven releases that were live one after the other. */
beforeAll(async () => {
  site = await aSite('shell', 'lists');
  await site.done('promote', 'shell', await site.publish({ app: 'shell', remoteModules: {} }));
  for (const [index, id] of ids.entries()) {
    site.now = new Date(site.now.getTime() + 1000);
    const scripts = { [file]: scriptOf(id) };
    await site.publish({ buildId: (letters[index] ?? '').repeat(10), scripts });
    await site.done('promote', 'lists', id);
  }
  server = await serveFolder({ folder: site.folder, port: 0 });
});
afterAll(async () => {
  await server?.close();
  await site.remove();
});

const storedDeltas = async (id: string) => (await site.site()).store.list(deltasPrefix('lists', id));

async function request(id: string, dictionary?: string) {
  const response = await new Promise<http.IncomingMessage>((resolve, reject) => {
    const headers = {
      'accept-encoding': 'dcz',
      ...(dictionary !== undefined && {
        'available-dictionary': `:${dictionaryHash(Buffer.from(dictionary))}:`,
      }),
    };
    http
      .get({ host: '127.0.0.1', port: server.port, path: `/lists/${id}/${file}`, headers, agent: false }, resolve)
      .on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test.each([
  ['the release before', ids.at(-2) ?? ''],
  ['one of the releases before that', ids[3] ?? ''],
])('a browser that has a script of %s downloads the difference', async (_, earlier) => {
  const { status, headers, body } = await request(last, scriptOf(earlier));
  expect([status, headers['content-encoding']]).toEqual([200, 'dcz']);
  expect(headers).toMatchObject({
    'use-as-dictionary': 'match="/lists/*/vendor.*.js"',
    vary: 'Accept-Encoding, Available-Dictionary',
  });
  expect(body.length).toBeLessThan(100);
  expect(body.subarray(8, 40).toString('base64')).toBe(dictionaryHash(Buffer.from(scriptOf(earlier))));
  // The commands have initialised the library.
  const decoded = decompressUsingDict(createDCtx(), body.subarray(40), Buffer.from(scriptOf(earlier)));
  expect(Buffer.from(decoded).toString()).toBe(scriptOf(last));
});

test('a browser without a dictionary, or with one that there is no difference to, downloads the whole script', async () => {
  for (const dictionary of [undefined, real, scriptOf(first)]) {
    const { status, headers, body } = await request(last, dictionary);
    expect([status, headers['content-encoding'], body.toString()]).toEqual([200, undefined, scriptOf(last)]);
    expect(headers['use-as-dictionary']).toBe('match="/lists/*/vendor.*.js"');
  }
});

test('there is one difference to each script of the five releases before', async () => {
  // LiveBets is the same in all of them, so there is one difference to all.
  expect(await storedDeltas(first)).toHaveLength(0);
  expect(await storedDeltas(second)).toHaveLength(1 + 1 + 1);
  expect(await storedDeltas(last)).toHaveLength(1 + 5 + 5);
});

test('they go with their release', async () => {
  site.now = new Date(site.now.getTime() + 60_000);
  await site.done('prune', 'lists', '--days', '0');
  expect(await storedDeltas(second)).toHaveLength(0);
  expect(await storedDeltas(last)).not.toHaveLength(0);
});
