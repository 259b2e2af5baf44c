import { type CallResult, request, sendCall, type Transaction, transactions } from '@tessera/shared-contracts/api';
import { firstTransactions, hasExtension } from '@tessera/shared-contracts/extensions';
import { sendRead } from '@tessera/shared-contracts/remote';
import { emptyListing, type Listing } from './listing';
import { defaultQuery, type TransactionQuery } from './transactionQuery';

/** The first transactions of a provider that sorts and pages them (extension `transactions-page`). */
export interface FirstTransactions {
  /** The newest first. */
  readonly transactions: readonly Transaction[];
  readonly unreadable: number;
  /** Number of all of the player's transactions. */
  readonly total: number;
}

/** Whether the provider's list comes page by page. */
export const isPaged = (): boolean => hasExtension('transactions-page');

/** Reads the first page by itself: it needs none of the code that reads the rest. */
export const readFirstTransactions = (userId: string, signal: AbortSignal): Promise<CallResult<FirstTransactions>> =>
  sendRead(async () => {
    // The page's call would bring a schema library for a single number.
    const search = { limit: String(firstTransactions) };
    const { data, error, meta } = await sendCall(request(transactions, { params: { userId }, search }), { signal });
    if (error !== undefined) return { error };
    const { readable, unreadable } = data.transactions;
    const read = readable.length + unreadable;
    const total = typeof data.total === 'number' ? data.total : read;
    return { data: { transactions: readable, unreadable, total }, meta };
  });

const isDefault = (query: TransactionQuery) =>
  JSON.stringify({ ...defaultQuery, ...query }) === JSON.stringify(defaultQuery);

/**
 * Lists the first transactions as the provider sorts them, without filters or other orders.
 *
 * @param prepare called for a query that needs them
 */
export const listFirst = (list: readonly Transaction[], prepare: Listing['prepare']): Listing => ({
  ...emptyListing,
  count: list.length,
  view: (query) =>
    isDefault(query) ? { total: list.length, totals: [], rows: (start, end) => list.slice(start, end) } : undefined,
  prepare,
});
