import { digitsOf } from '../../accounts/codes';

/**
 * Inserts the new text of box `index` into the code.
 *
 * @param code digits so far, without gaps
 * @param text new text of the box: one digit typed over another, or a whole pasted or auto-filled code
 * @returns the new code and the box to focus; `undefined` when the text has no digit
 */
export function enterDigits(
  code: string,
  index: number,
  text: string,
  length: number,
): { code: string; focus: number } | undefined {
  const typed = digitsOf(text);
  if (typed === '') return undefined;
  const at = typed.length >= length ? 0 : Math.min(index, code.length);
  const next = (code.slice(0, at) + typed + code.slice(at + typed.length)).slice(0, length);
  return { code: next, focus: Math.min(at + typed.length, length - 1) };
}

/** The digits added to a box that contained `before`: the browser inserts a typed digit before or after it. */
export function newDigits(before: string, now: string): string {
  if (before === '' || now.length < 2) return now;
  return now.endsWith(before) ? now.slice(0, -before.length) : now.startsWith(before) ? now.slice(before.length) : now;
}

/** Removes the digit for Backspace: the one in the box, else the one before it. */
export function eraseDigit(code: string, index: number): { code: string; focus: number } {
  const at = index < code.length ? index : code.length - 1;
  if (at < 0) return { code, focus: 0 };
  return { code: code.slice(0, at) + code.slice(at + 1), focus: index < code.length ? Math.max(0, index - 1) : at };
}
