import { useEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';

/** Milliseconds of the exit; the style sheet's animation takes no longer. */
const exitMs = 140;

/**
 * Animates by the style sheet alone and unmounts after a fixed time. The library's own transitions wait for the end of an
 * animation, which never comes where animations are switched off.
 */
export function ToastTransition({ children, isIn, done }: ToastTransitionProps) {
  useEffect(() => {
    if (isIn) return undefined;
    const timer = setTimeout(done, exitMs);
    return () => clearTimeout(timer);
  }, [isIn, done]);
  return children;
}
