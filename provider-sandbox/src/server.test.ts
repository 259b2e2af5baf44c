import { type CallId, calls } from '@tessera/shared-contracts/api/schema';
import { type ExtensionCall, extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { type Answer, createClient, type Player } from './testing/client';
import { diceUuid } from './testing/games';
import { sandboxOfTests } from './testing/ofTests';
import { startSandboxProcess } from './testing/sandboxProcess';
import { payment, successfulCalls } from './testing/successfulCalls';

const site = 'http://localhost:3000';
const stranger = 'https://elsewhere.test';
let player: Player;

const { sandbox, client } = sandboxOfTests({ ALLOWED_ORIGINS: site });
beforeAll(async () => {
  player = await client.register('1');
});

type Documented = Record<string, Record<string, { operationId: string; 'x-extension'?: string }>>;

/** The extension calls with their own path. */
const ownExtensionCalls = Object.fromEntries(
  Object.entries<ExtensionCall>(extensionCalls).filter(([, { variantKeys }]) => variantKeys === undefined),
);

/** Calls of an OpenAPI document, each with the extension that it belongs to. */
const operationsOf = (document: Record<string, unknown>) =>
  Object.values(document.paths as Documented).flatMap((methods) =>
    Object.values(methods).map((operation) => [operation.operationId, operation['x-extension']] as const),
  );

const own = () => ({ params: { userId: player.id }, token: player.token });

describe('each call of spec §7', () => {
  const ids = Object.keys(calls) as CallId[];

  test.each(ids)('%s answers what the shared contract says', async (id) => {
    const answer: Answer<CallId> = await client.call(id, await successfulCalls(client, player, site)[id]());
    expect([200, 201]).toContain(answer.status);
    expect(() => answer.read()).not.toThrow();
  });

  test.each(ids.filter((id) => calls[id].body !== undefined))(
    '%s refuses an invalid body with a message',
    async (id) => {
      const answer = await client.call(id, {
        ...own(),
        params: { userId: player.id, uuid: diceUuid },
        body: { odd: true },
      });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(answer.data.message).toEqual(expect.any(String));
    },
  );

  test('balances are sent with all digits, as JSON numbers', async () => {
    const precise = await client.register('123456789.12345678');
    const { text } = await client.call('balance', { params: { userId: precise.id }, token: precise.token });
    expect(text).toContain('"amount":123456789.12345678');
    expect(text).toContain('"usdValue":8024691293024.69');
  });
});

describe('pages of other origins', () => {
  const preflight = (path: string, origin: string) =>
    client.send('OPTIONS', path, {
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type,authorization',
      },
    });

  test('the site may call, with cookies; a stranger may not', async () => {
    const allowed = await preflight(calls.login.path, site);
    expect(allowed.headers.get('access-control-allow-origin')).toBe(site);
    expect(allowed.headers.get('access-control-allow-credentials')).toBe('true');
    const refused = await preflight(calls.login.path, stranger);
    expect(refused.headers.get('access-control-allow-origin')).toBeNull();
    const answer = await client.send('GET', calls.coins.path, { headers: { origin: site } });
    expect(answer.headers.get('access-control-expose-headers')).toBe('date, retry-after');
  });

  test.each([
    ['POST', '/__sandbox/deposits'],
    ['POST', '/__sandbox/faults'],
    ['DELETE', '/__sandbox/faults'],
    ['GET', '/__sandbox/mail'],
    ['POST', calls.login.path],
  ])('a foreign origin’s %s %s is refused before any work', async (method, path) => {
    const answer = await client.send(method, path, {
      headers: { origin: stranger },
      ...(method === 'POST' && { body: {} }),
    });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('the workbench, as an allowed origin, may set faults', async () => {
    const answer = await client.send('POST', '/__sandbox/faults', {
      headers: { origin: site },
      body: { method: 'GET', path: '/none', status: 500 },
    });
    expect(answer).toMatchObject({ status: 201, data: { id: expect.any(String) } });
    await client.send('DELETE', '/__sandbox/faults');
  });

  test('content types that a form could send are refused', async () => {
    const response = await fetch(`${sandbox.url}/__sandbox/blocks`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: '{"count":1}',
    });
    expect(response.status).toBe(415);
  });

  test('a foreign host name that resolves to this machine does not reach the console', async () => {
    const { request } = await import('node:http');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(sandbox.url);
      request({ host: '127.0.0.1', port, path: '/__sandbox/mail', headers: { host: 'rebound.test' } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .once('error', reject)
        .end();
    });
    expect(status).toBe(403);
  });
});

describe('faults', () => {
  const coins = () => client.call('coins');
  const add = (fault: object) =>
    client.send('POST', '/__sandbox/faults', { body: { path: '/wallet-service/*', ...fault } });
  const faults = async () => (await client.send('GET', '/__sandbox/faults')).data as unknown as object[];
  afterEach(() => client.send('DELETE', '/__sandbox/faults'));

  test('answer with a status and a body instead of doing the work, the given number of times', async () => {
    await add({ method: 'GET', status: 503, body: { message: 'Closed for repairs.' }, times: 2 });
    expect(await coins()).toMatchObject({ status: 503, data: { message: 'Closed for repairs.' } });
    expect((await coins()).status).toBe(503);
    expect((await coins()).status).toBe(200);
  });

  test('send a string as it is, and an empty body if none is given', async () => {
    await add({ status: 200, body: '<not json', times: 1 });
    expect(await coins()).toMatchObject({ status: 200, text: '<not json' });
    await add({ status: 500 });
    expect(await coins()).toMatchObject({ status: 500, text: '' });
  });

  test('wait', async () => {
    await add({ delayMs: 300 });
    const before = performance.now();
    expect((await coins()).status).toBe(200);
    expect(performance.now() - before).toBeGreaterThan(290);
  });

  test('wait no longer than until they are cleared, and then answer as they would have', async () => {
    await add({ delayMs: 600_000, status: 503 });
    const answer = coins();
    let isTaken = false;
    while (!isTaken) isTaken = (await faults()).some((fault) => 'used' in fault && fault.used === 1);
    await client.send('DELETE', '/__sandbox/faults');
    expect((await answer).status).toBe(503);
    expect((await coins()).status).toBe(200);
  });

  test('apply only to their method and path', async () => {
    await add({ method: 'POST', status: 500 });
    await add({ method: 'GET', path: '/wallet-service/api/wallet/*/balance', status: 500 });
    expect((await coins()).status).toBe(200);
    expect((await client.call('balance', own())).status).toBe(500);
  });

  test('drop the connection before the work', async () => {
    await add({ method: 'POST', path: calls.register.path, drop: 'before', times: 1 });
    await expect(client.register()).rejects.toThrow();
    expect(await faults()).toMatchObject([{ used: 1 }]);
  });

  test('drop the connection after the work', async () => {
    const rich = await client.register('1');
    await client.verifiedWithdrawal(rich, payment);
    await add({ method: 'POST', path: '/wallet-service/api/wallet/*/withdraw', drop: 'after' });
    const lost = client.call('withdraw', { params: { userId: rich.id }, token: rich.token, body: payment });
    await expect(lost).rejects.toThrow();
    expect((await client.ledger(rich)).sums.BTC).toBe('0.90000000');
  });

  test('do not apply to the console’s own calls, and can be cleared', async () => {
    await add({ path: '/*', status: 500 });
    expect(await faults()).toHaveLength(1);
    expect((await coins()).status).toBe(500);
    await client.send('DELETE', '/__sandbox/faults');
    expect(await faults()).toEqual([]);
    expect((await coins()).status).toBe(200);
  });

  test('answer with the CORS headers that the site needs', async () => {
    await add({ status: 500 });
    const answer = await client.call('coins', { headers: { origin: site } });
    expect(answer.headers.get('access-control-allow-origin')).toBe(site);
  });

  test.each([{ path: 'no-slash' }, { path: '/*', drop: 'sometimes' }, { path: '/*', times: 0 }])(
    '%p is refused',
    async (fault) => {
      expect((await client.send('POST', '/__sandbox/faults', { body: fault })).status).toBe(400);
    },
  );
});

describe('the sandbox’s own pages', () => {
  test.each(['/console', '/mailbox', '/docs'])('%s says what it is, and loads no foreign files', async (path) => {
    const { status, text, headers } = await client.send('GET', path);
    expect(status).toBe(200);
    expect(text).toContain('Sandbox: no real money');
    expect(text).not.toMatch(/(?:src|href)="(?:https?:)?\/\//);
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    for (const [, file] of text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)) {
      expect((await fetch(sandbox.url + file)).status).toBe(200);
    }
  });

  test('the mailbox shows text of players escaped', async () => {
    const email = "o'lt&@tessera.test";
    await client.call('register', {
      body: { ...((await successfulCalls(client, player, site).register()).body as object), email, username: 'olt' },
    });
    await client.call('sendOtp', { body: { email } });
    const { text } = await client.send('GET', `/mailbox?to=${encodeURIComponent('"><img/src=x>')}`);
    expect(text).toContain('&lt;img/src=x&gt;');
    expect(text).not.toContain('<img/src');
    const all = await client.send('GET', '/mailbox');
    expect(all.text).toContain('lt&amp;@tessera.test');
    expect(all.text).not.toContain(email);
  });

  test('the OpenAPI document has every call', async () => {
    const { data, text } = await client.send('GET', '/docs/openapi.json');
    const extensionOf = (call: object) => ('extension' in call ? call.extension : undefined);
    const expected = Object.entries({ ...calls, ...ownExtensionCalls }).map(
      ([id, call]) => [id, extensionOf(call)] as const,
    );
    expect(new Map(operationsOf(data))).toEqual(new Map(expected));
    const extensions = Array.from(text.matchAll(/"x-extension":"([\w-]+)"/g), ([, name]) => name);
    expect(new Set(extensions)).toEqual(new Set(Object.values(extensionCalls).map(({ extension }) => extension)));
  });

  test('a sandbox without extensions has neither their calls nor their descriptions', async () => {
    const plain = await startSandboxProcess({ SANDBOX_EXTENSIONS: 'none' });
    try {
      const plainClient = createClient(plain.url);
      const { data } = await plainClient.send('GET', '/docs/openapi.json');
      expect(operationsOf(data).map(([id]) => id)).toEqual(expect.not.arrayContaining(Object.keys(extensionCalls)));
      for (const { method, path } of Object.values(ownExtensionCalls)) {
        expect([path, (await plainClient.send(method, path)).status]).toEqual([path, 404]);
      }
    } finally {
      await plain.stop();
    }
  });

  test('an unknown path and a body that is not JSON are answered with a message', async () => {
    expect(await client.send('GET', '/nowhere')).toMatchObject({
      status: 404,
      data: { message: 'There is no GET /nowhere here.' },
    });
    const response = await fetch(sandbox.url + calls.login.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{',
    });
    expect([response.status, await response.json()]).toEqual([400, { message: 'The body is not JSON.' }]);
  });
});
