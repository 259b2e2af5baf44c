import { useEffect, useState } from 'react';

const tickMs = 1000;

/** Seconds since a game was first open on this page; closing a game or changing the mode does not reset them. */
export function usePlayClock(isOpen: boolean): number {
  const [startedAt, setStartedAt] = useState<number>();
  const [now, setNow] = useState(0);
  if (isOpen && startedAt === undefined) {
    setStartedAt(performance.now());
  }
  useEffect(() => {
    if (startedAt === undefined) return undefined;
    const timer = setInterval(() => setNow(performance.now()), tickMs);
    return () => clearInterval(timer);
  }, [startedAt]);
  return startedAt === undefined ? 0 : Math.max(0, Math.floor((now - startedAt) / tickMs));
}
