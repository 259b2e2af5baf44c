import { type RefObject, useLayoutEffect } from 'react';

const gap = 6;
const margin = 8;
const minRoomBelow = 220;

/** Positions the popup below its trigger, or above if there is more space; in viewport coordinates. */
function place(trigger: HTMLElement, popup: HTMLElement): void {
  const { left, top, bottom, width } = trigger.getBoundingClientRect();
  const roomBelow = window.innerHeight - bottom - gap - margin;
  const roomAbove = top - gap - margin;
  const isAbove = roomBelow < Math.min(minRoomBelow, popup.scrollHeight) && roomAbove > roomBelow;
  const { style } = popup;
  style.minWidth = `${width}px`;
  style.maxWidth = `${window.innerWidth - 2 * margin}px`;
  style.maxHeight = `${Math.max(0, isAbove ? roomAbove : roomBelow)}px`;
  style.left = `${Math.max(margin, Math.min(left, window.innerWidth - popup.offsetWidth - margin))}px`;
  style.top = isAbove ? 'auto' : `${bottom + gap}px`;
  style.bottom = isAbove ? `${window.innerHeight - top + gap}px` : 'auto';
}

/**
 * Keeps an open popup at its trigger. It is positioned in the frame that shows it: measuring during the press would
 * force layout in the rendering task. The popup is shown in the browser's top layer if supported, so that no dialog
 * clips it; it stays inside the dialog's DOM, so that the dialog's focus rules include it.
 */
export function usePopupPosition(
  isOpen: boolean,
  triggerRef: RefObject<HTMLElement | null>,
  popupRef: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    const trigger = triggerRef.current;
    const popup = popupRef.current;
    if (!isOpen || !trigger || !popup) return undefined;
    const update = () => place(trigger, popup);
    const frame = requestAnimationFrame(() => {
      popup.showPopover?.();
      update();
    });
    window.addEventListener('resize', update);
    window.addEventListener('scroll', update, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', update);
      window.removeEventListener('scroll', update, true);
    };
  }, [isOpen, triggerRef, popupRef]);
}
