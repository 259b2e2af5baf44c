/** Writes the digits of a text in those of another script, given its zero, such as 0x660 for Arabic. */
export const inDigitsFrom =
  (zero: number) =>
  (text: string): string =>
    text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
