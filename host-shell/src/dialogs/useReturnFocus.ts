import { useEffect, useRef } from 'react';

/**
 * Returns the focus to where it was before the first dialog opened, once the last one has closed. Each dialog restores
 * the focus itself; but a placeholder shown while another dialog loaded is gone by then, and so may be the menu that
 * opened it.
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
    // After the dialogs' own handling, which runs when they unmount.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      if (before.current === null || (activeElement !== null && activeElement !== document.body)) return;
      const place = before.current.isConnected ? before.current : document.querySelector<HTMLElement>('main');
      place?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isOpen]);
}
