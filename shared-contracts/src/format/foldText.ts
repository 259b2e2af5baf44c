/** Letters that do not decompose into a letter and an accent, and how they are typed on keyboards without them. */
const plainLetters: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
    ø: 'o',
    ł: 'l',
    đ: 'd',
    ð: 'd',
    þ: 'th',
    ı: 'i',
  }),
);

/** Normalises a text for comparison: lower case, no accents, words separated by single spaces; `"Hold'em – PRO"` is `"hold em pro"`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters.get(letter) ?? letter)
    // Some apostrophes are letters in Unicode.
    .replace(/(?:[^\p{L}\p{N}]|[\u02b9-\u02bf])+/gu, ' ')
    .trim();
