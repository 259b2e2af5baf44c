import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { transactionTypeName } from '@tessera/shared-contracts/format';
import { statusLabel } from '../statusLabel';
import { sortByAmount } from './amounts';
import type { TransactionQuery } from './transactionQuery';

/** Stable sort that computes the key of each row once. */
function sortBy<Key extends string | number>(
  rows: readonly Transaction[],
  keyOf: (row: Transaction) => Key,
  isDescending: boolean,
): readonly Transaction[] {
  const sign = isDescending ? -1 : 1;
  return rows
    .map((row) => ({ row, key: keyOf(row) }))
    .sort((a, b) => (a.key === b.key ? 0 : a.key < b.key ? -sign : sign))
    .map(({ row }) => row);
}

/** The instant of a transaction, in milliseconds since 1970; rows without a valid date come before all others. */
export const momentOf = ({ createdAt }: Transaction): number => readMoment(createdAt) ?? -Infinity;

/** Sorts by date; equal dates stay in the provider's order. */
export const newestFirst = (rows: readonly Transaction[]): readonly Transaction[] => sortBy(rows, momentOf, true);

/**
 * Sorts transactions by a column. Equal values stay in their order.
 *
 * @param rows the newest first
 */
export function sortTransactions(
  rows: readonly Transaction[],
  sort: TransactionQuery['sort'],
  direction: TransactionQuery['direction'],
): readonly Transaction[] {
  const isDescending = direction === 'descending';
  switch (sort) {
    case 'date':
      return isDescending ? rows : [...rows].reverse();
    case 'id':
      return sortBy(rows, ({ _id }) => _id, isDescending);
    case 'type':
      return sortBy(rows, ({ type }) => transactionTypeName(type).toLowerCase(), isDescending);
    case 'status':
      return sortBy(rows, ({ status }) => statusLabel(status).toLowerCase(), isDescending);
    case 'amount':
      return sortByAmount(rows, isDescending);
  }
}
