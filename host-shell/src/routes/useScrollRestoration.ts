import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { restoreScroll } from './restoreScroll';
import { createScrollMemory } from './scrollMemory';

/** Whether the document was reached by back, forward or reload; any other starts at the top, like a new page. */
function isReturnedDocument(): boolean {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  return entry !== undefined && 'type' in entry && entry.type !== 'navigate';
}

/**
 * Scrolls to the top after a navigation and restores the position on back, forward and reload. Dialogs and filters change the
 * address without scrolling.
 *
 * @param pagePath path of the current page, which opening a dialog does not change; `undefined` before the first page
 */
export function useScrollRestoration(pagePath: string | undefined): void {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();
  const memory = useRef<ReturnType<typeof createScrollMemory>>(undefined);
  memory.current ??= createScrollMemory();
  const entry = useRef(key);
  const shownPath = useRef<string>(undefined);
  // As last heard of: to read it lays the page out, in a layout effect within the task that renders.
  const knownTop = useRef(0);

  useEffect(() => {
    const previous = history.scrollRestoration;
    history.scrollRestoration = 'manual';
    // The player may have scrolled the prerendered page.
    knownTop.current = window.scrollY;
    const handleScroll = () => {
      knownTop.current = window.scrollY;
      memory.current?.remember(entry.current, knownTop.current);
    };
    const handleLeave = () => memory.current?.store();
    window.addEventListener('scroll', handleScroll, { passive: true });
    window.addEventListener('pagehide', handleLeave);
    return () => {
      history.scrollRestoration = previous;
      window.removeEventListener('scroll', handleScroll);
      window.removeEventListener('pagehide', handleLeave);
    };
  }, []);

  useLayoutEffect(() => {
    if (pagePath === undefined) return undefined;
    entry.current = key;
    const isSamePage = shownPath.current === pagePath;
    const isFirst = shownPath.current === undefined;
    shownPath.current = pagePath;
    if (isSamePage) {
      memory.current?.remember(key, knownTop.current);
      return undefined;
    }
    const isReturn = isFirst ? isReturnedDocument() : navigationType === 'POP';
    if (isReturn) {
      const top = memory.current?.recall(key);
      const isThere = !isFirst && (top ?? 0) === 0 && knownTop.current === 0;
      if (isThere) return undefined;
      if (top !== undefined || !isFirst) return restoreScroll(top ?? 0);
      // It was left before this script ran, so the browser has restored the position.
      memory.current?.remember(key, window.scrollY);
      return undefined;
    }
    const target = hash === '' ? null : document.getElementById(hash.slice(1));
    if (target) target.scrollIntoView();
    // A new document is at the top, or where the player has scrolled the prerendered page. To scroll would lay out the page
    // within the task that renders it, so it is done only where the former page was scrolled.
    else if (!isFirst && knownTop.current > 0) window.scrollTo(0, 0);
    return undefined;
  }, [pagePath, key, hash, navigationType]);
}
