/** @jest-environment-options {"page": true} */
import { emit } from '@tessera/shared-contracts/events';
import { errorReply, heldBack, type StubRequest, stubProvider } from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { arrival, history, idsUpTo, openStore, pagesOf } from '../../../testing/transactionsStore';
import { collectTransactions } from './collectTransactions';
import { initialState } from './transactionsState';

const many = history(1_300);
/** The same, with some invalid ones. */
const damagedAt = (list: typeof many, isDamaged: (index: number) => boolean) =>
  list.map((one, index) => (isDamaged(index) ? { ...one, currency: '' } : one));

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test('shows the first page while the others load, and polls only the first page for new ones', async () => {
  const { reply, release } = heldBack(undefined);
  const pages = pagesOf(many);
  const provider = stubProvider({
    transactionsPage: async (request) => {
      if (request.search.has('before')) await reply();
      return pages(request);
    },
  });
  const { state, isIdle, ids } = openStore(['transactions-page']);
  await waitFor(() => expect(state().phase).toBe('ready'));
  expect(ids()).toEqual(idsUpTo(100));
  expect(state()).toMatchObject({ isLoading: true, isComplete: false, progress: { read: 100, expected: 1_300 } });
  release();
  await isIdle();
  expect(ids()).toEqual(idsUpTo(1_300));
  expect(state().isComplete).toBe(true);
  provider.use({ transactionsPage: pagesOf([arrival('new'), ...many]) });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().arrivals).toHaveLength(1));
  expect(provider.requestsOf('transactionsPage').map(({ search }) => search.toString())).toEqual([
    'limit=100',
    'limit=500&before=id-99',
    'limit=500&before=id-599',
    'limit=500&before=id-1099',
    'limit=100',
  ]);
});

test.each([
  ['the provider refuses a page', errorReply(400)],
  ['a page has no readable transaction', undefined],
])('if %s, the first page stays until a retry has loaded all', async (_, refusal) => {
  const damaged = damagedAt(many, (index) => index >= 600 && index < 1_100);
  const provider = stubProvider({
    transactionsPage: (request) =>
      (request.search.get('before') === 'id-599' ? refusal : undefined) ?? pagesOf(damaged)(request),
  });
  const { store, state, isIdle, ids } = openStore(['transactions-page']);
  await waitFor(() => expect(state().problem).toBeDefined());
  expect(state()).toMatchObject({ phase: 'ready', isComplete: false });
  expect(ids()).toEqual(idsUpTo(100));
  provider.use({ transactionsPage: pagesOf(many) });
  store.retry();
  await waitFor(() => expect(state().problem).toBeUndefined());
  await isIdle();
  expect(ids()).toEqual(idsUpTo(1_300));
  expect(state()).toMatchObject({ isComplete: true, unreadable: 0 });
});

test('while a later page fails, the first one is still refreshed', async () => {
  const serve = (list: typeof many) => (request: StubRequest) =>
    request.search.has('before') ? errorReply(400) : pagesOf(list)(request);
  const provider = stubProvider({ transactionsPage: serve(history(1_300, { status: 'waiting' })) });
  const { state, ids, first } = openStore(['transactions-page']);
  await waitFor(() => expect(state().problem).toBeDefined());
  expect(first()?.status).toBe('waiting');
  provider.use({ transactionsPage: serve([arrival('new'), ...many]) });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(ids()).toEqual(['new', ...idsUpTo(99)]));
  expect(state().transactions[1]?.status).toBe('finished');
  expect(state()).toMatchObject({ phase: 'ready', isComplete: false, problem: { status: 400 } });
});

test.each([
  ['the end of the first page', 600, [99]],
  ['the end of a later page', 1_300, [599]],
  ['the ends of several pages', 1_300, [97, 98, 99, 596, 1_095]],
  ['the end of the list', 600, [598, 599]],
  ['the end of a list of one page', 100, [99]],
])('reads everything older than an unreadable transaction at %s, once', async (_, count, damaged) => {
  stubProvider({ transactionsPage: pagesOf(damagedAt(history(count), (index) => damaged.includes(index))) });
  const { state, isIdle, ids } = openStore(['transactions-page']);
  await isIdle();
  expect(ids()).toEqual(idsUpTo(count).filter((_id, index) => !damaged.includes(index)));
  expect(state()).toMatchObject({ unreadable: damaged.length, isCut: false, problem: undefined });
});

test('a first page without a readable transaction is a failure, if there are more', async () => {
  const damaged = damagedAt(many, (index) => index < 100);
  const provider = stubProvider({ transactionsPage: pagesOf(damaged) });
  const { store, state, isIdle } = openStore(['transactions-page']);
  await waitFor(() => expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'malformed' } }));
  provider.use({ transactionsPage: pagesOf(damaged.slice(0, 100)) });
  store.retry();
  await waitFor(() => expect(state().phase).toBe('ready'));
  await isIdle();
  expect(state()).toMatchObject({ unreadable: 100, transactions: [], isComplete: true });
});

test.each([
  ['a list that is sorted', many, true, 201],
  ['a list that begins with the oldest', many.toReversed(), false, 1_300],
])('of %s, the newest are kept', (_, list, isNewestFirst, taken) => {
  const collected = collectTransactions(initialState, 200);
  let count = 0;
  for (const row of list) {
    count += 1;
    if (!collected.take(row)) break;
  }
  expect(count).toBe(taken);
  expect(collected.newest()).toEqual({ transactions: many.slice(0, 200), isNewestFirst, isCut: true });
});

test('a list of exactly the maximum is complete', () => {
  const collected = collectTransactions(initialState, 200);
  expect(many.slice(0, 200).every(collected.take)).toBe(true);
  expect(collected.newest().isCut).toBe(false);
});
