import { useEffect, useState } from 'react';

const tickMs = 1000;

/**
 * Counts seconds down to 0, by the clock, since browsers slow down the timers of hidden tabs.
 *
 * @returns the seconds left and a function to start over
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
