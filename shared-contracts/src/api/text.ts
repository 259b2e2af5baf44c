import { pipe, regex, string, transform } from 'valibot';

/** Text of an answer. A lone surrogate, which no URL can contain, becomes U+FFFD. */
export const text = pipe(
  string(),
  transform((input) => input.replace(/\p{Surrogate}/gu, '\uFFFD')),
);

/** Text with visible characters: not empty, and not only spaces, control and zero-width characters. */
export const visibleText = pipe(text, regex(/[^\s\p{Control}\p{Format}]/u, 'Nothing to be seen'));
