import { pipe, regex, string } from 'valibot';

/** Control characters with line breaks, the separators of lines and paragraphs, and marks of direction. */
const breaking = '\\p{Control}\\p{Zl}\\p{Zp}\\p{Bidi_Control}';

/** A text that stays in its line: no other one can be forged with it. */
export const lineSchema = pipe(string(), regex(new RegExp(`^[^${breaking}]*$`, 'u'), 'Not a text of one line'));

/** Puts a text in one line. */
export const oneLine = (text: string): string => text.replace(new RegExp(`[${breaking}]+`, 'gu'), ' ');
