/** @jest-environment-options {"page": true} */
import type { Transaction } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  errorReply,
  heldBack,
  installSiteConfig,
  noAnswer,
  onCleanup,
  rawAnswer,
  recordEvents,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { arrival, history, idsUpTo, openStore } from '../../../testing/transactionsStore';
import { collectTransactions } from './collectTransactions';
import { prepareTransactions, transactionsOf } from './transactionsStore';

test('sorts the provider’s transactions, and counts unreadable ones', async () => {
  const shuffled = history(5).toSorted((a, b) => (a._id.endsWith('2') ? -1 : b._id.endsWith('2') ? 1 : 0));
  stubProvider({ transactions: { transactions: [...shuffled, { _id: '' } as Transaction] } });
  const { state, isIdle, ids } = openStore();
  await isIdle();
  expect(ids()).toEqual(idsUpTo(5));
  expect(state()).toMatchObject({ phase: 'ready', unreadable: 1, arrivals: [], isCut: false, problem: undefined });
});

test('holds new transactions back until they are shown, and updates changed ones at once', async () => {
  const provider = stubProvider({ transactions: { transactions: history(60, { status: 'waiting' }) } });
  const { store, state, isIdle, ids, first } = openStore();
  await isIdle();
  provider.use({ transactions: { transactions: [arrival('new'), ...history(60, { status: 'finished' })] } });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().arrivals).toHaveLength(1));
  expect(ids()).toEqual(idsUpTo(60));
  expect(first()?.status).toBe('finished');
  store.showArrivals();
  expect(ids()).toEqual(['new', ...idsUpTo(60)]);
  expect(state().arrivals).toEqual([]);
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(3));
  await isIdle();
  expect(state().arrivals).toEqual([]);
});

test('a refetch of unchanged transactions keeps the state', async () => {
  const provider = stubProvider({ transactions: { transactions: history(3) } });
  const { state, isIdle } = openStore();
  await isIdle();
  const { transactions } = state();
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(2));
  await isIdle();
  expect(state().transactions).toBe(transactions);
});

test('stops reading a long list at the known part', async () => {
  const provider = stubProvider({ transactions: { transactions: history(2_000) } });
  const { state, isIdle } = openStore();
  await isIdle();
  const known = JSON.stringify({ transactions: [arrival('new'), ...history(100)] });
  // The rest of this answer is not JSON, so reading it fails as malformed.
  provider.use({ transactions: rawAnswer(`${known.slice(0, -2)}, this is never read`) });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().arrivals).toHaveLength(1));
  expect(state().problem).toBeUndefined();
  expect(state().transactions).toHaveLength(2_000);
});

test('requests during a load are coalesced into one reload after it', async () => {
  const { reply, release } = heldBack({ transactions: history(1) });
  const provider = stubProvider({ transactions: reply });
  const { isIdle, ids } = openStore();
  for (let press = 0; press < 3; press += 1) emit('balance-changed', { reason: 'deposit' });
  release();
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(2));
  await isIdle();
  expect(provider.requestsOf('transactions')).toHaveLength(2);
  expect(ids()).toEqual(['id-0']);
});

test('counts a new unreadable transaction, also if the rest of a long list is known', async () => {
  const provider = stubProvider({ transactions: { transactions: history(200) } });
  const { state, isIdle } = openStore();
  await isIdle();
  provider.use({ transactions: { transactions: [{ ...arrival('new'), currency: '' }, ...history(200)] } });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().unreadable).toBe(1));
});

test('an empty history shows its first transaction at once', async () => {
  const provider = stubProvider({ transactions: { transactions: [] } });
  const { isIdle, ids } = openStore();
  await isIdle();
  provider.use({ transactions: { transactions: [arrival('first')] } });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(ids()).toEqual(['first']));
});

describe('while a transaction is pending', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const pass = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);

  test.each([
    [[], 10],
    // Events report each step, but may not arrive.
    [['events'], 60],
  ] as const)(
    'looks again, with the extensions %j after %i s, and drops unmounted data after a minute',
    async (extensions, seconds) => {
      const provider = stubProvider({ transactions: { transactions: history(2, { status: 'confirming' }) } });
      const { state, first, leave } = openStore(extensions);
      await pass(1);
      provider.use({ transactions: { transactions: history(2) } });
      await pass(seconds - 2);
      expect(provider.requestsOf('transactions')).toHaveLength(1);
      await pass(2);
      expect(first()?.status).toBe('finished');
      await pass(120);
      expect(provider.requestsOf('transactions')).toHaveLength(2);
      leave();
      await pass(59);
      expect(state().transactions).toHaveLength(2);
      await pass(1);
      expect(state()).toMatchObject({ phase: 'loading', transactions: [] });
    },
  );

  test('polls once a new one is shown', async () => {
    const provider = stubProvider({ transactions: { transactions: history(3) } });
    const { store, state } = openStore();
    await pass(1);
    provider.use({ transactions: { transactions: [{ ...arrival('new'), status: 'waiting' }, ...history(3)] } });
    emit('balance-changed', { reason: 'withdraw' });
    await pass(1);
    expect(state().arrivals).toHaveLength(1);
    store.showArrivals();
    await pass(60);
    expect(provider.requestsOf('transactions').length).toBeGreaterThan(2);
  });
});

test('a failure shows its reason and one toast, and is retried', async () => {
  const provider = stubProvider({ transactions: errorReply(503, { message: 'The ledger is being serviced.' }) });
  const events = recordEvents();
  const { store, state, isIdle, ids } = openStore();
  await waitFor(() => expect(state().phase).toBe('failed'));
  expect(state().problem).toMatchObject({ kind: 'server-failed', serverMessage: 'The ledger is being serviced.' });
  expect(provider.requestsOf('transactions')).toHaveLength(2);
  expect(events.filter(({ name }) => name === 'toast-requested')).toEqual([
    { name: 'toast-requested', payload: { kind: 'error', message: 'Failed to load transactions' } },
  ]);
  provider.use({ transactions: { transactions: history(1) } });
  store.retry();
  await waitFor(() => expect(ids()).toEqual(['id-0']));
  await isIdle();
  expect(state().problem).toBeUndefined();
});

test('a failure repeats until it succeeds, with one toast', async () => {
  jest.useFakeTimers();
  onCleanup(() => void jest.useRealTimers());
  const provider = stubProvider({ transactions: noAnswer() });
  const events = recordEvents();
  const { state, ids, leave } = openStore();
  await jest.advanceTimersByTimeAsync(15_000);
  expect(state().phase).toBe('failed');
  expect(provider.requestsOf('transactions').length).toBeGreaterThanOrEqual(4);
  expect(events.filter(({ name }) => name === 'toast-requested')).toHaveLength(1);
  provider.use({ transactions: { transactions: history(1) } });
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(1_000);
  expect(ids()).toEqual(['id-0']);
  provider.use({ transactions: noAnswer() });
  emit('balance-changed', { reason: 'deposit' });
  await jest.advanceTimersByTimeAsync(1_000);
  leave();
  const { length } = provider.requests;
  await jest.advanceTimersByTimeAsync(30_000);
  expect(provider.requests).toHaveLength(length);
});

test('rows stay after a failed refresh', async () => {
  const provider = stubProvider({ transactions: { transactions: history(1) } });
  const { state, isIdle, ids } = openStore();
  await isIdle();
  provider.use({ transactions: noAnswer() });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().problem?.kind).toBe('unreachable'));
  expect(state().phase).toBe('ready');
  expect(ids()).toEqual(['id-0']);
});

test('prepared transactions are available to the first subscriber', async () => {
  const provider = stubProvider({ transactions: { transactions: history(3) } });
  installSiteConfig();
  const session = aSession({ user: { id: 'prepared' } });
  storeSession(session);
  prepareTransactions(undefined);
  prepareTransactions(session.user.id);
  const store = transactionsOf(session.user.id);
  await waitFor(() => expect(store.getState().phase).toBe('ready'));
  onCleanup(store.subscribe(() => undefined));
  expect(provider.requestsOf('transactions')).toHaveLength(1);
});

test('transactions older than the kept ones are not new', () => {
  const transactions = history(3);
  for (const isNewestFirst of [true, false]) {
    const { take, applyTo } = collectTransactions({ transactions, isNewestFirst, isCut: true });
    const older = { ...history(4)[3], _id: 'older' } as Transaction;
    expect(take(older)).toBe(!isNewestFirst);
    expect(applyTo(transactions)).toEqual({ transactions, arrivals: [] });
  }
});
