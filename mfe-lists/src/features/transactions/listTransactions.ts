import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { type Decimal, isPositiveDecimal } from '@tessera/shared-contracts/money';
import { typeLabel } from './transactionLabels';

/** Filters of the page, the default first (spec §9); `bets` are bets and their payouts. */
export const transactionFilters = ['all', 'reward', 'rakeback', 'deposit', 'withdrawal', 'bets'] as const;
/** See {@link transactionFilters}. */
export type TransactionFilter = (typeof transactionFilters)[number];

/** Sorts the newest first; transactions without a readable date come last, in the provider's order. */
export function newestFirst(rows: readonly Transaction[]): readonly Transaction[] {
  const time = ({ createdAt }: Transaction) => readMoment(createdAt) ?? -Infinity;
  return rows.toSorted((a, b) => (time(a) === time(b) ? 0 : time(b) > time(a) ? 1 : -1));
}

/** The transactions of a filter whose ID or type contains the searched text, ignoring case. */
export function findTransactions(
  rows: readonly Transaction[],
  filter: TransactionFilter,
  search: string,
): readonly Transaction[] {
  const wanted = search.trim().toLowerCase();
  return rows.filter(
    ({ _id, type }) =>
      isOfFilter(type, filter) && [_id, type, typeLabel(type)].some((text) => text.toLowerCase().includes(wanted)),
  );
}

/** Whether a filter shows a type. The provider's word for a withdrawal is "withdraw" (spec §3). */
export const isOfFilter = (type: string, filter: TransactionFilter): boolean =>
  filter === 'all' ||
  (filter === 'bets'
    ? ['bet', 'win'].includes(type.toLowerCase())
    : [type, typeLabel(type)].some((text) => text.toLowerCase() === filter));

/** Types whose amounts leave the player's balance, in lower case; the provider reports amounts without a sign. */
const outgoingTypes: ReadonlySet<string> = new Set(['withdraw', 'withdrawal', 'bet']);

/** The amount of a transaction with its sign: negative when it leaves the player's balance. */
export const signedAmount = ({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Decimal =>
  outgoingTypes.has(type.toLowerCase()) && isPositiveDecimal(amount) ? `-${amount}` : amount;
