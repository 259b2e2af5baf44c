import type { Transaction } from '@tessera/shared-contracts/api';
import { countDecimalPlaces } from '@tessera/shared-contracts/money';
import { CryptoAmount } from '@tessera/shared-contracts/ui';
import { signedAmount } from './listTransactions';

/** Minimum of decimal places; an amount with more is shown in full. */
const usualPlaces = 8;

/** The amount of a transaction without its unit, digit for digit: with a plus when it came in, with a minus when it went out. */
export function TransactionAmount({ of }: { readonly of: Pick<Transaction, 'type' | 'amount'> }) {
  const places = Math.max(usualPlaces, countDecimalPlaces(of.amount));
  return <CryptoAmount amount={signedAmount(of)} places={places} sign="auto" />;
}
