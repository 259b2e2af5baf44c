import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { serveFolder } from './serveFolder';

const site = 'https://site.example';
const source = 'tessera_lists.secret()';
let folder: string;
let server: Awaited<ReturnType<typeof serveFolder>>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'tessera-admit-'));
  for (const file of ['lists.js', 'lists.png']) writeFileSync(path.join(folder, file), source);
  server = await serveFolder({ folder, port: 0, isLive: true, readers: [site] });
  server.tellPages({ app: 'lists', mistake: source });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Answers with the first part of the body: the stream of a live server has no end. */
const ask = (target: string, headers: http.OutgoingHttpHeaders, method = 'GET') =>
  new Promise<http.IncomingMessage & { text: string }>((resolve, reject) => {
    http
      .request({ host: '127.0.0.1', port: server.port, path: target, method, headers, agent: false }, (response) => {
        let text = '';
        const finish = () => {
          resolve(Object.assign(response, { text }));
          response.destroy();
        };
        response.setEncoding('utf8').on('data', (part) => {
          text += part;
          if (text.includes(source)) finish();
        });
        response.on('end', finish);
      })
      .on('error', reject)
      .end();
  });
const here = (name = 'localhost') => `${name}:${server.port}`;

describe.each(['/lists.js', '/__reload'])('%s', (target) => {
  test.each([['http://localhost:8080'], ['https://evil.example'], ['null']])(
    'is refused to pages of %s',
    async (origin) => {
      const { statusCode, headers, text } = await ask(target, { host: here(), origin });
      expect([statusCode, headers['access-control-allow-origin'], text]).toEqual([
        403,
        undefined,
        `Pages of ${origin} have no access`,
      ]);
    },
  );

  test.each(['evil.example', 'localhost.evil.example', 'evil.localhost.example', ''])(
    'is refused under the name "%s"',
    async (name) => {
      for (const headers of [{ host: here(name) }, { host: here(name), origin: `http://${here(name)}` }]) {
        expect(await ask(target, headers)).toMatchObject({ statusCode: 421, text: 'Not this site' });
      }
    },
  );

  test('is given to the named site, and under each name of this machine', async () => {
    const { headers, text } = await ask(target, { host: here(), origin: site });
    expect(headers).toMatchObject({ 'access-control-allow-origin': site, vary: expect.stringContaining('Origin') });
    expect(text).toContain(source);
    for (const name of ['localhost', '127.0.0.1', '[::1]']) {
      const origin = `http://${here(name)}`;
      expect((await ask(target, { host: here(name) })).text).toContain(source);
      expect((await ask(target, { host: here(name), origin })).headers['access-control-allow-origin']).toBe(origin);
    }
  });
});

test('pages of other origins show pictures and run no scripts', async () => {
  const policyOf = async (target: string) =>
    (await ask(target, { host: here() })).headers['cross-origin-resource-policy'];
  expect([await policyOf('/lists.js'), await policyOf('/lists.png')]).toEqual(['same-origin', 'cross-origin']);
});

test('forms of other pages are refused', async () => {
  const send = async (host: string, origin: string) => (await ask('/', { host, origin }, 'POST')).statusCode;
  expect(await send(here(), 'https://evil.example')).toBe(403);
  expect(await send(here('evil.example'), `http://${here('evil.example')}`)).toBe(421);
  expect(await send(here(), `http://${here()}`)).toBe(405);
});
