/** Text as it is compared: lower case, no accents, words parted by single spaces; `"Hold'em – PRO"` is `"hold em pro"`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
