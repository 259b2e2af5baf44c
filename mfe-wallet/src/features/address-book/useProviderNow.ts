import { useEffect, useState } from 'react';
import type { ToldBook } from './addressBook.api';

const tickMs = 15_000;

/** The time by the provider's clock, which moves on while the page is open, and is never before its answer. */
export function useProviderNow(told: Pick<ToldBook, 'clockAheadMs' | 'readAt'> | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return Math.max(now, told?.readAt ?? 0) + (told?.clockAheadMs ?? 0);
}
