import { useSearchParams } from 'react-router-dom';
import type { PlayMode } from './useGameSession';

const parameter = 'play';

/** Real Play unless the URL has `?play=fun` (spec §9); stored there so that the choice survives a reload. */
export function usePlayMode(): [PlayMode, (mode: PlayMode) => void] {
  const [params, setParams] = useSearchParams();
  const setMode = (mode: PlayMode) => {
    const next = new URLSearchParams(params);
    if (mode === 'fun') next.set(parameter, 'fun');
    else next.delete(parameter);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get(parameter) === 'fun' ? 'fun' : 'real', setMode];
}
