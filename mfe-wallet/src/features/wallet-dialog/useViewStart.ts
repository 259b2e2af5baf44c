import { useLayoutEffect, useRef } from 'react';

/**
 * Scrolls a view that replaced another to its top, and moves the focus to the dialog if the control that led here has
 * unmounted.
 *
 * @returns a ref for an element among the rows of the dialog's body
 */
export function useViewStart(view: string) {
  const marker = useRef<HTMLSpanElement>(null);
  const shown = useRef(view);

  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    if (marker.current?.parentElement) marker.current.parentElement.scrollTop = 0;
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    marker.current?.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
  }, [view]);
  return marker;
}
