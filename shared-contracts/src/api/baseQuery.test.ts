/** @jest-environment-options {"page": true} */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { object, string } from 'valibot';
import { clearSession, readSession, writeSession } from '../session';
import { aSession, installSiteConfig, recordEvents, storeSession } from '../testing';
import {
  balance,
  type CallBody,
  type CallDefinition,
  type CallRequest,
  changePassword,
  coins,
  createProviderBaseQuery,
  login,
  profile,
  request,
  verifyOtp,
  withdraw,
} from '.';
import { jsonNumberSchema } from './json';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A request as the server received it. */
interface Seen {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let server: Server;
let answer: Answer;
let seen: Seen[];

const json =
  (status: number, body: unknown): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };

beforeAll(async () => {
  server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method, url, headers } = incoming;
    seen.push({ method, url, headers, body: Buffer.concat(chunks).toString('utf8') });
    answer(incoming, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

beforeEach(() => {
  seen = [];
  answer = json(200, {});
  installSiteConfig({ apiOrigin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  storeSession(undefined);
});

afterEach(() => {
  localStorage.clear();
  jest.restoreAllMocks();
});

/** Sends one call as an endpoint of RTK Query would. */
async function send(callRequest: CallRequest, options: { timeoutMs?: number; signal?: AbortSignal } = {}) {
  const { signal = new AbortController().signal, ...settings } = options;
  return createProviderBaseQuery(settings)(callRequest, { signal } as BaseQueryApi, {});
}

const session = aSession({ token: 'secret-token', user: { id: 'u1' } });
const noRows = { readable: [], unreadable: 0 };
const ownBalance = request(balance, { params: { userId: 'u1' } });
const aLogin = request(login, { body: { email: 'm@x.example', password: 'secret' } });
const aPasswordChange = request(changePassword, {
  body: { username: 'm', oldPassword: 'secret', newPassword: 'secret2' },
});
const aCode = request(verifyOtp, { body: { requestId: 'r', otp: '123456' } });
const aWithdrawal = (amount: string | number) =>
  request(withdraw, { params: { userId: 'u1' }, body: { currency: 'BTC', amount, address: 'tb1q' } });

describe('a request', () => {
  beforeEach(() => storeSession(session));

  test('is JSON to the path of the call', async () => {
    await send(aLogin);
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatchObject({ method: 'POST', url: '/auth-service/api/auth/login' });
    expect(seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ email: 'm@x.example', password: 'secret' });
  });

  test('includes cookies', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    answer = json(200, []);
    await send(request(coins));
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  test('neither sends nor stores cookies if the request says so', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await send(request(login, { body: { email: 'm@x.example', password: 'secret' }, withoutCookies: true }));
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('omit');
  });

  test('carries the bearer token only where the specification says so', async () => {
    answer = json(200, { totalUsd: 0, balances: [] });
    await send(ownBalance);
    await send(aWithdrawal('1'));
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret-token', undefined]);
  });

  test.each([
    ['0.02500000', '"amount":0.02500000'],
    ['0.1234567890123456789', '"amount":0.1234567890123456789'],
    [1e-8, '"amount":0.00000001'],
    [' .5 ', '"amount":0.5'],
  ])('writes the amount %p as a JSON number, digit for digit', async (amount, written) => {
    await send(aWithdrawal(amount));
    expect(seen[0]?.body).toContain(written);
  });

  test('writes a number where the schema says so, whatever the field is called', async () => {
    const call = {
      ...withdraw,
      path: '/stakes',
      body: object({ stake: jsonNumberSchema, amount: string() }),
    } as const satisfies CallDefinition;
    await send(request(call, { body: { stake: '0.10', amount: '0.10' } }));
    expect(seen[0]?.body).toBe('{"stake":0.10,"amount":"0.10"}');
  });

  test('names the invalid fields of a body, but not their values', async () => {
    const body = { email: 'm@x.example', password: ['secret'] } as unknown as CallBody<typeof login>;
    await expect(send(request(login, { body }))).rejects.toThrow('login: not of the agreed shape: password.');
    expect(seen).toHaveLength(0);
  });

  test.each([
    ['a user that is missing', request(balance)],
    ['an amount that is none', aWithdrawal('ten')],
  ])('is not sent with %s', async (_what, callRequest) => {
    await expect(send(callRequest)).rejects.toThrow();
    expect(seen).toHaveLength(0);
  });

  test.each([
    ['a bearer token', ownBalance],
    ['a user in its path', aWithdrawal('1')],
  ])('is not sent for a visitor where it needs %s', async (_what, callRequest) => {
    storeSession(undefined);
    expect(await send(callRequest)).toEqual({
      error: { kind: 'signed-out', message: callRequest.call.fallbackMessage },
    });
    expect(seen).toHaveLength(0);
  });

  test('is not sent on behalf of another player', async () => {
    storeSession(aSession({ token: 'other-token', user: { id: 'u2' } }));
    expect(await send(ownBalance)).toEqual({ error: { kind: 'aborted', message: balance.fallbackMessage } });
    expect(seen).toHaveLength(0);
  });
});

describe('an answer', () => {
  beforeEach(() => storeSession(session));

  test('keeps every digit of an amount', async () => {
    answer = json(
      200,
      '{"totalUsd":0.30000000000000004,"balances":[{"currency":"BTC","amount":1e-8,"usdValue":12345678.123456789012}]}',
    );
    expect(await send(ownBalance)).toMatchObject({
      data: {
        totalUsd: '0.30000000000000004',
        balances: {
          readable: [{ currency: 'BTC', amount: '0.00000001', usdValue: '12345678.123456789012' }],
          unreadable: 0,
        },
      },
    });
  });

  test('keeps fields that a newer provider adds', async () => {
    answer = json(200, { message: 'Done', reference: 'r-1' });
    expect(await send(aWithdrawal('1'))).toMatchObject({ data: { message: 'Done', reference: 'r-1' } });
  });

  test('may be empty where the schema allows it', async () => {
    answer = json(204, '');
    expect(await send(aCode)).toMatchObject({ data: {}, meta: { status: 204 } });
  });

  test('says when it was sent', async () => {
    const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', date });
      response.end('{}');
    };
    expect(await send(aCode)).toEqual({ data: {}, meta: { status: 200, date } });
  });

  test.each([
    ['a page of a proxy', '<html>hello</html>'],
    ['half an answer', '{"totalUsd":'],
    ['nothing', ''],
    ['another shape', '{"totalUsd":"lots","balances":{}}'],
    ['a list', '[]'],
  ])('is malformed when it is %s', async (_what, text) => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = json(200, text);
    const { error } = await send(ownBalance);
    expect(error).toMatchObject({ kind: 'malformed', message: balance.fallbackMessage });
    expect(logged).toHaveBeenCalledTimes(1);
  });
});

describe('an answer that arrives after the player has left', () => {
  const next = aSession({ token: 'newer-token', user: { id: 'u2' } });
  const afterwards =
    (switchPlayer: () => void, then: Answer): Answer =>
    (incoming, response) => {
      switchPlayer();
      then(incoming, response);
    };
  beforeEach(() => storeSession(session));

  test.each([
    ['another player', () => writeSession(next)],
    ['nobody', () => clearSession()],
  ] as const)('is dropped when %s is signed in by then', async (_who, switchPlayer) => {
    answer = afterwards(switchPlayer, json(200, { totalUsd: 1, balances: [] }));
    expect(await send(ownBalance)).toEqual({ error: { kind: 'aborted', message: balance.fallbackMessage } });
  });

  test('is dropped when it is a failure, too', async () => {
    answer = afterwards(() => writeSession(next), json(500, { message: 'Maintenance' }));
    expect((await send(aWithdrawal('1'))).error).toMatchObject({ kind: 'aborted' });
  });

  test('is kept when the same player has a newer token, and when the call is public', async () => {
    answer = afterwards(() => writeSession({ ...session, token: 'renewed' }), json(200, { totalUsd: 1, balances: [] }));
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '1' } });
    answer = afterwards(() => clearSession(), json(200, []));
    expect(await send(request(coins))).toMatchObject({ data: noRows });
  });
});

describe('refusals', () => {
  test.each([
    ['message', aLogin, 400, { message: 'Invalid e-mail or password' }, 'Invalid e-mail or password'],
    ['error', aPasswordChange, 400, { error: 'Old password is wrong' }, 'Old password is wrong'],
    [
      'error before message of a changed password',
      aPasswordChange,
      422,
      { error: 'Too old', message: 'E1' },
      'Too old',
    ],
    ['message before error', aLogin, 422, { error: 'E1', message: 'Taken' }, 'Taken'],
    ['300 characters of 10 kB', aLogin, 400, { message: 'W'.repeat(10_000) }, `${'W'.repeat(300)}…`],
    ['neither', aLogin, 400, {}, login.fallbackMessage],
    ['an empty message', aLogin, 400, { message: ' ' }, login.fallbackMessage],
    ['a message that is no text', aLogin, 400, { message: { en: 'x' } }, login.fallbackMessage],
    ['no JSON', aLogin, 404, 'Not found', login.fallbackMessage],
    ['a 5xx', aLogin, 503, { message: 'Maintenance' }, 'Maintenance'],
  ])('have the server’s message: %s', async (_what, callRequest, status, body, message) => {
    answer = json(status, body);
    const { error } = await send(callRequest);
    expect(error).toMatchObject({ kind: status >= 500 ? 'server-failed' : 'refused', status, message });
  });

  test.each([
    ['a refusal', 502, '<h1>Bad gateway</h1>', 'server-failed'],
    ['an answer of another shape', 200, '<h1>Welcome</h1>', 'malformed'],
  ])('keep an answer that is not JSON: %s', async (_what, status, text, kind) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    answer = json(status, text);
    expect((await send(aLogin)).error).toMatchObject({ kind, status, data: text });
  });

  test('keep the whole answer', async () => {
    answer = json(400, { message: 'No', code: 17 });
    expect((await send(aLogin)).error).toEqual({
      kind: 'refused',
      status: 400,
      message: 'No',
      serverMessage: 'No',
      data: { message: 'No', code: 17 },
    });
  });
});

describe('answers that never come', () => {
  beforeEach(() => storeSession(session));

  test.each([
    ['a dropped connection', ((incoming) => incoming.socket.destroy()) satisfies Answer],
    [
      'a connection dropped in the middle of the answer',
      ((incoming, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{"totalUsd":1,');
        setTimeout(() => incoming.socket.destroy(), 20);
      }) satisfies Answer,
    ],
  ] as const)('are unreachable: %s', async (_what, drop) => {
    answer = drop;
    expect((await send(ownBalance)).error).toEqual({ kind: 'unreachable', message: balance.fallbackMessage });
  });

  test('are unreachable when no server listens', async () => {
    installSiteConfig({ apiOrigin: 'http://127.0.0.1:1' });
    expect((await send(ownBalance)).error).toMatchObject({ kind: 'unreachable' });
  });

  test('time out', async () => {
    answer = () => undefined;
    expect((await send(ownBalance, { timeoutMs: 60 })).error).toEqual({
      kind: 'timed-out',
      message: balance.fallbackMessage,
    });
  });

  test('time out after the time that the call has of its own', async () => {
    answer = () => undefined;
    expect((await send({ ...ownBalance, call: { ...balance, timeoutMs: 60 } })).error?.kind).toBe('timed-out');
  });

  test('also time out in the middle of the answer', async () => {
    answer = (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"totalUsd":1,');
    };
    expect((await send(ownBalance, { timeoutMs: 60 })).error).toMatchObject({ kind: 'timed-out' });
  });

  test('are aborted when the caller gives up', async () => {
    answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    expect((await send(ownBalance, { signal: controller.signal })).error).toMatchObject({ kind: 'aborted' });
  });
});

describe('a token that is not accepted', () => {
  const expired = { kind: 'session-expired', status: 401, message: 'Your session has expired. Please log in again.' };

  test('ends the session and says so', async () => {
    storeSession(session);
    const events = recordEvents();
    answer = json(401, { message: 'jwt expired' });
    expect(await send(ownBalance)).toEqual({ error: expired });
    expect(readSession()).toBeUndefined();
    expect(events).toEqual([
      { name: 'token-changed', payload: { reason: 'expired' } },
      { name: 'toast-requested', payload: { kind: 'info', message: expired.message } },
    ]);
  });

  test('ends it once, however many calls fail', async () => {
    storeSession(session);
    const events = recordEvents();
    answer = json(401, {});
    const results = await Promise.all([
      send(ownBalance),
      send(ownBalance),
      send(request(profile, { params: { userId: 'u1' } })),
    ]);
    expect(results).toEqual([{ error: expired }, { error: expired }, { error: expired }]);
    expect(events).toHaveLength(2);
  });

  test('does not end a session that began meanwhile', async () => {
    storeSession(session);
    const next = aSession({ token: 'newer-token', user: { id: 'u2' } });
    answer = (_incoming, response) => {
      writeSession(next);
      json(401, {})(_incoming, response);
    };
    expect((await send(ownBalance)).error).toMatchObject({ kind: 'session-expired' });
    expect(readSession()).toEqual(next);
  });

  test('is not the meaning of a 401 from login or for a wrong code', async () => {
    storeSession(session);
    const events = recordEvents();
    answer = json(401, { message: 'Invalid credentials' });
    expect((await send(aLogin)).error).toMatchObject({
      kind: 'refused',
      status: 401,
      message: 'Invalid credentials',
    });
    expect((await send(aCode)).error).toMatchObject({ kind: 'refused', status: 401 });
    expect(readSession()).toEqual(session);
    expect(events).toHaveLength(0);
  });
});

describe('an answer that the page requested early', () => {
  const balanceUrl = () =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}/wallet-service/api/wallet/u1/balance`;
  const setEarly = (response: Promise<Response>) => {
    response.catch(() => undefined);
    window.__tesseraPrefetched = { [balanceUrl()]: { token: 'secret-token', askedAt: performance.now(), response } };
  };
  const answerText = JSON.stringify({ totalUsd: 7, balances: [] });

  beforeEach(() => {
    storeSession(session);
    answer = json(200, { totalUsd: 1, balances: [] });
  });
  afterEach(() => {
    delete window.__tesseraPrefetched;
  });

  test('replaces a request and is checked like any other', async () => {
    setEarly(Promise.resolve(new Response(answerText)));
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '7', balances: noRows } });
    expect(seen).toEqual([]);
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '1', balances: noRows } });
    expect(seen).toHaveLength(1);
  });

  test('ends the session like any other when it rejects the token', async () => {
    setEarly(Promise.resolve(new Response('{}', { status: 401 })));
    expect(await send(ownBalance)).toMatchObject({ error: { kind: 'session-expired' } });
    expect(readSession()).toBeUndefined();
  });

  test('is requested again when it never arrived', async () => {
    setEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '1', balances: noRows } });
    expect(seen).toHaveLength(1);
  });
});
