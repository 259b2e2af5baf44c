import { dropInvisible } from '@tessera/shared-contracts/format';
import { type Decimal, divideDecimals, multiplyDecimals, truncateDecimal } from '@tessera/shared-contracts/money';

/** Removes invisible characters around or between the digits of a typed or pasted amount. */
export const dropUnseen = (text: string): string => dropInvisible(text).trim();

/** A share of an amount, truncated to `places` places. */
export const shareOf = (amount: Decimal, percent: number, places: number): Decimal =>
  truncateDecimal(multiplyDecimals(amount, divideDecimals(String(percent), '100', 2)), places);
