import { onCleanup } from './cleanup';

/** Stubs media queries during the test: the listed ones match, others do not. */
export function stubMedia(...holding: readonly string[]): void {
  const original = window.matchMedia;
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      matches: holding.includes(query),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as MediaQueryList;
  onCleanup(() => {
    window.matchMedia = original;
  });
}
