/** @jest-environment-options {"page": true} */
import type { Transaction } from '@tessera/shared-contracts/api';
import {
  aSession,
  aTransaction,
  errorReply,
  heldBack,
  installSiteConfig,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { pagesOf } from '../../../../testing/transactionsStore';
import { addPage, noPages } from '../../../paging/pagesRead';
import { defaultQuery } from '../transactionQuery';
import type { TransactionsState } from '../transactionsStore';
import { createLoader } from './loader';

const userId = aSession().user.id;
const transactions = Array.from({ length: 300 }, (_, index) =>
  aTransaction({ _id: `id-${index}`, createdAt: new Date(1e12 - index * 1_000).toISOString() }),
);
const total = transactions.length;
const pageOf = pagesOf(transactions);
const readable = transactions.slice(0, 100);
const first = { transactions: readable, pages: addPage(noPages, { readable: 100, unreadable: 0, total }) };

test.each([
  ['a paged list longer than is kept', 200, 200, true],
  ['a paged list shorter than that', 1_000, total, false],
])('%s: keeps the newest, and says whether there are more', async (_, most, count, isCut) => {
  installSiteConfig({ providerExtensions: ['transactions-page'] });
  storeSession(aSession());
  stubProvider({ transactionsPage: pageOf });
  let state: Partial<TransactionsState> = {};
  const publish = (change: Partial<TransactionsState>) => {
    state = { ...state, ...change };
  };
  const loader = createLoader(userId, publish, first, most);
  expect(await loader.load(new AbortController().signal)).toBeUndefined();
  expect(state).toMatchObject({ isComplete: true, isCut, rows: { count } });
});

test('so does a list that comes in one answer', async () => {
  installSiteConfig();
  storeSession(aSession());
  stubProvider({ transactions: { transactions } });
  const states: Partial<TransactionsState>[] = [];
  const loader = createLoader(userId, (change) => states.push(change), undefined, 200);
  expect(await loader.load(new AbortController().signal)).toBeUndefined();
  expect(states.at(-1)).toMatchObject({ isComplete: true, isCut: true, rows: { count: 200 } });
});

test('new rows that are shown while more are looked for are there once', async () => {
  installSiteConfig();
  storeSession(aSession());
  stubProvider({ transactions: { transactions } });
  let state: Partial<TransactionsState> = {};
  const loader = createLoader(userId, (change) => {
    state = { ...state, ...change };
  });
  const { signal } = new AbortController();
  await loader.load(signal);
  const withNew = {
    transactions: [aTransaction({ _id: 'new', createdAt: new Date(1e12 + 1_000).toISOString() }), ...transactions],
  };
  stubProvider({ transactions: withNew });
  await loader.load(signal);
  expect(state.arrivals).toBe(1);
  const { reply, release } = heldBack(withNew);
  stubProvider({ transactions: reply });
  const loading = loader.load(signal);
  loader.showArrivals();
  release();
  await loading;
  expect(state).toMatchObject({ arrivals: 0, rows: { count: total + 1 } });
});

test('a load that goes on after a failure finds what has come in meanwhile', async () => {
  installSiteConfig({ providerExtensions: ['transactions-page'] });
  storeSession(aSession());
  stubProvider({ transactionsPage: errorReply(400) });
  let state: Partial<TransactionsState> = {};
  const publish = (change: Partial<TransactionsState>) => {
    state = { ...state, ...change };
  };
  const loader = createLoader(userId, publish, first);
  const { signal } = new AbortController();
  expect(await loader.load(signal)).toBeDefined();
  const arrived = aTransaction({ _id: 'new', createdAt: new Date(1e12 + 1_000).toISOString() });
  stubProvider({ transactionsPage: pagesOf([arrived, ...transactions]) });
  expect(await loader.load(signal)).toBeUndefined();
  expect(state).toMatchObject({ isComplete: true, arrivals: 1, rows: { count: total } });
});

test.each([
  ['fails', false],
  ['is given up', true],
])('what a look for what is new has changed before it %s is shown in its place', async (_, isGivenUp) => {
  installSiteConfig({ providerExtensions: ['transactions-page'] });
  storeSession(aSession());
  stubProvider({ transactionsPage: pageOf });
  let state: Partial<TransactionsState> = {};
  const loader = createLoader(userId, (change) => {
    state = { ...state, ...change };
  });
  const { signal } = new AbortController();
  await loader.load(signal);
  // Each has another amount, so that the next page is read as well.
  const [newest, ...others] = transactions.map((transaction) => ({ ...transaction, amount: '7' }));
  const moved = [{ ...(newest as Transaction), createdAt: new Date(1e12 - 1_500).toISOString() }, ...others];
  const page = pagesOf(moved);
  const leaving = new AbortController();
  stubProvider({
    transactionsPage: (request) => {
      if (request.search.get('before') === null) return page(request);
      leaving.abort();
      return errorReply(400);
    },
  });
  expect((await loader.load(isGivenUp ? leaving.signal : signal))?.kind).toBe(isGivenUp ? 'aborted' : 'refused');
  if (isGivenUp) {
    stubProvider({ transactionsPage: page });
    expect(await loader.load(signal)).toBeUndefined();
  }
  expect(
    state.rows
      ?.view(defaultQuery)
      ?.rows(0, 3)
      .map(({ _id }) => _id),
  ).toEqual(['id-1', 'id-0', 'id-2']);
  expect(state).toMatchObject({ arrivals: 0, rows: { count: total } });
});
