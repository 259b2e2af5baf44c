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

/** The query of an address, with days as instants: each begins and ends at midnight in the player's time zone. */
export function toTransactionQuery(query: ListQuery<TransactionParameters>): TransactionQuery {
  const { filter, search, currency, status, since, until, sort, order } = query;
  return {
    filter,
    search,
    currency: currency === '' ? undefined : currency,
    status: status === '' ? undefined : status,
    from: since === '' ? undefined : midnight(since, 0),
    to: until === '' ? undefined : midnight(until, 1),
    sort,
    direction: order,
  };
}

function midnight(day: string, daysLater: number): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  // Not 24 hours later: with a DST change a day has 23 or 25 hours, and may begin at one o'clock.
  return new Date(year, month - 1, date + daysLater).getTime();
}
