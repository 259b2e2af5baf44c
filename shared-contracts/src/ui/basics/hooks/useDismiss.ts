import { type RefObject, useEffect, useRef } from 'react';

/**
 * Closes a disclosed part on Escape (the focus returns to its button), on a press elsewhere, or when the focus leaves.
 */
export function useDismiss(
  area: RefObject<HTMLElement | null>,
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
  onDismiss: () => void,
): void {
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    const shown = area.current;
    if (!isOpen || shown === null) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      dismiss.current();
      button.current?.focus();
    };
    const handlePointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !shown.contains(target)) dismiss.current();
    };
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !shown.contains(relatedTarget)) dismiss.current();
    };
    document.addEventListener('keydown', handleKeyDown);
    document.addEventListener('pointerdown', handlePointerDown);
    shown.addEventListener('focusout', handleFocusOut);
    return () => {
      document.removeEventListener('keydown', handleKeyDown);
      document.removeEventListener('pointerdown', handlePointerDown);
      shown.removeEventListener('focusout', handleFocusOut);
    };
  }, [area, button, isOpen]);
}
