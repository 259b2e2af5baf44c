import { useLayoutEffect, useMemo, useState } from 'react';

const tickMs = 1000;

/** A moment that is counted down to, and the one from which it was set. Milliseconds since 1970. */
interface Countdown {
  readonly since: number;
  readonly until: number;
}

/**
 * Counts the seconds until a moment. The device's clock is read once, when the countdown is first seen; from then on it may be
 * set forward or back. One that was set back before cannot make the countdown longer than it was.
 *
 * @param countdown without one there are 0 seconds left
 */
export function useSecondsUntil(countdown: Countdown | undefined): number {
  const { since, until } = countdown ?? { since: 0, until: 0 };
  // By a clock that nobody can set, and that runs on in tabs whose timers are slowed down.
  const endsAt = useMemo(() => performance.now() + Math.min(until - Date.now(), until - since), [since, until]);
  const [now, setNow] = useState(() => performance.now());
  // Before the paint, so that another countdown is not shown by the moment of the last tick.
  useLayoutEffect(() => {
    const tick = () => {
      setNow(performance.now());
      if (performance.now() >= endsAt) clearInterval(timer);
    };
    const timer = setInterval(tick, tickMs);
    tick();
    return () => clearInterval(timer);
  }, [endsAt]);
  return Math.max(0, Math.ceil((endsAt - now) / tickMs));
}

/** Minutes and seconds, e.g. `0:42`. */
export const formatCountdown = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
