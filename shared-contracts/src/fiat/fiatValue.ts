import { type Decimal, formatFiat, multiplyDecimals, truncateDecimal } from '../money';
import type { Fiat } from './fiat';

/** A value as shown: `¥1,324,567`, or `€7,297` and the cents `.47`. */
export interface FiatText {
  readonly whole: string;
  readonly cents: string;
}

/**
 * Converts and formats a value.
 *
 * @param usd value in US dollars
 * @param isEstimate rounds to the nearest; without it a value is never shown as more than it is
 */
export function formatFiatValue(usd: Decimal, { rate, symbol, places }: Fiat, isEstimate = false): FiatText {
  const value = multiplyDecimals(usd, rate);
  const text = formatFiat(isEstimate ? value : truncateDecimal(value, places), { symbol, places });
  const end = places === 0 ? text.length : text.lastIndexOf('.');
  return { whole: text.slice(0, end), cents: text.slice(end) };
}

/** A value in US dollars, converted and rounded to the nearest. @param isSigned puts `+` before a gain */
export const formatInFiat = (usd: Decimal, { rate, symbol, places }: Fiat, isSigned = false): string =>
  formatFiat(multiplyDecimals(usd, rate), { symbol, places, isSigned });
