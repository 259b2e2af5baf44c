import { pipe, regex, string, transform } from 'valibot';

/** Text of an answer. Half a surrogate pair, which no address can carry, becomes U+FFFD. */
export const text = pipe(
  string(),
  transform((input) => input.replace(/\p{Surrogate}/gu, '\uFFFD')),
);

/** Text that has something to be seen in it: not empty, and not of spaces, control and zero-width characters alone. */
export const visibleText = pipe(text, regex(/[^\s\p{Control}\p{Format}]/u, 'Nothing to be seen'));
