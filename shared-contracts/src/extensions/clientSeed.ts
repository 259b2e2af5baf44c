import { typedText } from '../format/typedText';

/** Client seeds that a provider accepts: 1 to 64 letters, digits, dots, dashes or underscores. */
export const clientSeedPattern = /^[\w.-]{1,64}$/;

/**
 * A client seed as typed or pasted, without invisible characters and surrounding white space. Spaces inside, which some
 * other providers' seeds have, stay. No-break spaces, which come with text copied from pages, are removed.
 */
export const readClientSeed = (typed: string): string =>
  typedText(typed)
    .replace(/[\u00a0\u202f]/g, '')
    .trim();
