import { type PointerEvent, type RefObject, useRef } from 'react';
import { mediaQuery } from '../../../theme';

/** Pixels that a sheet has to be dragged down to close on release. */
const closeDistance = 96;
/** Pixels per millisecond: a flick closes it sooner. */
const flickSpeed = 0.6;

/** Lets a bottom sheet be dragged down by its head; above the phone's width it does nothing. */
export function useSheetDrag(panel: RefObject<HTMLElement | null>, onClose: () => void) {
  const start = useRef<{ readonly y: number; readonly at: number } | undefined>(undefined);

  const handlePointerDown = (event: PointerEvent<HTMLElement>) => {
    const isControl = (event.target as Element).closest('button, a, input, select, textarea') !== null;
    if (isControl || event.button !== 0 || !window.matchMedia?.(mediaQuery.belowMd).matches) return;
    start.current = { y: event.clientY, at: event.timeStamp };
    event.currentTarget.setPointerCapture?.(event.pointerId);
  };
  const handlePointerMove = (event: PointerEvent) => {
    if (!start.current || !panel.current) return;
    panel.current.style.transform = `translateY(${Math.max(0, event.clientY - start.current.y)}px)`;
  };
  const handlePointerEnd = (event: PointerEvent) => {
    const from = start.current;
    start.current = undefined;
    if (!from || !panel.current) return;
    const distance = event.clientY - from.y;
    const speed = distance / Math.max(1, event.timeStamp - from.at);
    panel.current.style.removeProperty('transform');
    if (event.type === 'pointerup' && (distance > closeDistance || (distance > 24 && speed > flickSpeed))) onClose();
  };
  return {
    onPointerDown: handlePointerDown,
    onPointerMove: handlePointerMove,
    onPointerUp: handlePointerEnd,
    onPointerCancel: handlePointerEnd,
  };
}
