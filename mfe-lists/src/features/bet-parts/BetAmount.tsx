import { type Decimal, formatFiat } from '@tessera/shared-contracts/money';
import { CryptoAmount } from '@tessera/shared-contracts/ui';

interface BetAmountProps {
  readonly amount: Decimal;
  readonly currency: string;
  /** `auto` shows a plus before a gain. */
  readonly sign?: 'auto' | 'none';
}

/** An amount of a bet: dollars, or a coin with its symbol. */
export function BetAmount({ amount, currency, sign = 'none' }: BetAmountProps) {
  if (currency === 'USD') return <span translate="no">{formatFiat(amount, { isSigned: sign === 'auto' })}</span>;
  return <CryptoAmount amount={amount} currency={currency} sign={sign} />;
}
