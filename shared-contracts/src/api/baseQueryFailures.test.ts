/** @jest-environment-options {"page": true} */
import { readSession, writeSession } from '../session';
import { aSession, installSiteConfig, recordEvents, storeSession } from '../testing';
import { balance, changePassword, login, profile, request, verifyOtp } from '.';
import { type Answer, json, send, startCallServer } from './testing/callServer';

const provider = startCallServer();
const session = aSession({ token: 'secret-token', user: { id: 'u1' } });
const noRows = { readable: [], unreadable: 0 };
const ownBalance = request(balance, { params: { userId: 'u1' } });
const aLogin = request(login, { body: { email: 'm@x.example', password: 'secret' } });
const aPasswordChange = request(changePassword, {
  body: { username: 'm', oldPassword: 'secret', newPassword: 'secret2' },
});
const aCode = request(verifyOtp, { body: { requestId: 'r', otp: '123456' } });

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
    ['neither', aLogin, 400, {}, login.refusalMessage],
    ['neither, with a status that blames nothing typed', aLogin, 403, {}, login.fallbackMessage],
    ['an empty message', aLogin, 400, { message: ' ' }, login.refusalMessage],
    ['a message that is no text', aLogin, 401, { message: { en: 'x' } }, login.refusalMessage],
    ['no JSON', aLogin, 404, 'Not found', login.fallbackMessage],
    ['a 5xx', aLogin, 503, { message: 'Maintenance' }, 'Maintenance'],
  ])('have the server’s message: %s', async (_what, callRequest, status, body, message) => {
    provider.answer = json(status, body);
    const { error } = await send(callRequest);
    expect(error).toMatchObject({ kind: status >= 500 ? 'server-failed' : 'refused', status, message });
  });

  test.each([
    ['a refusal', 502, '<h1>Bad gateway</h1>', 'server-failed'],
    ['an answer of another shape', 200, '<h1>Welcome</h1>', 'malformed'],
  ])('keep an answer that is not JSON: %s', async (_what, status, text, kind) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    provider.answer = json(status, text);
    expect((await send(aLogin)).error).toMatchObject({ kind, status, data: text });
  });

  test('keep the whole answer', async () => {
    provider.answer = json(400, { message: 'No', code: 17 });
    expect((await send(aLogin)).error).toEqual({
      kind: 'refused',
      status: 400,
      message: 'No',
      serverMessage: 'No',
      data: { message: 'No', code: 17 },
    });
  });
});

test.each([
  ['30', 30_000],
  [new Date(Date.now() + 3_600_000).toUTCString(), expect.any(Number)],
  ['soon', undefined],
  ['-1', undefined],
  [new Date(0).toUTCString(), undefined],
])('the Retry-After %j is %p', async (header, retryAfterMs) => {
  provider.answer = (_request, response) => {
    response.writeHead(429, { 'retry-after': header });
    response.end('{}');
  };
  const { error } = await send(aLogin);
  expect(error).toMatchObject({ kind: 'refused', ...(retryAfterMs && { retryAfterMs }) });
  expect('retryAfterMs' in (error ?? {})).toBe(retryAfterMs !== undefined);
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
    provider.answer = drop;
    expect((await send(ownBalance)).error).toEqual({ kind: 'unreachable', message: balance.fallbackMessage });
  });

  test('are unreachable when no server listens', async () => {
    installSiteConfig({ apiOrigin: 'http://127.0.0.1:1' });
    expect((await send(ownBalance)).error).toMatchObject({ kind: 'unreachable' });
  });

  test('time out', async () => {
    provider.answer = () => undefined;
    expect((await send(ownBalance, { timeoutMs: 60 })).error).toEqual({
      kind: 'timed-out',
      message: balance.fallbackMessage,
    });
  });

  test('time out after the call’s own timeout', async () => {
    provider.answer = () => undefined;
    expect((await send({ ...ownBalance, call: { ...balance, timeoutMs: 60 } })).error?.kind).toBe('timed-out');
  });

  test('also time out in the middle of the answer', async () => {
    provider.answer = (_incoming, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"totalUsd":1,');
    };
    expect((await send(ownBalance, { timeoutMs: 60 })).error).toMatchObject({ kind: 'timed-out' });
  });

  test('are aborted by the caller’s signal', async () => {
    provider.answer = () => undefined;
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 30);
    expect((await send(ownBalance, { signal: controller.signal })).error).toMatchObject({ kind: 'aborted' });
  });
});

test('a page that fails before it sends throws, and reports no lost answer', async () => {
  const { signal } = new AbortController();
  const broken = jest.spyOn(globalThis, 'AbortController').mockImplementation(() => {
    throw new TypeError('not in this browser');
  });
  await expect(send(aLogin, { signal })).rejects.toThrow(TypeError);
  broken.mockRestore();
});

describe('a token that is not accepted', () => {
  const expired = { kind: 'session-expired', status: 401, message: 'Your session has expired. Please log in again.' };

  test('ends the session and shows a toast', async () => {
    storeSession(session);
    const events = recordEvents();
    provider.answer = json(401, { message: 'jwt expired' });
    expect(await send(ownBalance)).toEqual({ error: expired });
    expect(readSession()).toBeUndefined();
    expect(events).toEqual([
      { name: 'token-changed', payload: { reason: 'expired' } },
      { name: 'toast-requested', payload: { kind: 'info', message: expired.message } },
    ]);
  });

  test('shows why the provider has ended it', async () => {
    storeSession(session);
    const events = recordEvents();
    const message = 'You are on a break. You can play from 2026-03-12 10:00 UTC.';
    provider.answer = json(401, { message, sessionEnded: 'break' });
    expect(await send(ownBalance)).toEqual({ error: { ...expired, message } });
    expect(events).toContainEqual({ name: 'toast-requested', payload: { kind: 'info', message } });
  });

  test('ends it once, however many calls fail', async () => {
    storeSession(session);
    const events = recordEvents();
    provider.answer = json(401, {});
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
    provider.answer = (_incoming, response) => {
      writeSession(next);
      json(401, {})(_incoming, response);
    };
    expect((await send(ownBalance)).error).toMatchObject({ kind: 'session-expired' });
    expect(readSession()).toEqual(next);
  });

  test('does not include a 401 from login or for a wrong code', async () => {
    storeSession(session);
    const events = recordEvents();
    provider.answer = json(401, { message: 'Invalid credentials' });
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
  const balanceUrl = () => `${provider.origin()}/wallet-service/api/wallet/u1/balance`;
  const setEarly = (response: Promise<Response>) => {
    response.catch(() => undefined);
    window.__tesseraPrefetched = { [balanceUrl()]: { token: 'secret-token', askedAt: performance.now(), response } };
  };
  const answerText = JSON.stringify({ totalUsd: 7, balances: [] });

  beforeEach(() => {
    storeSession(session);
    provider.answer = json(200, { totalUsd: 1, balances: [] });
  });
  afterEach(() => {
    delete window.__tesseraPrefetched;
  });

  test('replaces a request and is parsed like any other', async () => {
    setEarly(Promise.resolve(new Response(answerText)));
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '7', balances: noRows } });
    expect(provider.seen).toEqual([]);
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '1', balances: noRows } });
    expect(provider.seen).toHaveLength(1);
  });

  test('ends the session like any other when it rejects the token', async () => {
    setEarly(Promise.resolve(new Response('{}', { status: 401 })));
    expect(await send(ownBalance)).toMatchObject({ error: { kind: 'session-expired' } });
    expect(readSession()).toBeUndefined();
  });

  test('is requested again when it never arrived', async () => {
    setEarly(Promise.reject(new TypeError('Failed to fetch')));
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '1', balances: noRows } });
    expect(provider.seen).toHaveLength(1);
  });
});
