import { useEffect, useRef } from 'react';

/** Closes an open part on a pointer press outside it. */
export function useCloseOutside(
  isOpen: boolean,
  onClose: () => void,
  insides: readonly { readonly current: HTMLElement | null }[],
): void {
  const latest = useRef({ onClose, insides });
  useEffect(() => {
    latest.current = { onClose, insides };
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const handlePointerDown = (event: PointerEvent) => {
      const isInside = latest.current.insides.some(({ current }) => current?.contains(event.target as Node));
      if (!isInside) latest.current.onClose();
    };
    document.addEventListener('pointerdown', handlePointerDown, true);
    return () => document.removeEventListener('pointerdown', handlePointerDown, true);
  }, [isOpen]);
}
