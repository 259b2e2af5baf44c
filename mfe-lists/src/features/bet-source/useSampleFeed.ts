import { useEffect, useRef, useState } from 'react';
import { createRandom } from '../sample/random';
import type { FeedState } from './betSourceTypes';
import { drawLiveBet } from './drawLiveBet';
import { liveBetEveryMs, liveRowCount } from './limits';
import { sampleBetsOfAll } from './sampleLiveBets';
import { useIsPageVisible } from './useIsPageVisible';

/** Sample bets of all players; adds a random one every {@link liveBetEveryMs} while `isRunning` and the tab is visible. */
export function useSampleFeed(isRunning: boolean): FeedState {
  const [random] = useState(() => createRandom(Date.now()));
  const [bets, setBets] = useState(() => sampleBetsOfAll(Date.now(), liveBetEveryMs));
  const [arrivedId, setArrivedId] = useState<string>();
  const drawnCount = useRef(0);
  const isVisible = useIsPageVisible();

  useEffect(() => {
    if (!isRunning || !isVisible) return;
    const timer = setInterval(() => {
      drawnCount.current += 1;
      const bet = drawLiveBet(random, `drawn-${drawnCount.current}`, Date.now());
      setBets((before) => [bet, ...before].slice(0, liveRowCount));
      setArrivedId(bet.id);
    }, liveBetEveryMs);
    return () => clearInterval(timer);
  }, [isRunning, isVisible, random]);

  return { bets, arrivedId, failure: undefined };
}
