import { dropInvisible } from '@tessera/shared-contracts/format';
import { type Decimal, divideDecimals, multiplyDecimals, truncateDecimal } from '@tessera/shared-contracts/money';

/** Removes invisible characters around or between the digits of a typed or pasted amount. */
export const dropUnseen = (text: string): string => dropInvisible(text).trim();

/**
 * The text of an amount field after an input event. A screen keypad has a single decimal separator, so a comma
 * typed on it is read as a point; a pasted comma, or a comma of a keyboard, may separate thousands and stays.
 *
 * @param isTouch whether the device has no hardware keyboard
 */
export function readKeypad({ value, data }: { value: string; data: string | null }, isTouch: boolean): string {
  return isTouch && data === ',' ? value.replace(',', '.') : value;
}

/** A share of an amount, truncated to `places` places. */
export const shareOf = (amount: Decimal, percent: number, places: number): Decimal =>
  truncateDecimal(multiplyDecimals(amount, divideDecimals(String(percent), '100', 2)), places);
