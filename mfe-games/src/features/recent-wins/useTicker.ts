import { useMediaQuery } from '@tessera/shared-contracts/ui';
import { useState, useSyncExternalStore } from 'react';

/** `still` is a strip that never moves by itself: the person asked for less motion. */
export type TickerMotion = 'moving' | 'paused' | 'still';

const subscribeVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
};

/** Whether the strip moves: never under reduced motion, not in a hidden tab, and not while the player paused it. */
export function useTicker(): { motion: TickerMotion; isPausedByPlayer: boolean; toggle: () => void } {
  const [isPausedByPlayer, setPausedByPlayer] = useState(false);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isTabHidden = useSyncExternalStore(
    subscribeVisibility,
    () => document.hidden,
    () => false,
  );
  return {
    motion: isStill ? 'still' : isPausedByPlayer || isTabHidden ? 'paused' : 'moving',
    isPausedByPlayer,
    toggle: () => setPausedByPlayer((isPaused) => !isPaused),
  };
}
