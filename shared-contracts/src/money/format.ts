import Big from 'big.js';
import { groupThousands } from '../format/groupThousands';
import { ledgerPlaces } from './coinPlaces';
import { type Decimal, fixDecimal, roundDecimal, smallestDecimal } from './decimal';

/** An amount split for display: trailing zeros are shown dimmed (spec §9 Number formats). */
export interface FormattedCrypto {
  readonly significant: string;
  readonly trailingZeros: string;
}

const signOf = (value: Big, isSigned: boolean): string => (value.lt(0) ? '−' : isSigned && value.gt(0) ? '+' : '');

/**
 * Truncates (never rounds up) a crypto amount to `places` places, so that a balance is never overstated. A positive
 * amount below the last place is shown as `<0.00000001`, not as zero.
 *
 * @param options.isSigned puts `+` before a gain; a loss always has a minus sign (U+2212)
 */
export function formatCrypto(amount: Decimal, places = ledgerPlaces, { isSigned = false } = {}): string {
  const value = new Big(amount);
  const isTooSmall = !value.eq(0) && value.abs().lt(smallestDecimal(places));
  const figures = isTooSmall ? `<${smallestDecimal(places)}` : fixDecimal(amount, places).replace('-', '');
  return signOf(value, isSigned) + figures;
}

/** Splits `"0.63150000"` into `"0.6315"` and `"0000"`; an amount of only zeros is dimmed completely. */
export function splitTrailingZeros(formatted: string): FormattedCrypto {
  if (/^[−-]?0?\.?0*$/.test(formatted)) return { significant: '', trailingZeros: formatted };
  const [whole = '', zeros = ''] = formatted.includes('.') ? cutZeros(formatted) : [formatted];
  return { significant: whole, trailingZeros: zeros };
}

function cutZeros(text: string): [string, string] {
  const significant = text.replace(/\.?(?<!0)0+$/, '');
  return [significant, text.slice(significant.length)];
}

/**
 * Formats a fiat amount: symbol first, comma groups, 2 places (spec §9 Number formats).
 *
 * @param options.symbol defaults to `$`
 * @param options.places of the currency; defaults to 2
 * @param options.isSigned puts `+` before a gain; a loss always has a minus sign (U+2212)
 * @throws when `amount` is not a {@link Decimal}
 */
export function formatFiat(
  amount: Decimal,
  { symbol = '$', places = 2, isSigned = false }: { symbol?: string; places?: number; isSigned?: boolean } = {},
): string {
  const value = new Big(roundDecimal(amount, places));
  const [whole = '0', cents] = value.abs().toFixed(places).split('.');
  return `${signOf(value, isSigned)}${symbol}${groupThousands(whole)}${cents === undefined ? '' : `.${cents}`}`;
}
