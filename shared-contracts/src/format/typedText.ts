const otherDigits = /(?!\d)\p{Nd}/gu;
const isDigit = (codePoint: number) => /\p{Nd}/u.test(String.fromCodePoint(codePoint));

/** Writes the decimal digits of any script, such as `٣` or `３`, as 0 to 9. */
export const asciiDigits = (text: string): string =>
  text.replace(otherDigits, (digit) => {
    // Unicode encodes the digits of a script consecutively from zero; the next script's digits may follow directly.
    const codePoint = digit.codePointAt(0) ?? 0;
    let zero = codePoint;
    while (isDigit(zero - 1)) zero -= 1;
    return String((codePoint - zero) % 10);
  });

/** Removes invisible characters, such as zero-width spaces, soft hyphens and direction marks. White space stays. */
export const dropInvisible = (text: string): string => text.replace(/[\p{Cf}\p{DI}]/gu, '');

/** A text as typed or pasted, with ASCII digits and without invisible characters. */
export const typedText = (text: string): string => dropInvisible(asciiDigits(text));
