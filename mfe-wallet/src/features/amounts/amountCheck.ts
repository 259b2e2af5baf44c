import {
  compareDecimals,
  countDecimalPlaces,
  type Decimal,
  isPositiveDecimal,
  multiplyDecimals,
  readTypedDecimal,
  type TypedDecimalFault,
} from '@tessera/shared-contracts/money';

/** Why a typed amount cannot be used. */
export type AmountFault = 'missing' | TypedDecimalFault | 'not-positive' | 'too-many-places' | 'above-available';

/** A usable amount in its shortest notation, or the first fault found. */
export type AmountCheck = { readonly amount: Decimal } | { readonly fault: AmountFault };

/**
 * Checks a typed amount.
 *
 * @param options.places places allowed behind the point; zeros at the end do not count
 * @param options.available the most that can be used, where it is known
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
