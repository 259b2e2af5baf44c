import type { Page } from '@playwright/test';

/** Runs in the page: its visible lines, and the names of what has a name that is not its text; a game's frame is inert until it is ready. */
export function readTexts(): string[] {
  const named = document.querySelectorAll<HTMLElement>('[aria-label], [alt], [title], [placeholder], input, select');
  const names = [...named]
    .filter((element) => !element.inert && element.checkVisibility({ visibilityProperty: true }))
    .flatMap((element) => [
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
      ...(element instanceof HTMLInputElement && element.type !== 'password' ? [element.value] : []),
      ...(element instanceof HTMLSelectElement ? [...element.options].map(({ text }) => text) : []),
    ]);
  const lines = [...document.body.innerText.split('\n'), ...names];
  return [...new Set(lines.map((line) => (line ?? '').replace(/\s+/g, ' ').trim()).filter(Boolean))];
}

/** The texts that a page shows, line by line, and the names of its controls and pictures. */
export const pageTexts = (page: Page): Promise<readonly string[]> => page.evaluate(readTexts);

/** Style sheets may write a text in capitals, which are then part of what the page shows. */
const plain = (text: string) => text.replace(/\s+/g, ' ').toLowerCase();

/** The claims that the texts of a page do not contain. */
export function missingIn(texts: readonly string[], claims: readonly string[]): readonly string[] {
  const all = plain(texts.join(' '));
  return claims.filter((claim) => !all.includes(plain(claim)));
}
