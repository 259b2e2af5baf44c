import type { TransactionFilter } from '../listTransactions';

/**
 * Columns that transactions can be sorted by. Amounts are sorted within their currency, by their sign and exact value.
 */
export const sortColumns = ['date', 'id', 'type', 'status', 'amount'] as const;
/** See {@link sortColumns}. */
export type SortColumn = (typeof sortColumns)[number];

/** Order of a sorted column. */
export type SortDirection = 'ascending' | 'descending';

/** Filters and order of the listed transactions. */
export interface TransactionQuery {
  readonly filter: TransactionFilter;
  /** Text to find in the ID, the type or its label, ignoring case and surrounding spaces. */
  readonly search: string;
  /** Upper case; all currencies when absent. */
  readonly currency?: string | undefined;
  /** A `statusValue`; all statuses when absent. */
  readonly status?: string | undefined;
  /** First instant, in milliseconds since 1970. Transactions without a valid date are in no range. */
  readonly from?: number | undefined;
  /** The instant after the last one. */
  readonly to?: number | undefined;
  readonly sort: SortColumn;
  readonly direction: SortDirection;
}

/** All transactions, the newest first. */
export const defaultQuery: TransactionQuery = { filter: 'all', search: '', sort: 'date', direction: 'descending' };
