import type { PlayMode } from './useGameSession';
import { useUrlFlag } from './useUrlFlag';

/** Real Play unless the URL has `?play=fun` (spec §9). */
export function usePlayMode(): [PlayMode, (mode: PlayMode) => void] {
  const [isFun, setFun] = useUrlFlag('play', 'fun');
  return [isFun ? 'fun' : 'real', (mode) => setFun(mode === 'fun')];
}
