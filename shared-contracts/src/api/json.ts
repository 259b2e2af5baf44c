import { isSafeNumber, LosslessNumber, parse, stringify } from 'lossless-json';
import { type GenericSchema, pipe, transform } from 'valibot';
import { type Decimal, decimalSchema } from '../money';

/**
 * Parses JSON without losing a digit: a number that a binary float would change becomes text.
 *
 * @throws SyntaxError when the text is not JSON
 */
export const parseJson = (text: string): unknown =>
  parse(text, undefined, (digits) => (isSafeNumber(digits) ? Number(digits) : digits));

/** Parses JSON like {@link parseJson}. @returns `undefined` when the text is not JSON */
export function tryParseJson(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** Writes JSON; {@link exactNumber} values come out as JSON numbers with every digit. */
export const stringifyJson = (value: unknown): string => stringify(value) ?? 'null';

/** Wraps an amount so that {@link stringifyJson} writes it as a JSON number, digit for digit (spec §14 Balances). */
export const exactNumber = (amount: Decimal): LosslessNumber => new LosslessNumber(amount);

/** An amount in the body of a call: passed as a decimal, written as a JSON number with every digit. */
export const jsonNumberSchema: GenericSchema<string | number, LosslessNumber> = pipe(
  decimalSchema,
  transform(exactNumber),
);
