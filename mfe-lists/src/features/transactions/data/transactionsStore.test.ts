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
import { prepareTransactions, transactionsOf } from './transactionsStore';

test('sorts the provider’s transactions, and counts those that cannot be read', async () => {
  const shuffled = history(5).toSorted((a, b) => (a._id.endsWith('2') ? -1 : b._id.endsWith('2') ? 1 : 0));
  stubProvider({ transactions: { transactions: [...shuffled, { _id: '' } as Transaction] } });
  const { state, isIdle, ids } = openStore();
  await isIdle();
  expect(ids()).toEqual(idsUpTo(5));
  expect(state()).toMatchObject({ phase: 'ready', unreadable: 1, arrivals: 0, isCut: false, problem: undefined });
});

test('holds new transactions back until they are shown, and what changes is changed at once', async () => {
  const provider = stubProvider({ transactions: { transactions: history(60, { status: 'waiting' }) } });
  const { store, state, isIdle, ids, first } = openStore();
  await isIdle();
  const before = state().rows;
  provider.use({ transactions: { transactions: [arrival('new'), ...history(60, { status: 'finished' })] } });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().arrivals).toBe(1));
  expect(ids()).toEqual(idsUpTo(60));
  expect(state().rows).not.toBe(before);
  expect(first()?.status).toBe('finished');
  store.showArrivals();
  expect(ids()).toEqual(['new', ...idsUpTo(60)]);
  expect(state().arrivals).toBe(0);
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(3));
  await isIdle();
  expect(state().arrivals).toBe(0);
});

test('a refetch of what has not changed changes nothing', async () => {
  const provider = stubProvider({ transactions: { transactions: history(3) } });
  const { state, isIdle } = openStore();
  await isIdle();
  const { rows } = state();
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(2));
  await isIdle();
  expect(state().rows).toBe(rows);
});

test('stops reading a long list when the rest is known', async () => {
  const provider = stubProvider({ transactions: { transactions: history(2_000) } });
  const { state, isIdle } = openStore();
  await isIdle();
  const known = JSON.stringify({ transactions: [arrival('new'), ...history(100)] });
  // The rest of this answer is not JSON: whoever reads it finds the answer malformed.
  provider.use({ transactions: rawAnswer(`${known.slice(0, -2)}, this is never read`) });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().arrivals).toBe(1));
  expect(state()).toMatchObject({ problem: undefined, rows: { count: 2_000 } });
});

test('what is asked for during a load is loaded after it, once', async () => {
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

test('a new transaction that cannot be read is counted, also where the rest of a long list is known', async () => {
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

test('looks again while a transaction is pending', async () => {
  jest.useFakeTimers();
  try {
    const provider = stubProvider({ transactions: { transactions: history(2, { status: 'confirming' }) } });
    const { state, first, leave } = openStore();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(state().phase).toBe('ready');
    provider.use({ transactions: { transactions: history(2) } });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(provider.requestsOf('transactions')).toHaveLength(2);
    expect(first()?.status).toBe('finished');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(provider.requestsOf('transactions')).toHaveLength(2);
    leave();
    await jest.advanceTimersByTimeAsync(59_000);
    expect(state().rows.count).toBe(2);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(state()).toMatchObject({ phase: 'loading', rows: { count: 0 } });
  } finally {
    jest.useRealTimers();
  }
});

test('looks again once a new transaction that is pending is shown', async () => {
  jest.useFakeTimers();
  try {
    const provider = stubProvider({ transactions: { transactions: history(3) } });
    const { store, state } = openStore();
    await jest.advanceTimersByTimeAsync(1_000);
    provider.use({ transactions: { transactions: [{ ...arrival('new'), status: 'waiting' }, ...history(3)] } });
    emit('balance-changed', { reason: 'withdraw' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(state().arrivals).toBe(1);
    store.showArrivals();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(provider.requestsOf('transactions').length).toBeGreaterThan(2);
  } finally {
    jest.useRealTimers();
  }
});

test('waits longer for a pending transaction where the provider has events, which may not arrive', async () => {
  jest.useFakeTimers();
  try {
    const provider = stubProvider({ transactions: { transactions: history(2, { status: 'confirming' }) } });
    const { state } = openStore(['events']);
    await jest.advanceTimersByTimeAsync(59_000);
    expect(state().phase).toBe('ready');
    expect(provider.requestsOf('transactions')).toHaveLength(1);
    emit('balance-changed', { reason: 'deposit' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(provider.requestsOf('transactions')).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(provider.requestsOf('transactions')).toHaveLength(3);
  } finally {
    jest.useRealTimers();
  }
});

test('a failure is told with its reason and one toast, and is retried', async () => {
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

test('rows stay when they cannot be refreshed', async () => {
  const provider = stubProvider({ transactions: { transactions: history(1) } });
  const { state, isIdle, ids } = openStore();
  await isIdle();
  provider.use({ transactions: noAnswer() });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().problem?.kind).toBe('unreachable'));
  expect(state().phase).toBe('ready');
  expect(ids()).toEqual(['id-0']);
});

test('an answer cut short is malformed, and leaves no rows', async () => {
  const whole = JSON.stringify({ transactions: history(50) });
  stubProvider({ transactions: rawAnswer(whole.slice(0, 3_000)) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { state } = openStore();
  await waitFor(() => expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'malformed' } }));
  expect(state().rows.count).toBe(0);
});

test('transactions that are prepared are there for whoever subscribes then', async () => {
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
