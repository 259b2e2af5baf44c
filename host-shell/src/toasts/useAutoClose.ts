import { type RefObject, useEffect, useRef } from 'react';

type Hold = 'pointer' | 'focus' | 'hidden tab';

/**
 * Closes a toast after its duration. The timer is paused while the pointer or the focus is on the toast, and while the
 * tab is hidden, so that no message is missed.
 */
export function useAutoClose(area: RefObject<HTMLElement | null>, durationMs: number, onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });

  useEffect(() => {
    const toast = area.current;
    if (toast === null) return undefined;
    const holds = new Set<Hold>();
    let leftMs = durationMs;
    let startedAt = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const run = () => {
      startedAt = performance.now();
      timer = setTimeout(() => close.current(), leftMs);
    };
    const hold = (reason: Hold) => {
      if (holds.size === 0) {
        clearTimeout(timer);
        leftMs = Math.max(leftMs - (performance.now() - startedAt), 0);
      }
      holds.add(reason);
    };
    const release = (reason: Hold) => {
      if (holds.delete(reason) && holds.size === 0) run();
    };
    const listeners = [
      [toast, 'pointerenter', () => hold('pointer')],
      [toast, 'pointerleave', () => release('pointer')],
      [toast, 'focusin', () => hold('focus')],
      [toast, 'focusout', () => release('focus')],
      [document, 'visibilitychange', () => (document.hidden ? hold : release)('hidden tab')],
    ] as const;
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
    run();
    if (document.hidden) hold('hidden tab');
    return () => {
      clearTimeout(timer);
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    };
  }, [area, durationMs]);
}
