import { mkdtempSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import type http from 'node:http';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';

process.env.TESSERA_PICTURES = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));

import { PNG } from 'pngjs';
import { writeResult } from './result';
import { serveReport } from './serveReport';

const folder = process.env.TESSERA_PICTURES ?? '';
const blank = new PNG({ width: 2, height: 2 });
const [picture, other] = [PNG.sync.write(blank), PNG.sync.write(new PNG({ width: 2, height: 3 }))];
const at = (kind: string, id: string) => path.join(folder, kind, 'lists/BetsPage', id, '390.png');

let server: http.Server;
let port: number;

beforeAll(async () => {
  for (const id of ['loaded', 'sports']) {
    await writeResult('lists', {
      ...{
        remote: 'lists',
        module: 'BetsPage',
        id,
        title: `<b>${id}</b>`,
        shows: ['My bets'],
        address: `/BetsPage/${id}`,
      },
      ...{ failures: id === 'loaded' ? ['at 390: cut off: "<i>"'] : [], texts: ['My bets'], calls: [] },
      times: { open: 0, look: 0, axe: 0, pictures: 0 },
    });
    await writeFile(at('run', id), other);
  }
});

beforeEach(async () => {
  for (const id of ['loaded', 'sports']) {
    await mkdir(path.dirname(at('accepted', id)), { recursive: true });
    await writeFile(at('accepted', id), picture);
  }
  server = await serveReport(['lists'], 0);
  port = (server.address() as { port: number }).port;
});
afterEach(() => server.close());
afterAll(() => rm(folder, { recursive: true }));

/** Sends what a browser would, with any host and origin. */
const send = (method: string, target: string, headers: http.OutgoingHttpHeaders = {}, body = '') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = request(
      { port, method, path: target, headers: { host: `localhost:${port}`, ...headers } },
      (response) => {
        let text = '';
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });

const accept = (headers: http.OutgoingHttpHeaders, state = 'BetsPage/loaded') =>
  send(
    'POST',
    '/accept',
    { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    `remote=lists&state=${state}`,
  );

test('the report names failures and differences, and escapes what states say', async () => {
  const { status, text } = await send('GET', '/');
  expect(status).toBe(200);
  expect(text).toContain('at 390: cut off: &quot;&lt;i&gt;&quot;');
  expect(text).toContain('&lt;b&gt;loaded&lt;/b&gt;');
  expect(text).not.toMatch(/<(b|i|script)[ >]/);
  expect(text).toContain('src="difference/lists/BetsPage/loaded/390.png"');
  expect((await send('GET', '/before/lists/BetsPage/loaded/390.png')).status).toBe(200);
  expect(JSON.parse((await send('GET', '/report.json')).text)).toHaveLength(1);
});

test('serves nothing outside of the report, and under no other name', async () => {
  for (const target of ['/../accepted/lists/BetsPage/loaded/390.png', '/%2e%2e/run', '/nothing.png']) {
    expect((await send('GET', target)).status).toBe(404);
  }
  expect((await send('GET', '/', { host: 'evil.example' })).status).toBe(421);
});

test('forms that are sent at once are taken one after the other, and the report is whole meanwhile', async () => {
  const own = { origin: `http://localhost:${port}` };
  const states = ['BetsPage/loaded', 'BetsPage/sports', 'BetsPage/loaded'];
  const accepted = states.map((state) => accept(own, state));
  const pages = states.map(() => send('GET', '/'));
  expect((await Promise.all(accepted)).map(({ status }) => status)).toEqual([303, 303, 303]);
  expect((await Promise.all(pages)).map(({ status }) => status)).toEqual([200, 200, 200]);
  const { text } = await send('GET', '/');
  expect(text).toContain('src="after/lists/BetsPage/sports/390.png"');
  expect(text).not.toContain('src="difference/');
});

test('only the form of the page accepts pictures, of one state', async () => {
  for (const headers of [{ origin: 'https://evil.example' }, { origin: 'null' }]) {
    expect((await accept(headers)).status).toBe(403);
  }
  const own = { origin: `http://localhost:${port}` };
  expect((await accept(own, '../../run')).status).toBe(400);
  expect(await readFile(at('accepted', 'loaded'))).toEqual(picture);
  expect((await accept(own)).status).toBe(303);
  expect(await readFile(at('accepted', 'loaded'))).toEqual(other);
  expect(await readFile(at('accepted', 'sports'))).toEqual(picture);
  expect((await send('GET', '/')).text).not.toContain('difference/lists/BetsPage/loaded');
});
