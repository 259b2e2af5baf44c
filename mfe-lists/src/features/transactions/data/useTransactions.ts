import { useMemo, useSyncExternalStore } from 'react';
import type { TransactionQuery } from './transactionQuery';
import type { TransactionRows } from './transactionRows';
import { type TransactionsState, type TransactionsStore, transactionsOf } from './transactionsStore';
import { type TransactionView, viewTransactions } from './transactionView';

/** Result of {@link useTransactions}. */
export interface Transactions extends TransactionsState, Pick<TransactionsStore, 'retry' | 'showArrivals'> {}

/** Hook: the transactions of the signed-in player, loaded on first use and kept up to date. */
export function useTransactions(userId: string): Transactions {
  const { subscribe, getState, retry, showArrivals } = transactionsOf(userId);
  const state = useSyncExternalStore(subscribe, getState);
  return { ...state, retry, showArrivals };
}

/** Result of {@link useTransactionView}. */
export interface PreparedView {
  readonly view: TransactionView;
  /** Whether `view` is still that of the query before, until an order that was never asked for is made. */
  readonly isPreparing: boolean;
}

/** Hook: the transactions of a query. @param query a memoized value or a constant */
export function useTransactionView(rows: TransactionRows, query: TransactionQuery): PreparedView {
  const view = useMemo(() => viewTransactions(rows, query), [rows, query]);
  return { view, isPreparing: false };
}
