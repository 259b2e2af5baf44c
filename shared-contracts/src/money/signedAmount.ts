import type { Decimal } from './decimal';

/** Types whose amounts leave the player's balance, in lower case; the provider reports amounts without a sign. */
const outgoingTypes: ReadonlySet<string> = new Set(['withdraw', 'withdrawal', 'fee', 'bet', 'vault-in']);

/** The amount of a transaction with its sign: negative when it leaves the player's balance. */
export const signedAmount = ({ type, amount }: { readonly type: string; readonly amount: Decimal }): Decimal =>
  !amount.startsWith('-') && outgoingTypes.has(type.toLowerCase()) && /[1-9]/.test(amount) ? `-${amount}` : amount;
