import { useEffect, useState } from 'react';

const tickMs = 1000;

/**
 * Counts whole seconds down to 0. Counted from the clock, since a browser slows the timers of a hidden tab down.
 *
 * @returns the seconds left and the way to start over
 */
export function useCountdown(seconds: number): { readonly secondsLeft: number; readonly restart: () => void } {
  const [endsAt, setEndsAt] = useState(() => Date.now() + seconds * tickMs);
  const [secondsLeft, setSecondsLeft] = useState(seconds);

  useEffect(() => {
    const timer = setInterval(() => {
      const left = Math.max(0, Math.ceil((endsAt - Date.now()) / tickMs));
      setSecondsLeft(left);
      if (left === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [endsAt]);

  return {
    secondsLeft,
    restart: () => {
      setEndsAt(Date.now() + seconds * tickMs);
      setSecondsLeft(seconds);
    },
  };
}

/** Minutes and seconds, e.g. `0:42`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
