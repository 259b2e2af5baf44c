import {
  type CallResult,
  type Problem,
  request,
  sendCall,
  type Transaction,
  transactions,
} from '@tessera/shared-contracts/api';
import { firstTransactions, hasExtension } from '@tessera/shared-contracts/extensions';
import { sendRead } from '@tessera/shared-contracts/remote';
import { addPage, noPages, type PagesRead } from '../../paging/pagesRead';
import { emptyListing, emptyView, type Listing } from './listing';
import { defaultQuery, type TransactionQuery } from './transactionQuery';

/** The first transactions of a provider that sorts and pages them (extension `transactions-page`). */
export interface FirstTransactions {
  /** The newest first. */
  readonly transactions: readonly Transaction[];
  /** How they are counted. */
  readonly pages: PagesRead;
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
    const { readable, unreadable, unreadableAtEnd } = data.transactions;
    const total = typeof data.total === 'number' ? data.total : undefined;
    const pages = addPage(noPages, { readable: readable.length, unreadable, unreadableAtEnd, total });
    return pages.state === 'stuck' ? { error: nothingReadable() } : { data: { transactions: readable, pages }, meta };
  });

/** The problem of a page where no row can be read, so that nothing says where the next begins. */
export function nothingReadable(): Problem {
  const issues = ['A page without a readable row, which is not the last'];
  console.error(`${transactions.id}: the answer is not of the agreed shape.`, issues);
  return { kind: 'malformed', message: transactions.fallbackMessage, status: 200, issues };
}

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
    isDefault(query) ? { ...emptyView, total: list.length, rows: (start, end) => list.slice(start, end) } : undefined,
  prepare,
});
