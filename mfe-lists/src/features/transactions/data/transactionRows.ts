import type { Transaction } from '@tessera/shared-contracts/api';
import { statusLabel } from '../transactionLabels';

/** Transactions of a player, as read at one time; never changed. Their content is read through `viewTransactions`. */
export interface TransactionRows {
  readonly count: number;
  /** Upper-case currencies of the transactions, sorted: the choices of a filter. */
  readonly currencies: readonly string[];
  /** Labels of their statuses (spec §3), sorted: the choices of a filter. */
  readonly statuses: readonly string[];
  readonly list: readonly Transaction[];
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].sort();

/** Makes rows of transactions in the provider's order. */
export const createRows = (list: readonly Transaction[]): TransactionRows => ({
  count: list.length,
  currencies: distinct(list.map(({ currency }) => currency.toUpperCase())),
  statuses: distinct(list.map(({ status }) => statusLabel(status))),
  list,
});

/** No transactions. */
export const noRows: TransactionRows = createRows([]);
