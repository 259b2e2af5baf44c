/**
 * The visible lines of a page, and the names of what has a name that is not its text; a game's frame is inert until it is ready.
 * The check runs it in the page, the bench on the document of its frame, whose elements are of other classes.
 */
export function readTexts(page: Document = document): string[] {
  const named = page.querySelectorAll<HTMLElement>('[aria-label], [alt], [title], [placeholder], input, select');
  const names = [...named]
    .filter((element) => !element.inert && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ...(element.matches('input:not([type="password"])') ? [(element as HTMLInputElement).value] : []),
      ...(element.matches('select') ? [...(element as HTMLSelectElement).options].map(({ text }) => text) : []),
    ]);
  const lines = [...page.body.innerText.split('\n'), ...names];
  return [...new Set(lines.map((line) => (line ?? '').replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

/** Style sheets may write a text in capitals, which are then part of what the page shows. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** The claims that the texts of a page do not contain; an amount has no more places than its claim. */
export function missingIn(texts: readonly string[], claims: readonly string[]): readonly string[] {
  const all = plain(texts.join(' '));
  const isShown = (claim: string) =>
    /\.\d+$/.test(claim)
      ? all
          .split(claim)
          .slice(1)
          .some((rest) => !/^\d/.test(rest))
      : all.includes(claim);
  return claims.filter((claim) => !isShown(plain(claim)));
}
