/** @jest-environment-options {"page": true} */
import type { Transaction } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  aTransaction,
  errorReply,
  heldBack,
  installSiteConfig,
  noAnswer,
  onCleanup,
  rawAnswer,
  recordEvents,
  type StubRequest,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { defaultQuery } from './transactionQuery';
import { createTransactionsStore } from './transactionsStore';

const userId = aSession().user.id;
const hourMs = 3_600_000;
const newestMs = Date.now() - hourMs;

/** Transactions of an hour each, the newest first: `id-0` and so on. */
const history = (count: number, changes: Partial<Transaction> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aTransaction({ _id: `id-${index}`, createdAt: new Date(newestMs - index * hourMs).toISOString(), ...changes }),
  );
const arrival = (id: string) => aTransaction({ _id: id, createdAt: new Date(newestMs + hourMs / 2).toISOString() });

/** Starts the store of the signed-in player, as a page does. */
function open(extensions: readonly ('transactions-page' | 'events')[] = []) {
  installSiteConfig({ providerExtensions: [...extensions] });
  storeSession(aSession());
  const { value: store, stop } = createTransactionsStore(userId);
  const leave = store.subscribe(() => undefined);
  onCleanup(() => {
    leave();
    stop();
  });
  const isIdle = () => waitFor(() => expect(store.getState().isLoading).toBe(false));
  const ids = () => {
    const { rows } = store.getState();
    return rows
      .view(defaultQuery)
      ?.rows(0, rows.count)
      .map(({ _id }) => _id);
  };
  const first = () => store.getState().rows.view(defaultQuery)?.rows(0, 1)[0];
  return { store, state: store.getState, isIdle, ids, first, leave };
}
const idsUpTo = (count: number) => history(count).map(({ _id }) => _id);

/** A provider that has pages of the extension. */
const pagesOf = (transactions: readonly Transaction[]) => (request: StubRequest) => {
  const start = transactions.findIndex(({ _id }) => _id === request.search.get('before')) + 1;
  const page = transactions.slice(start, start + Number(request.search.get('limit')));
  return { transactions: page, total: transactions.length };
};

test('sorts the provider’s transactions, and counts those that cannot be read', async () => {
  const shuffled = history(5).toSorted((a, b) => (a._id.endsWith('2') ? -1 : b._id.endsWith('2') ? 1 : 0));
  stubProvider({ transactions: { transactions: [...shuffled, { _id: '' } as Transaction] } });
  const { state, isIdle, ids } = open();
  await isIdle();
  expect(ids()).toEqual(idsUpTo(5));
  expect(state()).toMatchObject({ phase: 'ready', unreadable: 1, arrivals: 0, isCut: false, problem: undefined });
});

test('holds new transactions back until they are shown, and what changes is changed at once', async () => {
  const provider = stubProvider({ transactions: { transactions: history(60, { status: 'waiting' }) } });
  const { store, state, isIdle, ids, first } = open();
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
  const { state, isIdle } = open();
  await isIdle();
  const { rows } = state();
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(2));
  await isIdle();
  expect(state().rows).toBe(rows);
});

test('stops reading a long list when the rest is known', async () => {
  const provider = stubProvider({ transactions: { transactions: history(2_000) } });
  const { state, isIdle } = open();
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
  const { isIdle, ids } = open();
  for (let press = 0; press < 3; press += 1) emit('balance-changed', { reason: 'deposit' });
  release();
  await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(2));
  await isIdle();
  expect(provider.requestsOf('transactions')).toHaveLength(2);
  expect(ids()).toEqual(['id-0']);
});

test('a new transaction that cannot be read is counted, also where the rest of a long list is known', async () => {
  const provider = stubProvider({ transactions: { transactions: history(200) } });
  const { state, isIdle } = open();
  await isIdle();
  provider.use({ transactions: { transactions: [{ ...arrival('new'), currency: '' }, ...history(200)] } });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().unreadable).toBe(1));
});

test('an empty history shows its first transaction at once', async () => {
  const provider = stubProvider({ transactions: { transactions: [] } });
  const { isIdle, ids } = open();
  await isIdle();
  provider.use({ transactions: { transactions: [arrival('first')] } });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(ids()).toEqual(['first']));
});

test('looks again while a transaction is pending', async () => {
  jest.useFakeTimers();
  try {
    const provider = stubProvider({ transactions: { transactions: history(2, { status: 'confirming' }) } });
    const { state, first, leave } = open();
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

test('waits for events of a pending transaction where the provider has them', async () => {
  jest.useFakeTimers();
  try {
    const provider = stubProvider({ transactions: { transactions: history(2, { status: 'confirming' }) } });
    const { state } = open(['events']);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(state().phase).toBe('ready');
    expect(provider.requestsOf('transactions')).toHaveLength(1);
    emit('balance-changed', { reason: 'deposit' });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(provider.requestsOf('transactions')).toHaveLength(2);
  } finally {
    jest.useRealTimers();
  }
});

test('a failure is told with its reason and one toast, and is retried', async () => {
  const provider = stubProvider({ transactions: errorReply(503, { message: 'The ledger is being serviced.' }) });
  const events = recordEvents();
  const { store, state, isIdle, ids } = open();
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
  const { state, isIdle, ids } = open();
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
  const { state } = open();
  await waitFor(() => expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'malformed' } }));
  expect(state().rows.count).toBe(0);
});

describe('with the extension transactions-page', () => {
  const many = history(2_500);

  test('shows the first page while the others are read', async () => {
    const { reply, release } = heldBack(undefined);
    const pages = pagesOf(many);
    const provider = stubProvider({
      transactionsPage: async (request) => {
        if (request.search.has('before')) await reply();
        return pages(request);
      },
    });
    const { state, isIdle, ids } = open(['transactions-page']);
    await waitFor(() => expect(state().phase).toBe('ready'));
    expect(ids()).toEqual(idsUpTo(100));
    expect(state()).toMatchObject({ isLoading: true, progress: { read: 100, expected: 2_500 } });
    expect(state().rows.view({ ...defaultQuery, filter: 'deposit' })).toBeUndefined();
    release();
    await isIdle();
    expect(ids()).toEqual(idsUpTo(2_500));
    expect(provider.requestsOf('transactionsPage').map(({ search }) => search.toString())).toEqual([
      'limit=100',
      'limit=1000&before=id-99',
      'limit=1000&before=id-1099',
      'limit=1000&before=id-2099',
    ]);
  });

  test('a filter, search and order that are chosen while older ones are read find what is there, then all', async () => {
    const mixed = many.map((one, index) => ({
      ...one,
      type: index % 3 === 0 ? 'rakeback' : 'deposit',
      amount: `${index}`,
    }));
    const { reply, release } = heldBack(undefined);
    const pages = pagesOf(mixed);
    stubProvider({
      transactionsPage: async (request) => {
        if (request.search.has('before')) await reply();
        return pages(request);
      },
    });
    const { state, isIdle } = open(['transactions-page']);
    await waitFor(() => expect(state().phase).toBe('ready'));
    const queries = [
      { ...defaultQuery, filter: 'rakeback' },
      { ...defaultQuery, search: 'id-9' },
      { ...defaultQuery, filter: 'deposit', sort: 'amount' },
    ] as const;
    const found = async () => {
      const lists: (readonly string[])[] = [];
      for (const query of queries) {
        // The rows may be replaced while they are prepared; the page then prepares the new ones.
        await waitFor(async () => {
          await state().rows.prepare(query);
          expect(state().rows.view(query)).toBeDefined();
        });
        const view = state().rows.view(query);
        lists.push(view?.rows(0, view.total).map(({ _id }) => _id) ?? []);
      }
      return lists;
    };
    const expected = (count: number) => {
      const read = mixed.slice(0, count);
      return [
        read.filter(({ type }) => type === 'rakeback'),
        read.filter(({ _id }) => _id.includes('id-9')),
        read.filter(({ type }) => type === 'deposit').toReversed(),
      ].map((rows) => rows.map(({ _id }) => _id));
    };
    expect(await found()).toEqual(expected(100));
    expect(state()).toMatchObject({ isLoading: true, rows: { count: 100 } });
    release();
    await isIdle();
    expect(await found()).toEqual(expected(2_500));
  });

  test('goes on where it failed', async () => {
    const provider = stubProvider({
      transactionsPage: (request) =>
        request.search.get('before') === 'id-1099' ? errorReply(400) : pagesOf(many)(request),
    });
    const { store, state, isIdle, ids } = open(['transactions-page']);
    await waitFor(() => expect(state().problem).toBeDefined());
    expect(state()).toMatchObject({ phase: 'ready', rows: { count: 100 } });
    provider.use({ transactionsPage: pagesOf(many) });
    store.retry();
    await waitFor(() => expect(state().problem).toBeUndefined());
    await isIdle();
    expect(ids()).toEqual(idsUpTo(2_500));
    expect(provider.requestsOf('transactionsPage')).toHaveLength(5);
  });

  test('goes on counting what cannot be read', async () => {
    const damaged = many.map((one, index) => (index === 5 || index === 200 ? { ...one, currency: '' } : one));
    const provider = stubProvider({
      transactionsPage: (request) =>
        request.search.get('before') === 'id-1099' ? errorReply(400) : pagesOf(damaged)(request),
    });
    const { store, state, isIdle } = open(['transactions-page']);
    await waitFor(() => expect(state().problem).toBeDefined());
    provider.use({ transactionsPage: pagesOf(damaged) });
    store.retry();
    await waitFor(() => expect(state().problem).toBeUndefined());
    await isIdle();
    expect(state()).toMatchObject({ unreadable: 2, rows: { count: 2_498 } });
  });

  test.each([
    ['the end of the first page', 1_100, [99]],
    ['the end of a later page', 2_500, [1_099]],
    ['the ends of several pages', 2_500, [97, 98, 99, 1_096, 2_095]],
    ['the end of the list', 1_100, [1_098, 1_099]],
    ['the end of a list of one page', 100, [99]],
  ])('reads everything older than an unreadable transaction at %s, once', async (_, count, damaged) => {
    const list = history(count).map((one, index) => (damaged.includes(index) ? { ...one, currency: '' } : one));
    stubProvider({ transactionsPage: pagesOf(list) });
    const { state, isIdle, ids } = open(['transactions-page']);
    await isIdle();
    expect(ids()).toEqual(idsUpTo(count).filter((_id, index) => !damaged.includes(index)));
    expect(state()).toMatchObject({ unreadable: damaged.length, isCut: false, problem: undefined });
  });

  test('a page without a readable transaction is not the end of the list', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const damaged = many.map((one, index) => (index >= 1_100 && index < 2_100 ? { ...one, currency: '' } : one));
    const provider = stubProvider({ transactionsPage: pagesOf(damaged) });
    const { store, state, isIdle, ids } = open(['transactions-page']);
    await waitFor(() => expect(state().problem).toMatchObject({ kind: 'malformed' }));
    expect(state()).toMatchObject({ phase: 'ready', isComplete: false });
    provider.use({ transactionsPage: pagesOf(many) });
    store.retry();
    await waitFor(() => expect(state().problem).toBeUndefined());
    await isIdle();
    expect(ids()).toEqual(idsUpTo(2_500));
    expect(state()).toMatchObject({ isComplete: true, unreadable: 0 });
  });

  test('a first page without a readable transaction is a failure, if there are more', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const damaged = many.map((one, index) => (index < 100 ? { ...one, currency: '' } : one));
    const provider = stubProvider({ transactionsPage: pagesOf(damaged) });
    const { store, state, isIdle } = open(['transactions-page']);
    await waitFor(() => expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'malformed' } }));
    provider.use({ transactionsPage: pagesOf(damaged.slice(0, 100)) });
    store.retry();
    await waitFor(() => expect(state().phase).toBe('ready'));
    await isIdle();
    expect(state()).toMatchObject({ unreadable: 100, rows: { count: 0 }, isComplete: true });
  });

  test('looks for new ones on the first page alone', async () => {
    const provider = stubProvider({ transactionsPage: pagesOf(many) });
    const { state, isIdle } = open(['transactions-page']);
    await isIdle();
    provider.use({ transactionsPage: pagesOf([arrival('new'), ...many]) });
    emit('balance-changed', { reason: 'deposit' });
    await waitFor(() => expect(state().arrivals).toBe(1));
    expect(provider.requestsOf('transactionsPage')).toHaveLength(5);
  });
});
