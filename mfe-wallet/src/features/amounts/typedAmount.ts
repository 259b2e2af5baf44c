import { dropInvisible } from '@tessera/shared-contracts/format';
import { type Decimal, divideDecimals, multiplyDecimals, truncateDecimal } from '@tessera/shared-contracts/money';

/** Removes what a typed or pasted amount has around or between its digits without being seen. */
export const dropUnseen = (text: string): string => dropInvisible(text).trim();

/**
 * The text of an amount field after an input event. A keypad on a screen has a single decimal sign, so that a comma typed on
 * it means a point; a pasted comma, or one of a keyboard, may separate thousands and stays.
 *
 * @param isTouch whether the device is one without a keyboard
 */
export function readKeypad({ value, data }: { value: string; data: string | null }, isTouch: boolean): string {
  return isTouch && data === ',' ? value.replace(',', '.') : value;
}

/** A share of an amount, truncated to `places` places. */
export const shareOf = (amount: Decimal, percent: number, places: number): Decimal =>
  truncateDecimal(multiplyDecimals(amount, divideDecimals(String(percent), '100', 2)), places);
