import Big from 'big.js';
import { type GenericSchema, number, pipe, rawTransform, string, union } from 'valibot';
import { asciiDigits } from '../format/typedText';

/**
 * An exact amount in plain decimal notation, such as `"0.02500000"` or `"-5"`. Never a binary float: use the functions of
 * this module for arithmetic.
 */
export type Decimal = string;

const plainOrScientific = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d{1,3})?$/i;

/** Maximum length of an amount: every binary float fits, and arithmetic stays fast. */
const longestAmount = 400;

/**
 * Parses an amount from a person's input or a call.
 *
 * @param input a string, with decimal digits of any script, or a finite number; surrounding white space is dropped
 * @returns the amount in plain notation with its decimal places unchanged, or `undefined` when it is not an amount, or
 *   longer than 400 characters
 */
export function parseDecimal(input: unknown): Decimal | undefined {
  if (typeof input === 'number') return Number.isFinite(input) ? new Big(String(input)).toFixed() : undefined;
  if (typeof input !== 'string' || input.length > longestAmount) return undefined;
  const amount = readPlain(asciiDigits(input.trim()));
  return amount !== undefined && amount.length <= longestAmount ? amount : undefined;
}

function readPlain(text: string): Decimal | undefined {
  if (!plainOrScientific.test(text)) return undefined;
  if (/e/i.test(text)) return new Big(text).toFixed();
  const places = text.includes('.') ? text.length - text.indexOf('.') - 1 : 0;
  return new Big(text.replace(/^\+/, '').replace(/\.$/, '')).toFixed(places);
}

/** Parses a call's amount (a JSON number, or a string where a number would lose digits) into a {@link Decimal}. */
export const decimalSchema: GenericSchema<string | number, Decimal> = pipe(
  union([string(), number()]),
  rawTransform(({ dataset, addIssue, NEVER }) => {
    const amount = parseDecimal(dataset.value);
    if (amount !== undefined) return amount;
    addIssue({ message: 'Not a decimal amount' });
    return NEVER;
  }),
);

/** Adds two amounts exactly. */
export const addDecimals = (a: Decimal, b: Decimal): Decimal => new Big(a).plus(b).toFixed();

/** Subtracts `b` from `a` exactly. */
export const subtractDecimals = (a: Decimal, b: Decimal): Decimal => new Big(a).minus(b).toFixed();

/** Multiplies two amounts exactly. */
export const multiplyDecimals = (a: Decimal, b: Decimal): Decimal => new Big(a).times(b).toFixed();

/**
 * Divides `a` by `b`, truncated toward zero to at most `places` places.
 *
 * @throws when `b` is zero
 */
export function divideDecimals(a: Decimal, b: Decimal, places: number): Decimal {
  const Quotient = Big();
  Quotient.DP = places;
  Quotient.RM = Big.roundDown;
  return new Quotient(a).div(b).toFixed();
}

/** Truncates an amount toward zero to at most `places` places; one with fewer is unchanged. */
export function truncateDecimal(amount: Decimal, places: number): Decimal {
  return countDecimalPlaces(amount) > places ? new Big(amount).round(places, Big.roundDown).toFixed() : amount;
}

/** Rounds an amount to the nearest with at most `places` places; a half away from zero. */
export const roundDecimal = (amount: Decimal, places: number): Decimal =>
  new Big(amount).round(places, Big.roundHalfUp).toFixed();

/** Truncates an amount toward zero to exactly `places` places: `"0.5"` with 2 is `"0.50"`. A zero has no sign. */
export function fixDecimal(amount: Decimal, places: number): Decimal {
  const cut = new Big(amount).round(places, Big.roundDown);
  return (cut.lt(0) ? '-' : '') + cut.abs().toFixed(places);
}

/** The smallest amount above zero with `places` decimal places: `"0.01"` with 2. */
export const smallestDecimal = (places: number): Decimal => new Big(10).pow(-places).toFixed(places);

/** Orders two amounts: -1 when `a` is the smaller, 1 when it is the larger, 0 when both are equal in value. */
export const compareDecimals = (a: Decimal, b: Decimal): -1 | 0 | 1 => new Big(a).cmp(b);

/** Whether the amount is above zero. */
export const isPositiveDecimal = (amount: Decimal): boolean => new Big(amount).gt(0);

/** Number of decimal places without trailing zeros. */
export function countDecimalPlaces(amount: Decimal): number {
  const [, fraction = ''] = new Big(amount).toFixed().split('.');
  return fraction.length;
}
