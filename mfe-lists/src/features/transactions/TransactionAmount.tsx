import type { Transaction } from '@tessera/shared-contracts/api';
import { countDecimalPlaces, ledgerPlaces, shownAmount } from '@tessera/shared-contracts/money';
import { CryptoAmount } from '@tessera/shared-contracts/ui';

/** The exact amount of a transaction without its unit: with a plus if incoming, with a minus if outgoing, with neither if nothing moved. */
export function TransactionAmount({ of }: { readonly of: Pick<Transaction, 'type' | 'amount' | 'status'> }) {
  // More decimal places than the ledger's are shown in full.
  const places = Math.max(ledgerPlaces, countDecimalPlaces(of.amount));
  return <CryptoAmount {...shownAmount(of)} places={places} />;
}
