import { typedText } from '@tessera/shared-contracts/format';
import { type Decimal, divideDecimals, multiplyDecimals, truncateDecimal } from '@tessera/shared-contracts/money';

/** An amount as typed or pasted, with digits of ASCII, without white space around it and without what nobody sees. */
export const readAmountText = (text: string): string => typedText(text).trim();

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
