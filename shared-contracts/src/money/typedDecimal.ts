import { type Decimal, parseDecimal } from './decimal';

/** Why a typed text is no amount; see {@link readTypedDecimal}. */
export type TypedDecimalFault = 'not-a-number' | 'ambiguous' | 'separators';

/** An amount as typed, or why there is none. */
export type TypedDecimal = { readonly amount: Decimal } | { readonly fault: TypedDecimalFault };

const digitsAndSeparators = /^[+-]?[\d.,'’\s]*\d[\d.,'’\s]*$/;
const oneDecimalSign = /^[+-]?(\d+[.,]?\d*|[.,]\d+)$/;
const commaAndThreeDigits = /^[+-]?0*[1-9]\d{0,2},\d{3}$/;

/**
 * Reads an amount as a person types it. Point and comma are both decimal signs, since many phones' keypads have only one
 * of them. No thousands separator is ever guessed:
 *
 * - `0.5`, `0,5`, `,5`, `5,` hold one sign, which is the decimal sign.
 * - `1,000` is refused as ambiguous: a comma before exactly three digits may mean a thousand or one. `0,500` and `1,0000`
 *   can mean one thing only.
 * - `1.000` is one: the site itself writes amounts with a point.
 * - `1,000.50`, `1.000,50`, `1 000`, `1,000,000` hold separators beside or instead of the decimal sign, and are refused.
 *
 * What goes over the wire is read by {@link parseDecimal}, which knows no comma.
 */
export function readTypedDecimal(typed: string): TypedDecimal {
  const text = typed.trim();
  if (!digitsAndSeparators.test(text)) return { fault: 'not-a-number' };
  if (!oneDecimalSign.test(text)) return { fault: 'separators' };
  if (commaAndThreeDigits.test(text)) return { fault: 'ambiguous' };
  const amount = parseDecimal(text.replace(',', '.'));
  return amount === undefined ? { fault: 'not-a-number' } : { amount };
}
