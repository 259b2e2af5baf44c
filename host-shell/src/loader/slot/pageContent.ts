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
