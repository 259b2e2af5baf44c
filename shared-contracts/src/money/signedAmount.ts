import type { Decimal } from './decimal';

/** Types whose amounts leave the player's balance, in lower case; the provider reports amounts without a sign. */
const outgoingTypes: ReadonlySet<string> = new Set(['withdraw', 'withdrawal', 'fee', 'bet', 'vault-in']);

/** The amount of a transaction with its sign: negative when it leaves the player's balance. */
export const signedAmount = ({ type, amount }: { readonly type: string; readonly amount: Decimal }): Decimal =>
  !amount.startsWith('-') && outgoingTypes.has(type.toLowerCase()) && /[1-9]/.test(amount) ? `-${amount}` : amount;

/** Ends that leave the balance as it was. */
const unmoved: ReadonlySet<string> = new Set(['failed', 'refunded', 'expired', 'partially_paid']);

interface Ended {
  readonly type: string;
  readonly amount: Decimal;
  readonly status?: string | null | undefined;
}

const isUnmoved = ({ status }: Ended): boolean => unmoved.has(status?.toLowerCase() ?? '');

/** What a transaction moved, with its sign: zero if it failed, expired, or was refunded or partially paid. */
export const movedAmount = (transaction: Ended): Decimal => (isUnmoved(transaction) ? '0' : signedAmount(transaction));

/** A transaction's amount as `CryptoAmount` shows it: with its sign, or without one if nothing was moved in the end. */
export const shownAmount = (transaction: Ended) =>
  isUnmoved(transaction)
    ? ({ amount: transaction.amount.replace('-', ''), sign: 'none' } as const)
    : ({ amount: signedAmount(transaction), sign: 'auto' } as const);
