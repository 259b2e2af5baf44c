import type { Listing, TransactionView } from '../listing';
import type { TransactionQuery } from '../transactionQuery';
import { prepareOrder, type TransactionRows } from './transactionRows';
import { orderOf, viewTransactions } from './transactionView';

const filtersOf = ({ sort: _sort, direction: _direction, ...filters }: TransactionQuery) => JSON.stringify(filters);

/** Lists rows for the page. */
export function listRows(rows: TransactionRows): Listing {
  /** The first view of the last filters. */
  let first: { readonly filters: string; readonly view: TransactionView } | undefined;
  return {
    count: rows.count,
    currencies: rows.currencies,
    statuses: rows.statuses,
    view(query) {
      if (!rows.orders.has(orderOf(query.sort))) return undefined;
      const filters = filtersOf(query);
      const view = viewTransactions(rows, query, first?.filters === filters ? first.view : undefined);
      if (first?.filters !== filters) first = { filters, view };
      return view;
    },
    prepare: ({ sort }) => prepareOrder(rows, orderOf(sort)),
  };
}
