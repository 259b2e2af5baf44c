/** Converts the digits of a text to another script, given its zero, such as 0x660 for Arabic. */
export const inDigitsFrom =
  (zero: number) =>
  (text: string): string =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
