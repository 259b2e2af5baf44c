import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { TransactionQuery } from './transactionQuery';
import { prepareOrder, type TransactionRows } from './transactionRows';
import { type TransactionsState, type TransactionsStore, transactionsOf } from './transactionsStore';
import { orderOf, type TransactionView, viewTransactions } from './transactionView';

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
  const order = orderOf(query.sort);
  const isPrepared = useOrder(rows, order);
  const view = useMemo(() => (isPrepared ? viewTransactions(rows, query) : undefined), [isPrepared, rows, query]);
  const [lastView, setLastView] = useState(view);
  if (view !== undefined && view !== lastView) setLastView(view);
  const fallback = useMemo(
    () =>
      (view ?? lastView) === undefined && viewTransactions(rows, { ...query, sort: 'date', direction: 'descending' }),
    [view, lastView, rows, query],
  );
  return { view: view ?? lastView ?? (fallback as TransactionView), isPreparing: view === undefined };
}

/** Whether an order of the rows is there; makes it if not. */
function useOrder(rows: TransactionRows, order: ReturnType<typeof orderOf>): boolean {
  const [, setPrepared] = useState<TransactionRows>();
  const isPrepared = rows.orders.has(order);
  useEffect(() => {
    if (isPrepared) return;
    let isWanted = true;
    void prepareOrder(rows, order).then(() => isWanted && setPrepared(rows));
    return () => {
      isWanted = false;
    };
  }, [rows, order, isPrepared]);
  return isPrepared;
}
