import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when what had it has closed, so that the keyboard does not start over at the top of the
 * page. A focus that is already elsewhere stays there.
 */
export function useFocusAfterClose(isOpen: boolean, target: RefObject<HTMLElement | null>): void {
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen && document.activeElement === document.body) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen, target]);
}
