import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element after the focused one has closed, so that keyboard users do not start over at the
 * top of the page. A focus that is already elsewhere stays there.
 */
export function useFocusAfterClose(isOpen: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, target]);
}
