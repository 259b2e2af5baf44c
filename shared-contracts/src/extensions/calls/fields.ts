import { check, fallback, integer, minValue, nullish, number, pipe } from 'valibot';
import { text } from '../../api/text';
import { compareDecimals, decimalSchema } from '../../money';

/** A whole number of things. */
export const count = pipe(number(), integer(), minValue(0));

/** A negative amount of the provider would promise more than there is. */
export const notNegative = pipe(
  decimalSchema,
  check((amount) => compareDecimals(amount, '0') >= 0, 'Negative'),
);

/** What the provider may leave out; a value of another type counts as missing, so that the rest of the answer stays valid. */
export const known = {
  text: fallback(nullish(text), undefined),
  amount: fallback(nullish(decimalSchema), undefined),
  count: fallback(nullish(count), undefined),
};
