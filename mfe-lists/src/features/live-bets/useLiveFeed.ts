import { useEffect, useRef, useState } from 'react';
import { createRandom } from '../sample/random';
import { drawLiveBet, type LiveBet } from './liveBet';
import { sampleBetsOfAll } from './sampleLiveBets';
import { useIsPageVisible } from './useIsPageVisible';

/** Milliseconds between two live bets (spec §9). */
const liveBetEveryMs = 5000;
/** Maximum number of rows (spec §9). */
export const liveRowCount = 5;

/**
 * The newest bets of everyone; adds a random one every {@link liveBetEveryMs} while `isRunning` and the tab is visible.
 *
 * @param seed seed of the random bets; by default the clock
 * @returns the rows, newest first, and the id of the one added last
 */
export function useLiveFeed(
  isRunning: boolean,
  seed?: number,
): { rows: readonly LiveBet[]; arrivedId: string | undefined } {
  const [random] = useState(() => createRandom(seed ?? Date.now()));
  const [rows, setRows] = useState(() => sampleBetsOfAll(Date.now(), liveBetEveryMs));
  const [arrivedId, setArrivedId] = useState<string>();
  const drawnCount = useRef(0);
  const isVisible = useIsPageVisible();

  useEffect(() => {
    if (!isRunning || !isVisible) return;
    const timer = setInterval(() => {
      drawnCount.current += 1;
      const bet = drawLiveBet(random, `drawn-${drawnCount.current}`, Date.now());
      setRows((before) => [bet, ...before].slice(0, liveRowCount));
      setArrivedId(bet.id);
    }, liveBetEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, isVisible, random]);

  return { rows, arrivedId };
}
