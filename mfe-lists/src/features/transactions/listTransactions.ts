import type { Transaction } from '@tessera/shared-contracts/api';
import type { Decimal } from '@tessera/shared-contracts/money';
import { typeLabel } from './transactionLabels';

/** Filters of the page, the default first (spec §9 Transaction filters); `bets` includes bets and payouts. */
export const transactionFilters = ['all', 'reward', 'rakeback', 'deposit', 'withdrawal', 'bets'] as const;
/** See {@link transactionFilters}. */
export type TransactionFilter = (typeof transactionFilters)[number];

/** Whether a filter shows a type. The provider calls a withdrawal "withdraw" (spec §3 Transaction). */
export const isOfFilter = (type: string, filter: TransactionFilter): boolean =>
  filter === 'all' ||
  (filter === 'bets'
    ? ['bet', 'win'].includes(type.toLowerCase())
    : [type, typeLabel(type)].some((text) => text.toLowerCase() === filter));

/** Types whose amounts leave the player's balance, in lower case; the provider reports amounts without a sign. */
const outgoingTypes: ReadonlySet<string> = new Set(['withdraw', 'withdrawal', 'bet']);

/** The amount of a transaction with its sign: negative when it leaves the player's balance. */
export const signedAmount = ({ type, amount }: Pick<Transaction, 'type' | 'amount'>): Decimal =>
  !amount.startsWith('-') && outgoingTypes.has(type.toLowerCase()) && /[1-9]/.test(amount) ? `-${amount}` : amount;
