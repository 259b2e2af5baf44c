import { request } from 'node:http';
import { createClient } from '../testing/client';
import { type SandboxProcess, startSandboxProcess } from '../testing/sandboxProcess';

const site = 'http://localhost:3000';
const token = 'a-token-of-27-characters-no';
const controlPaths = [
  '/__sandbox/mail',
  '/__sandbox/ledger',
  '/__sandbox/faults',
  '/__sandbox/set-aside',
  '/console',
  '/mailbox',
];
const mint = { userId: 'any', currency: 'BTC', amount: '1' };

/** A request with exactly the given headers, which neither a page nor `fetch` could send. */
const send = (url: string, headers: Readonly<Record<string, string>>, method = 'GET', body?: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
    sent.end(body);
  });

describe('a sandbox that other machines can reach', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandboxProcess({ HOST: '0.0.0.0', ALLOWED_ORIGINS: site });
  });
  afterAll(() => sandbox?.stop());

  test.each(controlPaths)('has no %s', async (path) => {
    expect((await fetch(sandbox.url + path)).status).toBe(404);
  });

  test('accepts no deposit, not even from an allowed origin', async () => {
    const client = createClient(sandbox.url);
    const player = await client.register();
    const body = { userId: player.id, currency: 'BTC', amount: '1' };
    expect((await client.send('POST', '/__sandbox/deposits', { body, headers: { origin: site } })).status).toBe(404);
    const { transactions } = (
      await client.call('transactions', { params: { userId: player.id }, token: player.token })
    ).read();
    expect(transactions.readable).toEqual([]);
  });

  test('opens no tab and no session', async () => {
    const client = createClient(sandbox.url);
    expect((await client.send('POST', '/__sandbox/tabs')).status).toBe(404);
    expect((await client.send('POST', '/__sandbox/sessions', { body: { player: 'player' } })).status).toBe(404);
  });

  test('still answers /health, and links to the pages that it has', async () => {
    expect((await fetch(`${sandbox.url}/health`)).status).toBe(200);
    const root = await fetch(sandbox.url, { redirect: 'manual' });
    expect(root.headers.get('location')).toBe('/docs');
    expect(await (await fetch(`${sandbox.url}/docs`)).text()).not.toContain('href="/console"');
  });
});

describe('a control plane with its own listener', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandboxProcess({
      HOST: '0.0.0.0',
      CONTROL: 'loopback',
      CONTROL_PORT: '0',
      PUBLIC_ORIGINS: 'https://api.tessera.test',
    });
  });
  afterAll(() => sandbox?.stop());

  test('controls the sandbox there, and nowhere else', async () => {
    const [api, control] = [createClient(sandbox.url), createClient(sandbox.controlUrl ?? '')];
    const player = await api.register();
    await control.fund(player, 'BTC', '1');
    const balance = await api.call('balance', { params: { userId: player.id }, token: player.token });
    expect(balance.read().balances.readable).toMatchObject([{ currency: 'BTC' }]);
    await control.send('POST', '/__sandbox/faults', { body: { path: '/wallet-service/*', status: 503, times: 1 } });
    expect((await api.call('coins')).status).toBe(503);
    for (const path of controlPaths) {
      expect((await fetch(sandbox.controlUrl + path)).status).toBe(200);
      expect((await fetch(sandbox.url + path)).status).toBe(404);
    }
    expect((await control.call('coins')).status).toBe(404);
  });

  test('refuses what it cannot read', async () => {
    expect((await fetch(`${sandbox.controlUrl}/mailbox?to=a&to=b`)).status).toBe(400);
  });

  test('is not reachable by the public name or by this machine’s other addresses', async () => {
    expect(await send(`${sandbox.controlUrl}/__sandbox/mail`, { host: 'api.tessera.test' })).toBe(403);
    const other = (sandbox.controlUrl ?? '').replace('127.0.0.1', '127.0.0.2');
    await expect(fetch(`${other}/health`)).rejects.toThrow();
  });
});

describe('a control plane with a token', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandboxProcess({ HOST: '0.0.0.0', CONTROL: 'token', CONTROL_TOKEN: token });
  });
  afterAll(() => sandbox?.stop());
  const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

  test.each([
    ['without one', {}, 401],
    ['with a different one', { authorization: 'Bearer another-token-of-27-chars' }, 401],
    ['with a different one as a password', { authorization: basic(':another-token-of-27-chars') }, 401],
    ['with it', { authorization: `Bearer ${token}` }, 200],
    ['with it as a password', { authorization: basic(`anybody:${token}`) }, 200],
  ])('requested %s', async (_, headers: Record<string, string>, status) => {
    for (const path of controlPaths) {
      const answer = await fetch(sandbox.url + path, { headers });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('www-authenticate')?.startsWith('Basic')).toBe(status === 401 ? true : undefined);
    }
  });
});

test('a tab of a sandbox with a token needs it too, and is on this machine only', async () => {
  const sandbox = await startSandboxProcess({ HOST: '0.0.0.0', CONTROL: 'token', CONTROL_TOKEN: token });
  try {
    const open = (headers: Record<string, string>) =>
      fetch(`${sandbox.url}/__sandbox/tabs`, { method: 'POST', headers });
    expect((await open({})).status).toBe(401);
    const opened = await open({ authorization: `Bearer ${token}` });
    const { origin } = (await opened.json()) as { origin: string };
    expect((await fetch(`${origin}/__sandbox/mail`)).status).toBe(401);
    expect((await fetch(`${origin}/__sandbox/mail`, { headers: { authorization: `Bearer ${token}` } })).status).toBe(
      200,
    );
    await expect(fetch(`${origin.replace('localhost', '127.0.0.2')}/health`)).rejects.toThrow();
  } finally {
    await sandbox.stop();
  }
});

describe('a sandbox on loopback only', () => {
  let sandbox: SandboxProcess;
  beforeAll(async () => {
    sandbox = await startSandboxProcess({ ALLOWED_ORIGINS: site });
  });
  afterAll(() => sandbox?.stop());

  test.each([
    ['a client that is no browser', {}, 200],
    ['its own page', { origin: '<own>', 'sec-fetch-site': 'same-origin' }, 200],
    ['a page of an allowed origin', { origin: site, 'sec-fetch-site': 'cross-site' }, 200],
    ['an address typed by a person', { 'sec-fetch-site': 'none', 'sec-fetch-dest': 'document' }, 200],
    ['a link on another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }, 200],
    ['a page of another origin', { origin: 'https://elsewhere.test', 'sec-fetch-site': 'cross-site' }, 403],
    ['a page of another port', { origin: 'http://localhost:5173', 'sec-fetch-site': 'same-site' }, 403],
    ['a page without an origin', { origin: 'null', 'sec-fetch-site': 'cross-site' }, 403],
    ['a picture on another page', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' }, 403],
    ['a frame on another page', { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'iframe' }, 403],
    ['a name that was rebound', { host: 'rebound.test', 'sec-fetch-site': 'same-origin' }, 403],
    ['a rebound name that claims another', { host: 'rebound.test', 'x-forwarded-host': '<host>' }, 403],
  ])('answers %s', async (_, headers: Record<string, string>, status) => {
    const { host, origin } = new URL(sandbox.url);
    const own = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace('<own>', origin).replace('<host>', host),
    ]);
    for (const path of controlPaths)
      expect(await send(sandbox.url + path, Object.fromEntries(own) as Record<string, string>)).toBe(status);
  });

  test.each([
    ['a form', 'application/x-www-form-urlencoded', 'https://elsewhere.test', 403],
    ['a form that says it is text', 'text/plain', undefined, 415],
    ['a script', 'application/json', 'https://elsewhere.test', 403],
  ])('takes no deposit and no fault of %s on a foreign page', async (_, type, origin, status) => {
    for (const [path, body] of [
      ['/__sandbox/deposits', mint],
      ['/__sandbox/faults', { path: '/*', status: 500 }],
    ] as const) {
      const headers = { 'content-type': type, ...(origin !== undefined && { origin }) };
      expect(await send(sandbox.url + path, headers, 'POST', JSON.stringify(body))).toBe(status);
    }
    expect(await (await fetch(`${sandbox.url}/__sandbox/faults`)).json()).toEqual([]);
  });
});
