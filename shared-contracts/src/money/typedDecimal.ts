import { typedText } from '../format/typedText';
import { type Decimal, parseDecimal } from './decimal';

/** Why a typed text is not an amount; see {@link readTypedDecimal}. */
export type TypedDecimalFault = 'not-a-number' | 'ambiguous' | 'separators';

/** A parsed amount, or why the text is not one. */
export type TypedDecimal = { readonly amount: Decimal } | { readonly fault: TypedDecimalFault };

const digitsAndSeparators = /^[+-]?[.,'’٬\s]*\d[\d.,'’٬\s]*$/;
const oneDecimalSign = /^[+-]?(\d+([.,]\d*)?|[.,]\d+)$/;
const separatorAndThreeDigits = /^[+-]?0*[1-9]\d{0,2}([.,])\d{3}$/;

/** Whether one of the browser's languages separates thousands by points, as German does: `1.000` is a thousand there. */
const groupsByPoints = () =>
  globalThis.navigator?.languages.some((language) => {
    try {
      // biome-ignore lint/plugin: only for a typed amount with three places
      return new Intl.NumberFormat(language).format(12_345_678).includes('.');
    } catch {
      // WebKit on Linux may name the language "c".
      return false;
    }
  });

/** A typed number with digits, point and comma of ASCII, without invisible characters and surrounding white space. */
export const readNumberText = (typed: string): string =>
  typedText(typed).replace(/[٫．]/g, '.').replace(/[،，]/g, ',').trim();

/**
 * Parses an amount as typed by a person. Point and comma are both decimal separators, since many phones' keypads have
 * only one of them; digits may be of any script. Thousands separators are never guessed:
 *
 * - `0.5`, `0,5`, `,5`, `5,` contain one separator, which is the decimal separator.
 * - `1,000` is refused as ambiguous: a comma before exactly three digits may mean a thousand or one. `0,500` and `1,0000`
 *   can mean one thing only.
 * - `1.000` is ambiguous too if the browser's languages separate thousands by points; otherwise it is one.
 * - `1,000.50`, `1.000,50`, `1 000`, `1,000,000` contain separators beside or instead of the decimal separator, and are
 *   refused.
 *
 * Amounts of calls are parsed by {@link parseDecimal}, which accepts no comma.
 */
export function readTypedDecimal(typed: string): TypedDecimal {
  const text = readNumberText(typed);
  if (!digitsAndSeparators.test(text)) return { fault: 'not-a-number' };
  if (!oneDecimalSign.test(text)) return { fault: 'separators' };
  const separator = separatorAndThreeDigits.exec(text)?.[1];
  if (separator === ',' || (separator === '.' && groupsByPoints() === true)) return { fault: 'ambiguous' };
  const amount = parseDecimal(text.replace(',', '.'));
  return amount === undefined ? { fault: 'not-a-number' } : { amount };
}

/**
 * Writes an amount for a field that is read by {@link readTypedDecimal}: with three places it gets a fourth, since it could
 * be misread as thousands.
 */
export const writeTypedDecimal = (amount: Decimal): string =>
  separatorAndThreeDigits.test(amount) ? `${amount}0` : amount;
