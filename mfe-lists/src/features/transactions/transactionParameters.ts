import { instantsOf } from '../list-panel/days';
import { anyText, day, type ListQuery, oneOf } from '../paging';
import { defaultQuery, type SortColumn, sortColumns, type TransactionQuery } from './data';
import { statusValue, transactionFilters } from './listTransactions';

/** Rows per page (spec §9 Transactions page size). */
export const pageSize = 15;

/** Orders of a sorted column, the default first. */
const orders = ['descending', 'ascending'] as const;

/** Parameters of the page in the address. */
export const transactionParameters = {
  filter: oneOf(transactionFilters),
  currency: anyText,
  status: (text: string | null) => (text ? anyText(statusValue(text)) : ''),
  since: day,
  until: day,
  sort: oneOf(sortColumns),
  order: oneOf(orders),
};
/** See {@link transactionParameters}. */
export type TransactionParameters = typeof transactionParameters;

/** The default of each parameter that narrows the list, and of the search. */
export const noFilters = { filter: 'all', search: '', currency: '', status: '', since: '', until: '' } as const;

/** Number of active filters of the panel. */
export const countPanelFilters = ({ currency, status, since, until }: ListQuery<TransactionParameters>): number =>
  [currency, status, since, until].filter((value) => value !== '').length;

/**
 * Sorts by a column: texts from A to Z first, dates and amounts from the newest and largest. The sorted one is
 * reversed.
 */
export function nextSort({ sort, order }: { sort: SortColumn; order: (typeof orders)[number] }, column: SortColumn) {
  if (column === sort) return { sort, order: order === 'ascending' ? 'descending' : 'ascending' } as const;
  const isText = column !== defaultQuery.sort && column !== 'amount';
  return { sort: column, order: isText ? 'ascending' : 'descending' } as const;
}

/** The query of an address, with days as instants. */
export function toTransactionQuery(query: ListQuery<TransactionParameters>): TransactionQuery {
  const { filter, search, currency, status, since, until, sort, order } = query;
  return {
    filter,
    search,
    currency: currency === '' ? undefined : currency,
    status: status === '' ? undefined : status,
    ...instantsOf({ since, until }),
    sort,
    direction: order,
  };
}
