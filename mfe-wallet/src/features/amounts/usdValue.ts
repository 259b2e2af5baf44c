import type { Balance } from '@tessera/shared-contracts/api';
import type { Rates } from '@tessera/shared-contracts/extensions';
import {
  type Decimal,
  divideDecimals,
  isPositiveDecimal,
  ledgerPlaces,
  multiplyDecimals,
  readTypedDecimal,
} from '@tessera/shared-contracts/money';

/**
 * Value in USD of an amount of a coin that the player holds, at the rate of their balance.
 *
 * @returns `undefined` for an invalid amount, and for a coin that the player does not hold
 */
export function usdValueOf(typed: string, symbol: string, { balances }: Balance): Decimal | undefined {
  const held = balances.readable.find(({ currency }) => currency.toUpperCase() === symbol.toUpperCase());
  const read = readTypedDecimal(typed);
  if (held === undefined || !isPositiveDecimal(held.amount) || 'fault' in read) return undefined;
  if (!isPositiveDecimal(read.amount)) return undefined;
  // Rounded to cents once, at display.
  return divideDecimals(multiplyDecimals(held.usdValue, read.amount), held.amount, ledgerPlaces);
}

/**
 * Value in USD of an amount of a coin at the provider's price.
 *
 * @returns `undefined` for an invalid amount, and for a coin without a price
 */
export function usdAtPrice(typed: string, symbol: string, { coins }: Pick<Rates, 'coins'>): Decimal | undefined {
  const price = coins?.readable.find(({ currency }) => currency.toUpperCase() === symbol.toUpperCase());
  const read = readTypedDecimal(typed);
  if (price === undefined || 'fault' in read || !isPositiveDecimal(price.usd)) return undefined;
  return isPositiveDecimal(read.amount) ? multiplyDecimals(price.usd, read.amount) : undefined;
}
