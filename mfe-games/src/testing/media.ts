import { onCleanup } from '@tessera/shared-contracts/testing';

/** Answers media queries for the length of the test: those listed hold, others do not. */
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
