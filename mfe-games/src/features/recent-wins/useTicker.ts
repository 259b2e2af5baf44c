import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { useIsTabHidden } from './useIsTabHidden';

/** Number of wins that fill the widest strip: others are visible only once it moves, and fewer do not scroll. */
export const winsInView = 8;

/** `still`: the strip never moves by itself, with reduced motion, or if all wins are in view. */
export type TickerMotion = 'moving' | 'paused' | 'still';

interface Ticker {
  readonly motion: TickerMotion;
  readonly isPausedByPlayer: boolean;
  readonly toggle: () => void;
}

/** Whether the strip moves: never under reduced motion, not in a hidden tab, and not while paused. */
export function useTicker(wins: number): Ticker {
  const [isPausedByPlayer, setPausedByPlayer] = useState(false);
  const isCalm = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isTabHidden = useIsTabHidden();
  return {
    motion: isCalm || wins < winsInView ? 'still' : isPausedByPlayer || isTabHidden ? 'paused' : 'moving',
    isPausedByPlayer,
    toggle: () => setPausedByPlayer((isPaused) => !isPaused),
  };
}
