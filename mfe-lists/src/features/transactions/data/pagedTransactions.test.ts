/** @jest-environment-options {"page": true} */
import { emit } from '@tessera/shared-contracts/events';
import { errorReply, heldBack, onCleanup, stubProvider } from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { arrival, history, idsUpTo, openStore, pagesOf } from '../../../testing/transactionsStore';
import { defaultQuery } from './transactionQuery';

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
  const { state, isIdle, ids } = openStore(['transactions-page']);
  await waitFor(() => expect(state().phase).toBe('ready'));
  expect(ids()).toEqual(idsUpTo(100));
  expect(state()).toMatchObject({ isLoading: true, hasOlder: true, progress: { read: 100, expected: 2_500 } });
  expect(state().rows.view({ ...defaultQuery, filter: 'deposit' })).toBeUndefined();
  release();
  await isIdle();
  expect(ids()).toEqual(idsUpTo(2_500));
  expect(state().hasOlder).toBe(false);
  expect(provider.requestsOf('transactionsPage').map(({ search }) => search.toString())).toEqual([
    'limit=100',
    'limit=1000&before=id-99',
    'limit=1000&before=id-1099',
    'limit=1000&before=id-2099',
  ]);
});

test('a list that the first page has whole lacks nothing older when the page returns and cannot read it again', async () => {
  const pages = pagesOf(history(30));
  let isServiced = false;
  const refused = errorReply(500, { message: 'The ledger is being serviced.' });
  stubProvider({ transactionsPage: (request) => (isServiced ? refused : pages(request)) });
  const { store, state, ids, leave } = openStore(['transactions-page']);
  await waitFor(() => expect(state().phase).toBe('ready'));
  leave();
  isServiced = true;
  onCleanup(store.subscribe(() => undefined));
  await waitFor(() => expect(state().problem).toBeDefined());
  expect(ids()).toEqual(idsUpTo(30));
  expect(state().hasOlder).toBe(false);
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
  const { state, isIdle } = openStore(['transactions-page']);
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
  const { store, state, isIdle, ids } = openStore(['transactions-page']);
  await waitFor(() => expect(state().problem).toBeDefined());
  expect(state()).toMatchObject({ phase: 'ready', rows: { count: 100 } });
  provider.use({ transactionsPage: pagesOf(many) });
  store.retry();
  await waitFor(() => expect(state().problem).toBeUndefined());
  await isIdle();
  expect(ids()).toEqual(idsUpTo(2_500));
  const requests = provider.requestsOf('transactionsPage');
  expect(requests).toHaveLength(6);
  // At last it looks for what has come in meanwhile.
  expect(requests.at(-1)?.search.get('before')).toBeNull();
});

test('goes on counting what cannot be read', async () => {
  const damaged = many.map((one, index) => (index === 5 || index === 200 ? { ...one, currency: '' } : one));
  const provider = stubProvider({
    transactionsPage: (request) =>
      request.search.get('before') === 'id-1099' ? errorReply(400) : pagesOf(damaged)(request),
  });
  const { store, state, isIdle } = openStore(['transactions-page']);
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
  const { state, isIdle, ids } = openStore(['transactions-page']);
  await isIdle();
  expect(ids()).toEqual(idsUpTo(count).filter((_id, index) => !damaged.includes(index)));
  expect(state()).toMatchObject({ unreadable: damaged.length, isCut: false, problem: undefined });
});

test('a page without a readable transaction is not the end of the list', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const damaged = many.map((one, index) => (index >= 1_100 && index < 2_100 ? { ...one, currency: '' } : one));
  const provider = stubProvider({ transactionsPage: pagesOf(damaged) });
  const { store, state, isIdle, ids } = openStore(['transactions-page']);
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
  const { store, state, isIdle } = openStore(['transactions-page']);
  await waitFor(() => expect(state()).toMatchObject({ phase: 'failed', problem: { kind: 'malformed' } }));
  provider.use({ transactionsPage: pagesOf(damaged.slice(0, 100)) });
  store.retry();
  await waitFor(() => expect(state().phase).toBe('ready'));
  await isIdle();
  expect(state()).toMatchObject({ unreadable: 100, rows: { count: 0 }, isComplete: true });
});

test('looks for new ones on the first page alone', async () => {
  const provider = stubProvider({ transactionsPage: pagesOf(many) });
  const { state, isIdle } = openStore(['transactions-page']);
  await isIdle();
  provider.use({ transactionsPage: pagesOf([arrival('new'), ...many]) });
  emit('balance-changed', { reason: 'deposit' });
  await waitFor(() => expect(state().arrivals).toBe(1));
  expect(provider.requestsOf('transactionsPage')).toHaveLength(5);
});
