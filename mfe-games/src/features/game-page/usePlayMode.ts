import type { PlayMode } from './useGameSession';
import { useUrlChoice } from './useUrlChoice';

/** Real Play unless the URL has `?play=fun` (spec §9). */
export function usePlayMode(): [PlayMode, (mode: PlayMode) => void] {
  const [choice, choose] = useUrlChoice('play');
  return [choice === 'fun' ? 'fun' : 'real', (mode) => choose(mode === 'fun' ? 'fun' : null)];
}
