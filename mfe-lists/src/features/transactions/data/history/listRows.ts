import type { Listing } from '../listing';
import { prepareOrder, type TransactionRows } from './transactionRows';
import { orderOf, viewTransactions } from './transactionView';

/** Lists rows for the page. */
export const listRows = (rows: TransactionRows): Listing => ({
  count: rows.count,
  currencies: rows.currencies,
  statuses: rows.statuses,
  view: (query) => (rows.orders.has(orderOf(query.sort)) ? viewTransactions(rows, query) : undefined),
  prepare: ({ sort }) => prepareOrder(rows, orderOf(sort)),
});
