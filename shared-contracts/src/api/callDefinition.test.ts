import { balance, callPath, depositAddress, initGame, login, request, withdraw } from '.';
import { calls } from './callTable';

const messages = Object.values(calls).map((call) => [call.id, call.path, call.fallbackMessage] as const);

test('every call is exported under its own id', () => {
  expect(Object.entries(calls).every(([key, call]) => key === call.id)).toBe(true);
});

test.each(messages)('%s has a fallback message for a failure without one from the server', (_id, _path, message) => {
  expect(message).not.toBe('');
});

// Spec §6 Bearer token: balance, profile, transactions and real play carry the token, nothing else does.
test('carries the bearer token where spec §6 requires it', () => {
  const withBearer = Object.values(calls)
    .filter((call) => call.hasBearer)
    .map((call) => call.id);
  expect(new Set(withBearer)).toEqual(new Set(['profile', 'balance', 'transactions', 'initGame']));
});

describe('callPath', () => {
  test.each([
    [request(login), '/auth-service/api/auth/login'],
    [request(balance, { params: { userId: 'u1' } }), '/wallet-service/api/wallet/u1/balance'],
    [request(balance, { params: { userId: 'a/b?c d' } }), '/wallet-service/api/wallet/a%2Fb%3Fc%20d/balance'],
    [
      request(depositAddress, { params: { userId: 'u1' }, search: { currency: 'USDT', network: 'TRC20' } }),
      '/wallet-service/api/wallet/u1/deposit-address?currency=USDT&network=TRC20',
    ],
    [
      request(depositAddress, { params: { userId: 'u1' }, search: { currency: 'A&B=C' } }),
      '/wallet-service/api/wallet/u1/deposit-address?currency=A%26B%3DC',
    ],
    [request(login, { search: {} }), '/auth-service/api/auth/login'],
    [request(initGame, { params: { uuid: 'g-1' } }), '/wallet-service/api/games/g-1/init'],
  ])('writes %# as %s', (callRequest, path) => {
    expect(callPath(callRequest)).toBe(path);
  });

  test.each([[{}], [{ userId: '' }], [{ userid: 'u1' }]])('refuses a missing user: %p', (params) => {
    expect(() => callPath(request(balance, { params }))).toThrow('the path parameter "userId" is missing');
  });

  test.each([['.'], ['..']])('refuses %p, which the browser would resolve to a parent path', (userId) => {
    expect(() => callPath(request(balance, { params: { userId } }))).toThrow('is not a name');
  });
});

test('the compiler checks bodies', () => {
  request(login, { body: { email: 'a@b.example', password: 'secret' } });
  // @ts-expect-error a login has a password
  request(login, { body: { email: 'a@b.example' } });
  // @ts-expect-error an address is a string
  request(withdraw, { body: { currency: 'BTC', amount: '1', address: 5 } });
  // @ts-expect-error this call has no body
  request(balance, { body: { userId: 'u1' } });
});
