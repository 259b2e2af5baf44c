import type { Transaction } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';
import type { TransactionQuery } from './transactionQuery';

/** What the transactions of a view add up to in one currency: exact sums of what came in and, without its sign, of what went out. */
export interface CurrencyTotal {
  /** Upper case. */
  readonly currency: string;
  readonly count: number;
  readonly received: Decimal;
  readonly sent: Decimal;
}

/** Filtered and sorted transactions. */
export interface TransactionView {
  readonly total: number;
  /** Sums up every transaction of the view by currency, sorted; once, and in slices, so that the page responds. */
  readonly sumUp: () => Promise<readonly CurrencyTotal[]>;
  /** Reads the transactions from place `start`, counted from 0, up to but not including `end`. */
  readonly rows: (start: number, end: number) => readonly Transaction[];
}

/** Transactions of a player that are shown together. Which they are never changes. */
export interface Listing {
  readonly count: number;
  /** Upper-case currencies of the transactions, sorted: the choices of a filter. */
  readonly currencies: readonly string[];
  /** Labels of their statuses (spec §3), sorted: the choices of a filter. */
  readonly statuses: readonly string[];
  /** The transactions of a query; `undefined` until {@link Listing.prepare} has made what they need. */
  readonly view: (query: TransactionQuery) => TransactionView | undefined;
  readonly prepare: (query: TransactionQuery) => Promise<void>;
}

/** A view without transactions. */
export const emptyView: TransactionView = { total: 0, sumUp: () => Promise.resolve([]), rows: () => [] };

/** A listing without transactions. */
export const emptyListing: Listing = {
  count: 0,
  currencies: [],
  statuses: [],
  view: () => emptyView,
  prepare: () => Promise.resolve(),
};
