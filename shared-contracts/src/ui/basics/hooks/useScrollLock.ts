import { useLayoutEffect } from 'react';

const attribute = 'data-scroll-locks';

/**
 * Keeps the page behind from scrolling while mounted. The locks are counted on the `html` element and not in a module,
 * since every remote on the page has its own copy of this code.
 */
export function useScrollLock(isLocked = true): void {
  useLayoutEffect(() => {
    if (!isLocked) return undefined;
    const root = document.documentElement;
    const count = Number(root.getAttribute(attribute) ?? 0);
    if (count === 0) {
      // The space of the scroll bar is kept, so that nothing moves sideways.
      if (window.innerWidth > root.clientWidth) root.style.scrollbarGutter = 'stable';
      root.style.overflow = 'hidden';
    }
    root.setAttribute(attribute, String(count + 1));
    return () => {
      const left = Number(root.getAttribute(attribute) ?? 1) - 1;
      if (left > 0) {
        root.setAttribute(attribute, String(left));
        return;
      }
      root.removeAttribute(attribute);
      root.style.removeProperty('overflow');
      root.style.removeProperty('scrollbar-gutter');
    };
  }, [isLocked]);
}
