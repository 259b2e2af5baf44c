import { useEffect, useState } from 'react';
import type { Bet } from './bet';
import { sampleBets } from './sampleBets';

/** Milliseconds until the list appears (spec §9). */
const betsDelayMs = 800;

/** The bets of the page, or `undefined` while they load. The provider has no call for bets: they are sample data. */
export function useBets(): readonly Bet[] | undefined {
  const [isReady, setIsReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsReady(true), betsDelayMs);
    return () => clearTimeout(timer);
  }, []);
  return isReady ? sampleBets : undefined;
}
