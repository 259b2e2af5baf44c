/** @jest-environment-options {"page": true} */
import { object, string } from 'valibot';
import { clearSession, writeSession } from '../session';
import { aSession, storeSession } from '../testing';
import { balance, type CallBody, type CallDefinition, coins, login, request, verifyOtp, withdraw } from '.';
import { jsonNumberSchema } from './json';
import { type Answer, json, send, startCallServer } from './testing/callServer';

const provider = startCallServer();
const session = aSession({ token: 'secret-token', user: { id: 'u1' } });
const noRows = { readable: [], unreadable: 0 };
const ownBalance = request(balance, { params: { userId: 'u1' } });
const aLogin = request(login, { body: { email: 'm@x.example', password: 'secret' } });
const aCode = request(verifyOtp, { body: { requestId: 'r', otp: '123456' } });
const aWithdrawal = (amount: string | number) =>
  request(withdraw, { params: { userId: 'u1' }, body: { currency: 'BTC', amount, address: 'tb1q' } });

describe('a request', () => {
  beforeEach(() => storeSession(session));

  test('is JSON to the path of the call', async () => {
    await send(aLogin);
    expect(provider.seen).toHaveLength(1);
    expect(provider.seen[0]).toMatchObject({ method: 'POST', url: '/auth-service/api/auth/login' });
    expect(provider.seen[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(provider.seen[0]?.body ?? '')).toEqual({ email: 'm@x.example', password: 'secret' });
  });

  test('includes cookies', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    provider.answer = json(200, []);
    await send(request(coins));
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('include');
  });

  test('neither sends nor stores cookies if the request opts out', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch');
    await send(request(login, { body: { email: 'm@x.example', password: 'secret' }, withoutCookies: true }));
    expect(fetched.mock.calls[0]?.[1]?.credentials).toBe('omit');
  });

  test('carries the bearer token only where spec §6 requires it', async () => {
    provider.answer = json(200, { totalUsd: 0, balances: [] });
    await send(ownBalance);
    await send(aWithdrawal('1'));
    expect(provider.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer secret-token', undefined]);
  });

  test.each([
    ['0.02500000', '"amount":0.02500000'],
    ['0.1234567890123456789', '"amount":0.1234567890123456789'],
    [1e-8, '"amount":0.00000001'],
    [' .5 ', '"amount":0.5'],
  ])('writes the amount %p as a JSON number, digit for digit', async (amount, written) => {
    await send(aWithdrawal(amount));
    expect(provider.seen[0]?.body).toContain(written);
  });

  test('writes a number where the schema has one, whatever the name of the field', async () => {
    const call = {
      ...withdraw,
      path: '/stakes',
      body: object({ stake: jsonNumberSchema, amount: string() }),
    } as const satisfies CallDefinition;
    await send(request(call, { body: { stake: '0.10', amount: '0.10' } }));
    expect(provider.seen[0]?.body).toBe('{"stake":0.10,"amount":"0.10"}');
  });

  test('names the invalid fields of a body, but not their values', async () => {
    const body = { email: 'm@x.example', password: ['secret'] } as unknown as CallBody<typeof login>;
    await expect(send(request(login, { body }))).rejects.toThrow('login: not of the agreed shape: password.');
    expect(provider.seen).toHaveLength(0);
  });

  test.each([
    ['a missing user', request(balance)],
    ['an invalid amount', aWithdrawal('ten')],
  ])('is not sent with %s', async (_what, callRequest) => {
    await expect(send(callRequest)).rejects.toThrow();
    expect(provider.seen).toHaveLength(0);
  });

  test.each([
    ['a bearer token', ownBalance],
    ['a user in its path', aWithdrawal('1')],
  ])('is not sent for a visitor where it needs %s', async (_what, callRequest) => {
    storeSession(undefined);
    expect(await send(callRequest)).toEqual({
      error: { kind: 'signed-out', message: callRequest.call.fallbackMessage },
    });
    expect(provider.seen).toHaveLength(0);
  });

  test('is not sent on behalf of another player', async () => {
    storeSession(aSession({ token: 'other-token', user: { id: 'u2' } }));
    expect(await send(ownBalance)).toEqual({ error: { kind: 'aborted', message: balance.fallbackMessage } });
    expect(provider.seen).toHaveLength(0);
  });
});

describe('an answer', () => {
  beforeEach(() => storeSession(session));

  test('keeps every digit of an amount', async () => {
    provider.answer = json(
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
    provider.answer = json(200, { message: 'Done', reference: 'r-1' });
    expect(await send(aWithdrawal('1'))).toMatchObject({ data: { message: 'Done', reference: 'r-1' } });
  });

  test('may be empty where the schema allows it', async () => {
    provider.answer = json(204, '');
    expect(await send(aCode)).toMatchObject({ data: {}, meta: { status: 204 } });
  });

  test('says when it was sent', async () => {
    const date = 'Sun, 22 Nov 2026 12:00:00 GMT';
    provider.answer = (_request, response) => {
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
    provider.answer = json(200, text);
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
    ['no player', () => clearSession()],
  ] as const)('is dropped when %s is signed in by then', async (_who, switchPlayer) => {
    provider.answer = afterwards(switchPlayer, json(200, { totalUsd: 1, balances: [] }));
    expect(await send(ownBalance)).toEqual({ error: { kind: 'aborted', message: balance.fallbackMessage } });
  });

  test('is dropped when it is a failure, too', async () => {
    provider.answer = afterwards(() => writeSession(next), json(500, { message: 'Maintenance' }));
    expect((await send(aWithdrawal('1'))).error).toMatchObject({ kind: 'aborted' });
  });

  test('is kept when the same player has a newer token, and when the call is public', async () => {
    provider.answer = afterwards(
      () => writeSession({ ...session, token: 'renewed' }),
      json(200, { totalUsd: 1, balances: [] }),
    );
    expect(await send(ownBalance)).toMatchObject({ data: { totalUsd: '1' } });
    provider.answer = afterwards(() => clearSession(), json(200, []));
    expect(await send(request(coins))).toMatchObject({ data: noRows });
  });
});
