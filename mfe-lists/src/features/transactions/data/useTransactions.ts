import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Listing, TransactionView } from './listing';
import type { TransactionQuery } from './transactionQuery';
import { type TransactionsState, type TransactionsStore, transactionsOf } from './transactionsStore';

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
  /** The transactions of the query, or of the query before while these are prepared; `undefined` while there are neither. */
  readonly view: TransactionView | undefined;
  readonly isPreparing: boolean;
}

/** Hook: the transactions of a query. @param query a memoized value or a constant */
export function useTransactionView(rows: Listing, query: TransactionQuery): PreparedView {
  const [prepared, setPrepared] = useState<object>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was prepared is in the listing
  const view = useMemo(() => rows.view(query), [rows, query, prepared]);
  // Of an empty list, that would say that nothing matches before anything has been looked through.
  const kept = rows.count > 0 ? view : undefined;
  const [lastView, setLastView] = useState(kept);
  if (kept !== undefined && kept !== lastView) setLastView(kept);
  const isPreparing = view === undefined;
  useEffect(() => {
    if (!isPreparing) return undefined;
    let isWanted = true;
    // The rows of a page take longer than a frame to render: not in one task.
    void rows.prepare(query).then(() => {
      if (isWanted) startTransition(() => setPrepared({}));
    });
    return () => {
      isWanted = false;
    };
  }, [rows, query, isPreparing]);
  return { view: view ?? lastView, isPreparing };
}
