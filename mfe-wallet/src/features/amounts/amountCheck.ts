import {
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  isPositiveDecimal,
  multiplyDecimals,
  readTypedDecimal,
  type TypedDecimalFault,
} from '@tessera/shared-contracts/money';

/** Why a typed amount is invalid. */
export type AmountFault = 'missing' | TypedDecimalFault | 'not-positive' | 'too-many-places' | 'above-available';

/** A valid amount in its shortest notation, or the first error. */
export type AmountCheck = { readonly amount: Decimal } | { readonly fault: AmountFault };

/**
 * Checks a typed amount.
 *
 * @param options.places allowed decimal places; trailing zeros do not count
 * @param options.available the largest usable amount, if known
 */
export function checkAmount(
  typed: string,
  { places, available }: { places: number; available?: Decimal },
): AmountCheck {
  const text = typed.trim();
  if (text === '') return { fault: 'missing' };
  const read = readTypedDecimal(text);
  if ('fault' in read) return read;
  const parsed = read.amount;
  if (!isPositiveDecimal(parsed)) return { fault: 'not-positive' };
  if (countDecimalPlaces(parsed) > places) return { fault: 'too-many-places' };
  if (available !== undefined && compareDecimals(parsed, available) > 0) return { fault: 'above-available' };
  return { amount: multiplyDecimals(parsed, '1') };
}
