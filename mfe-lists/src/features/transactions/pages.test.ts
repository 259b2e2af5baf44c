/** @jest-environment-options {"page": true} */
import type { Transaction } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  aTransaction,
  installSiteConfig,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { pageRange } from '../paging/pageRange';
import {
  emptyView,
  sortColumns,
  type TransactionView,
  transactionsOf,
  useTransactions,
  useTransactionView,
} from './data';
import { isOfFilter, transactionFilters } from './listTransactions';
import { pageSize } from './transactionParameters';

const transactions = (prefix: string) =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom('deposit', 'withdraw', 'reward', 'bet', 'win', 'tip'),
        status: fc.constantFrom('waiting', 'finished', null),
        createdAt: fc.constantFrom('2025-11-20T18:42:00Z', '2025-11-21T00:00:00Z', '2020-01-01T00:00:00Z', 'soon'),
        amount: fc.constantFrom('0', '1', '1.0', '0.000000000000000001'),
        currency: fc.constantFrom('btc', 'BTC', 'eth'),
      }),
      { maxLength: 40 },
    )
    .map((rows) => rows.map((row, index) => aTransaction({ ...row, _id: `${prefix}-${index}` })));
const query = fc.record({
  filter: fc.constantFrom(...transactionFilters),
  search: fc.constantFrom('', '1', 'deposit'),
  sort: fc.constantFrom(...sortColumns),
  direction: fc.constantFrom('ascending' as const, 'descending' as const),
});

/** The IDs of all pages, one page after the other, each of the length that its line states. */
function idsOfPages({ total, rows }: TransactionView = emptyView): readonly string[] {
  const { pageCount } = pageRange({ page: 1, from: 1 }, total, pageSize);
  return Array.from({ length: pageCount }, (_, index) => index + 1).flatMap((page) => {
    const { first, last } = pageRange({ page, from: page }, total, pageSize);
    const shown = rows(Math.max(0, first - 1), last);
    expect(shown).toHaveLength(total === 0 ? 0 : last - first + 1);
    return shown.map(({ _id }) => _id);
  });
}

afterEach(() => void transactionsOf(undefined));

test('every transaction is on exactly one page, whatever filter, order and arrivals', async () => {
  installSiteConfig();
  const session = aSession();
  storeSession(session);
  await fc.assert(
    fc.asyncProperty(transactions('old'), transactions('new'), query, async (old, arriving, wanted) => {
      transactionsOf(undefined);
      const provider = stubProvider({ transactions: { transactions: old } });
      const { result, unmount } = renderHook(() => {
        const state = useTransactions(session.user.id);
        return { state, ...useTransactionView(state.rows, wanted) };
      });
      const isSettled = () => {
        const { state, isPreparing } = result.current;
        expect([state.phase, state.isLoading, isPreparing]).toEqual(['ready', false, false]);
      };
      const isFound = ({ _id, type }: Transaction) =>
        isOfFilter(type, wanted.filter) && `${_id} ${type}`.includes(wanted.search);
      const expected = (list: readonly Transaction[]) =>
        list
          .filter(isFound)
          .map(({ _id }) => _id)
          .sort();

      await waitFor(isSettled);
      const before = idsOfPages(result.current.view);
      expect([...before].sort()).toEqual(expected(old));

      provider.use({ transactions: { transactions: [...arriving, ...old] } });
      act(() => emit('balance-changed', { reason: 'game' }));
      await waitFor(isSettled);
      if (old.length > 0) expect(idsOfPages(result.current.view)).toEqual(before);

      act(() => result.current.state.showArrivals());
      await waitFor(isSettled);
      await waitFor(() => expect(result.current.state.arrivals).toBe(0));
      await waitFor(() => {
        isSettled();
        expect([...idsOfPages(result.current.view)].sort()).toEqual(expected([...old, ...arriving]));
      });
      unmount();
    }),
    { numRuns: 15, endOnFailure: true },
  );
});
