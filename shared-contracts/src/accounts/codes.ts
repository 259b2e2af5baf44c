import { asciiDigits, typedText } from '../format/typedText';

/**
 * A code as it was typed or pasted, in the form in which it is sent and compared: without spaces, dashes and invisible characters,
 * and with digits of ASCII. Some keyboards type letters of full width (NFKC).
 */
export const readCode = (typed: string): string => typedText(typed.normalize('NFKC')).replace(/[\s\p{Dash}]/gu, '');

/** The digits of a typed text; for fields that accept only digits. */
export const digitsOf = (typed: string): string => asciiDigits(typed).replace(/\D/g, '');
