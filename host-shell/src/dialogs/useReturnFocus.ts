import { useEffect, useRef } from 'react';

/**
 * When the last dialog has closed, the focus is where it was before the first one opened. Each dialog gives it back by
 * itself; but one that stood in while another was on its way is gone by then, and so may be the menu that was used.
 */
export function useReturnFocus(isOpen: boolean): void {
  const before = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const handleFocusIn = ({ target }: FocusEvent) => {
      const isOfPage = target instanceof HTMLElement && target.closest('#root') !== null;
      if (isOfPage && target.closest('.Toastify') === null) before.current = target;
    };
    document.addEventListener('focusin', handleFocusIn);
    return () => document.removeEventListener('focusin', handleFocusIn);
  }, []);

  useEffect(() => {
    if (isOpen) return undefined;
    // After the dialogs' own turn, which comes when they leave the page.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (before.current === null || (activeElement !== null && activeElement !== document.body)) return;
      const place = before.current.isConnected ? before.current : document.querySelector<HTMLElement>('main');
      place?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isOpen]);
}
