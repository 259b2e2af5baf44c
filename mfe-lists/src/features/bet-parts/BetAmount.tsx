import { countDecimalPlaces, type Decimal, formatFiat, ledgerPlaces } from '@tessera/shared-contracts/money';
import { CryptoAmount } from '@tessera/shared-contracts/ui';

interface BetAmountProps {
  readonly amount: Decimal;
  readonly currency: string;
  /** `auto` shows a plus before a gain. */
  readonly sign?: 'auto' | 'none';
}

/** An exact amount of a bet: dollars, or a coin with its symbol. */
export function BetAmount({ amount, currency, sign = 'none' }: BetAmountProps) {
  if (currency === 'USD') return <span translate="no">{formatFiat(amount, { isSigned: sign === 'auto' })}</span>;
  // More decimal places than the ledger's are shown in full.
  const places = Math.max(ledgerPlaces, countDecimalPlaces(amount));
  return <CryptoAmount amount={amount} places={places} currency={currency} sign={sign} />;
}
