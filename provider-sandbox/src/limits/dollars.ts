import { type Decimal, multiplyDecimals } from '@tessera/shared-contracts/money';
import { usdRates } from '../wallet/coins';

/** The present rate of a coin and the value of an amount in dollars: exact, not in whole cents as shown. */
export function inDollars(amount: Decimal, currency: string): { readonly rate: Decimal; readonly usd: Decimal } {
  const rate = usdRates.get(currency) ?? '0';
  return { rate, usd: multiplyDecimals(amount, rate) };
}
