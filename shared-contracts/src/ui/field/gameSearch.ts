/** Longer than any name or ID; keeps a held key from flooding the URL. */
export const searchMaxLength = 100;

/** Id of the search of games: the address `#search` of a page that has one leads into it. */
export const gameSearchId = 'search';

/**
 * Focuses the search of games and selects its text, so that typing replaces the text.
 *
 * @returns whether the page has the field
 */
export function focusGameSearch(): boolean {
  const field = document.getElementById(gameSearchId);
  if (!(field instanceof HTMLInputElement)) return false;
  field.focus();
  field.select();
  return true;
}
