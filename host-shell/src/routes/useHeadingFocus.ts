import { afterNextFrame } from '@tessera/platform/host';
import { gameSearchId } from '@tessera/shared-contracts/ui';
import { type RefObject, useEffect, useRef } from 'react';

/** Milliseconds to wait for a page's heading. */
const timeoutMs = 15_000;

/**
 * After a navigation, focuses the heading of the new page, so that a screen reader says where the player is and the
 * keyboard continues from there. The heading of a remote's page may load later, or replace that of its skeleton: it is
 * focused then too, unless the player has moved on. The first page keeps the browser's default focus.
 *
 * @param pagePath `undefined` before the first page
 */
export function useHeadingFocus(pagePath: string | undefined, main: RefObject<HTMLElement | null>): void {
  const shownPath = useRef(pagePath);
  useEffect(() => {
    const root = main.current;
    const before = shownPath.current;
    shownPath.current = pagePath;
    if (root === null || before === undefined || before === pagePath) return undefined;
    // The page takes the focus into its search itself.
    if (window.location.hash === `#${gameSearchId}`) return undefined;

    const isElsewhere = () => {
      const { activeElement } = document;
      return activeElement !== null && activeElement !== document.body && activeElement !== root;
    };
    const focusHeading = () => {
      const heading = root.querySelector('h1');
      if (heading === null) {
        root.focus({ preventScroll: true });
        return;
      }
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    };
    const pressed = document.activeElement;
    let cancelFocus: (() => void) | undefined;
    const focusSoon = () => {
      cancelFocus ??= afterNextFrame(() => {
        cancelFocus = undefined;
        if (!isElsewhere() || document.activeElement === pressed) focusHeading();
      });
    };
    focusSoon();

    const arrivals = new MutationObserver(() => {
      if (!isElsewhere()) focusSoon();
    });
    arrivals.observe(root, { childList: true, subtree: true });
    const timer = setTimeout(() => arrivals.disconnect(), timeoutMs);
    return () => {
      cancelFocus?.();
      arrivals.disconnect();
      clearTimeout(timer);
    };
  }, [pagePath, main]);
}
