import type { Balance } from '@tessera/shared-contracts/api';
import {
  type Decimal,
  divideDecimals,
  isPositiveDecimal,
  multiplyDecimals,
  readTypedDecimal,
} from '@tessera/shared-contracts/money';

/** More places than are shown: the rounding to cents happens once, at display. */
const places = 8;

/**
 * Value in USD of an amount of a coin that the player holds, at the rate of their balance; the provider gives no other.
 *
 * @returns `undefined` for what is no amount, and for a coin that the player does not hold
 */
export function usdValueOf(typed: string, symbol: string, { balances }: Balance): Decimal | undefined {
  const held = balances.readable.find(({ currency }) => currency.toUpperCase() === symbol.toUpperCase());
  const read = readTypedDecimal(typed);
  if (held === undefined || !isPositiveDecimal(held.amount) || 'fault' in read) return undefined;
  if (!isPositiveDecimal(read.amount)) return undefined;
  return divideDecimals(multiplyDecimals(held.usdValue, read.amount), held.amount, places);
}
