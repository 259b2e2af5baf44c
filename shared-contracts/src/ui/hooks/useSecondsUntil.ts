import { useLayoutEffect, useMemo, useState } from 'react';

const tickMs = 1000;

/** A moment that is counted down to, and the one from which it was set. Milliseconds since 1970. */
export interface Countdown {
  readonly since: number;
  readonly until: number;
}

/**
 * Counts the seconds until a moment. Setting the device's clock back never extends the countdown beyond `until -
 * since`, nor a running one. It ends early if the clock is past the moment: the device may have slept.
 *
 * @param countdown without one there are 0 seconds left
 */
export function useSecondsUntil(countdown: Countdown | undefined): number {
  const { since, until } = countdown ?? { since: 0, until: 0 };
  // A monotonic clock, which stops while the device sleeps.
  const endsAt = useMemo(() => performance.now() + Math.min(until - Date.now(), until - since), [since, until]);
  const [now, setNow] = useState(() => performance.now());
  // Before paint, so that a new countdown is not shown with the last tick of the old one.
  useLayoutEffect(() => {
    const tick = () => {
      const current = Math.max(performance.now(), endsAt - (until - Date.now()));
      setNow(current);
      if (current >= endsAt) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    return () => clearInterval(timer);
  }, [endsAt, until]);
  return Math.max(0, Math.ceil((endsAt - now) / tickMs));
}

/** Minutes and seconds, e.g. `0:42`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
