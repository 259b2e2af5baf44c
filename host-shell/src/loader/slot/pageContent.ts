import { useWasPrerendered } from '@tessera/shared-contracts/ui';

let places: ReadonlyMap<string, Element> = new Map();

/**
 * Remembers the prerendered places of the page, whose content is shown until its code has loaded. To be called before the
 * first render, which replaces them.
 */
export function keepPageContent(root: Element): void {
  places = new Map(
    [...root.querySelectorAll('[data-has-content]')].map((place) => [place.getAttribute('data-module') ?? '', place]),
  );
}

/**
 * Takes the content that a place had in the page before the first render; it can be taken once.
 *
 * @param module full name of a module, or the name of one of the shell's own screens
 */
export function takePageContent(module: string): readonly Node[] {
  return [...(places.get(module)?.childNodes ?? [])];
}

/** Forgets what has not been taken. To be called after the first render: what is rendered later starts anew. */
export function forgetPageContent(): void {
  places = new Map();
}

/**
 * Props of an element whose content React leaves as the page has it, when it takes the page over.
 *
 * @returns none for an element that React creates: its content is a matter of its own
 */
export function useUntouchedContent() {
  return useWasPrerendered() ? untouched : undefined;
}

/** React sets no content of elements that it takes over, so the text is never used, which the page's policy would refuse. */
const untouched = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };
