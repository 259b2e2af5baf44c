import type { Transaction } from '@tessera/shared-contracts/api';
import { countDecimalPlaces } from '@tessera/shared-contracts/money';
import { CryptoAmount } from '@tessera/shared-contracts/ui';

/** Minimum of decimal places; an amount with more is shown in full. */
const usualPlaces = 8;

/** The amount without its unit, digit for digit. */
export function TransactionAmount({ amount }: Pick<Transaction, 'amount'>) {
  return <CryptoAmount amount={amount} places={Math.max(usualPlaces, countDecimalPlaces(amount))} />;
}
