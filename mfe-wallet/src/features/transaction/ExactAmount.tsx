import { countDecimalPlaces, ledgerPlaces } from '@tessera/shared-contracts/money';
import { CryptoAmount, type CryptoAmountProps } from '@tessera/shared-contracts/ui';

/** With more decimal places than the ledger's, if the provider sends them. */
export const ExactAmount = (props: CryptoAmountProps) => (
  <CryptoAmount places={Math.max(ledgerPlaces, countDecimalPlaces(props.amount))} {...props} />
);
