import { EventEmitter } from 'node:events';
import http from 'node:http';
import type { Browser } from '@playwright/test';
import { findFreePorts } from '@tessera/platform/project/ports';
import type { State } from '../../state';
import { serveComparison } from './serveComparison';

const state = { id: 'empty', module: 'LiveBets', title: 'No </script> bets', session: 'signed-out' } as const;
const release = (id: string, states: readonly State[]) => ({ id, origin: 'http://localhost:9', states });

let server: Awaited<ReturnType<typeof serveComparison>>;
let sandbox: http.Server;
let port: number;
beforeAll(async () => {
  port = await findFreePorts(2, 7460);
  sandbox = http.createServer((_, response) => response.writeHead(201).end('{"origin":"http://localhost:41234"}'));
  await new Promise<void>((resolve) => sandbox.listen(port + 1, '127.0.0.1', resolve));
  server = await serveComparison({
    remote: 'lists',
    releases: [release('1.0.0-aa', [state]), release('1.1.0-bb', [])],
    sandbox: `http://127.0.0.1:${port + 1}`,
    port,
  });
});
afterAll(async () => {
  sandbox.close();
  await server.close();
});

/** Status and body of an answer. */
function ask(path: string, headers: Record<string, string> = {}, body?: string): Promise<readonly [number, string]> {
  return new Promise((resolve, reject) => {
    const method = body === undefined ? 'GET' : 'POST';
    const host = { host: `localhost:${port}`, ...headers };
    const request = http.request({ host: '127.0.0.1', port, path, method, headers: host }, async (response) => {
      let text = '';
      for await (const chunk of response) text += chunk;
      resolve([response.statusCode ?? 0, text]);
    });
    request.once('error', reject);
    request.end(body);
  });
}

test('lists the states of both releases', async () => {
  const [status, page] = await ask('/');
  expect([status, page]).toEqual([
    200,
    expect.stringContaining(
      '<li><a href="/compare/LiveBets/empty">LiveBets: No &lt;/script&gt; bets</a></li></ul></main>',
    ),
  ]);
});

test('shows a state of each release that has it, with the settings of the address', async () => {
  const [, page] = await ask('/compare/LiveBets/empty?session=expired');
  expect(page).toMatch(/<iframe src="[^"]*\/session=expired&amp;sandbox=41234" title="Stage of 1\.0\.0-aa">/);
  expect(page).toContain('<p>1.1.0-bb has no state LiveBets/empty.</p>');
});

const question = JSON.stringify({ module: 'LiveBets', id: 'empty', settings: '' });
const json = { 'content-type': 'application/json' };

test.each([
  ['a page under another name of this machine', 421, '/', { host: 'site.example' }, undefined],
  ['a page as the picture of another site', 403, '/compare/LiveBets/empty', { 'sec-fetch-dest': 'image' }, undefined],
  ['an unknown address', 404, '/compare/LiveBets', {}, undefined],
  ['a question from a form', 403, '/__compare', { 'content-type': 'text/plain' }, question],
  ['a question from another site', 403, '/__compare', { ...json, origin: 'https://site.example' }, question],
])('refuses %s', async (_, status, path, headers, body) => {
  expect((await ask(path, headers, body))[0]).toBe(status);
});

test.each([
  ['no JSON', '{'],
  ['another shape', '{"module":1}'],
  ['a state that one release lacks', question],
])('says what is wrong with a question: %s', async (what, body) => {
  const [status, answer] = await ask('/__compare', json, body);
  expect([status, JSON.parse(answer)]).toEqual([422, { problem: expect.any(String) }]);
  if (body === question) expect([what, answer]).toEqual([what, '{"problem":"1.1.0-bb has no state LiveBets/empty."}']);
});

test('refuses a question that is too long, and says so', async () => {
  const [status, answer] = await ask('/__compare', json, JSON.stringify({ settings: 'a'.repeat(10_000_000) }));
  expect([status, answer]).toEqual([413, '{"problem":"The question is too long."}']);
});

/** A browser that ends when a page is opened. */
class CrashingBrowser extends EventEmitter {
  async newContext() {
    this.emit('disconnected');
    throw new Error('The browser has been closed.');
  }
}

test('starts another browser after one that did not start, and after one that ended', async () => {
  const freePort = await findFreePorts(1, port + 2);
  const launch = jest
    .fn<Promise<Browser>, []>()
    .mockRejectedValueOnce(new Error('There is no browser.'))
    .mockImplementation(async () => new CrashingBrowser() as unknown as Browser);
  const releases = [release('1.0.0-aa', [state]), release('1.1.0-bb', [state])] as const;
  const other = await serveComparison({
    ...{ remote: 'lists', releases, sandbox: `http://127.0.0.1:${port + 1}`, port: freePort, launch },
  });
  const problems: unknown[] = [];
  for (let asked = 0; asked < 3; asked++) {
    const answer = await fetch(`${other.origin}/__compare`, { method: 'POST', headers: json, body: question });
    problems.push(((await answer.json()) as { problem: string }).problem);
  }
  expect(problems).toEqual(['There is no browser.', 'The browser has been closed.', 'The browser has been closed.']);
  expect(launch).toHaveBeenCalledTimes(3);
  await other.close();
});
