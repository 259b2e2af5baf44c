/** @jest-environment-options {"page": true} */
import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { parse } from 'valibot';
import {
  balance,
  balanceSchema,
  type CallRequest,
  createProviderBaseQuery,
  depositAddress,
  games,
  login,
  request,
  transactions,
  withdraw,
} from '../api';
import {
  aBalance,
  aGame,
  aSession,
  aTransaction,
  cleanUp,
  errorReply,
  heldBack,
  installSiteConfig,
  noAnswer,
  rawAnswer,
  silence,
  storeSession,
  stubProvider,
} from '.';

const send = (callRequest: CallRequest, signal = new AbortController().signal) =>
  createProviderBaseQuery({ timeoutMs: 50 })(callRequest, { signal } as BaseQueryApi, {});
const ownBalance = request(balance, { params: { userId: 'a b' } });

beforeEach(() => {
  installSiteConfig();
  storeSession(aSession({ user: { id: 'a b' } }));
});

test('answers with built data, through the app’s own parsing', async () => {
  const row = aTransaction();
  stubProvider({ balance: aBalance(), transactions: { transactions: [row] } });
  expect(await send(ownBalance)).toMatchObject({ data: parse(balanceSchema, aBalance()) });
  expect(await send(request(transactions, { params: { userId: 'a b' } }))).toMatchObject({
    data: { transactions: { readable: [row], unreadable: 0 } },
  });
});

test('writes amounts as JSON numbers, as the provider does', async () => {
  stubProvider({ balance: aBalance({ totalUsd: '0.1234567890123456789' }) });
  const response = await fetch('https://api.tessera.example/wallet-service/api/wallet/a%20b/balance');
  expect(await response.text()).toContain('"totalUsd":0.1234567890123456789');
});

test('records requests', async () => {
  const provider = stubProvider({ depositAddress: { payAddress: 'tb1q' }, withdraw: {} });
  await send(request(depositAddress, { params: { userId: 'a b' }, search: { currency: 'BTC' } }));
  await send(
    request(withdraw, { params: { userId: 'a b' }, body: { currency: 'BTC', amount: '0.10', address: 'tb1q' } }),
  );
  const [first, second] = provider.requests;
  expect(first).toMatchObject({ id: 'depositAddress', method: 'GET', params: { userId: 'a b' }, body: undefined });
  expect(first?.search.get('currency')).toBe('BTC');
  expect(second?.bodyText).toContain('"amount":0.10');
  expect(provider.requestsOf('withdraw')).toEqual([second]);
});

test('answers by a function of the request, and answers can be changed', async () => {
  const provider = stubProvider({
    login: ({ body }) => (body.password === 'right' ? { token: 't' } : errorReply(401, { message: 'No' })),
  });
  expect(await send(request(login, { body: { email: 'e', password: 'right' } }))).toMatchObject({
    data: { token: 't' },
  });
  expect((await send(request(login, { body: { email: 'e', password: 'x' } }))).error).toMatchObject({ message: 'No' });
  provider.use({ login: { message: 'Later' } });
  expect(await send(request(login, { body: { email: 'm@x.example', password: 'secret' } }))).toMatchObject({
    data: { message: 'Later' },
  });
});

test.each([
  ['refused', errorReply(400, { message: 'x' })],
  ['server-failed', errorReply(503)],
  ['malformed', rawAnswer('<html>')],
  ['unreachable', noAnswer()],
  ['timed-out', silence()],
])('simulates a call that is %s', async (kind, reply) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubProvider({ balance: reply });
  expect((await send(ownBalance)).error).toMatchObject({ kind });
  jest.restoreAllMocks();
});

test('delays an answer until the test releases it', async () => {
  const { reply, release } = heldBack({ games: { items: [aGame({ uuid: 'g' })] } });
  stubProvider({ games: reply });
  const pending = send(request(games));
  release();
  expect((await pending).data).toMatchObject({ games: { items: { readable: [{ uuid: 'g' }] } } });
});

test('aborts like a real connection', async () => {
  stubProvider({ balance: silence() });
  const controller = new AbortController();
  const pending = send(ownBalance, controller.signal);
  controller.abort();
  expect((await pending).error).toMatchObject({ kind: 'aborted' });
});

test('reports a call without an answer', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubProvider();
  expect((await send(ownBalance)).error).toMatchObject({ kind: 'unreachable' });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('GET /wallet-service/api/wallet/a%20b/balance'));
  jest.restoreAllMocks();
});

test('restores the real fetch', () => {
  const before = globalThis.fetch;
  stubProvider();
  cleanUp();
  expect(globalThis.fetch).toBe(before);
});

test('the compiler checks answers', () => {
  // @ts-expect-error no such call
  expect(stubProvider({ cashout: {} })).toBeDefined();
  // @ts-expect-error a balance has a total
  expect(stubProvider({ balance: { balances: [] } })).toBeDefined();
});
