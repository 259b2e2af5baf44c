import type { Transaction } from '@tessera/shared-contracts/api';
import { countDecimalPlaces, ledgerPlaces } from '@tessera/shared-contracts/money';
import { CryptoAmount } from '@tessera/shared-contracts/ui';
import { signedAmount } from './listTransactions';

/** The amount of a transaction without its unit, digit for digit: with a plus when it came in, with a minus when it went out. */
export function TransactionAmount({ of }: { readonly of: Pick<Transaction, 'type' | 'amount'> }) {
  // An amount with more places than the ledger's is shown in full.
  const places = Math.max(ledgerPlaces, countDecimalPlaces(of.amount));
  return <CryptoAmount amount={signedAmount(of)} places={places} sign="auto" />;
}
