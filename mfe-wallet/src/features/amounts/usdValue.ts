import type { Balance } from '@tessera/shared-contracts/api';
import type { Rates } from '@tessera/shared-contracts/extensions';
import {
  type Decimal,
  divideDecimals,
  isPositiveDecimal,
  multiplyDecimals,
  readTypedDecimal,
} from '@tessera/shared-contracts/money';

/** More places than are shown: the rounding to cents happens once, at display. */
const places = 8;

/** What the value of a coin is known by. */
export interface CoinRates {
  readonly balance: Balance | undefined;
  /** Prices of the provider (extension `rates`). */
  readonly coins: Rates['coins'];
}

/**
 * Value in USD of an amount of a coin: at the rate of the player's balance, else at the provider's price.
 *
 * @returns `undefined` for what is no amount, and for a coin that the player does not hold and that has no price
 */
export function usdValueOf(typed: string, symbol: string, { balance, coins }: CoinRates): Decimal | undefined {
  const isOfCoin = ({ currency }: { readonly currency: string }) => currency.toUpperCase() === symbol.toUpperCase();
  const read = readTypedDecimal(typed);
  if ('fault' in read || !isPositiveDecimal(read.amount)) return undefined;
  const held = balance?.balances.readable.find(isOfCoin);
  if (held !== undefined && isPositiveDecimal(held.amount)) {
    return divideDecimals(multiplyDecimals(held.usdValue, read.amount), held.amount, places);
  }
  const price = coins?.readable.find(isOfCoin);
  return price && isPositiveDecimal(price.usd) ? multiplyDecimals(price.usd, read.amount) : undefined;
}
