import { fallback, optional, pipe, regex, string, transform } from 'valibot';
import { readCode } from '../accounts/codes';

/** Text of an answer. A lone surrogate, which no URL can contain, becomes U+FFFD. */
export const text = pipe(
  string(),
  transform((input) => input.replace(/\p{Surrogate}/gu, '\uFFFD')),
);

/** Optional text: `null` and values of other types count as missing, so that the rest of the answer stays valid. */
export const optionalText = fallback(optional(text), undefined);

/** A code in the body of a call, however it was typed: see {@link readCode}. */
export const codeText = pipe(string(), transform(readCode));

/** Characters of a server's message that are shown; the longest of spec §8 has 104. */
const shownLength = 300;

/** Truncates a long message of the server for display. */
export const clipMessage = (message: string): string => {
  const characters = [...message];
  return characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : message;
};

/** A message of the server to players. */
export const serverMessageText = pipe(text, transform(clipMessage));

/** Text with visible characters: not empty, and not only spaces, control and zero-width characters. */
export const visibleText = pipe(text, regex(/[^\s\p{Control}\p{Format}]/u, 'Nothing to be seen'));
