import { useEffect, useState } from 'react';

const tickMs = 1000;

const secondsUntil = (moment: number | undefined) =>
  moment === undefined ? 0 : Math.max(0, Math.ceil((moment - Date.now()) / tickMs));

/**
 * Counts the seconds until a moment, by the clock, since browsers slow down the timers of hidden tabs.
 *
 * @param moment milliseconds since 1970; without one there are 0 seconds left
 */
export function useSecondsUntil(moment: number | undefined): number {
  const [now, setNow] = useState(() => ({ moment, left: secondsUntil(moment) }));
  useEffect(() => {
    const read = () => setNow({ moment, left: secondsUntil(moment) });
    read();
    const timer = setInterval(() => {
      read();
      if (secondsUntil(moment) === 0) clearInterval(timer);
    }, tickMs);
    return () => clearInterval(timer);
  }, [moment]);
  // In the render that brings another moment, the state is still of the one before.
  return now.moment === moment ? now.left : secondsUntil(moment);
}

/** Minutes and seconds, e.g. `0:42`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
