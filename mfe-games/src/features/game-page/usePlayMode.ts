import type { PlayMode } from './openSession';
import { useUrlChoice } from './useUrlChoice';

const parameter = 'play';

const toMode = (choice: string | null): PlayMode => (choice === 'fun' ? 'fun' : 'real');

/** The mode of an address with this query. */
export const playModeOf = (search: string): PlayMode => toMode(new URLSearchParams(search).get(parameter));

/** Real Play unless the URL has `?play=fun` (spec §2 Game page). */
export function usePlayMode(): [PlayMode, (mode: PlayMode) => void] {
  const [choice, choose] = useUrlChoice(parameter);
  return [toMode(choice), (mode) => choose(mode === 'fun' ? 'fun' : null)];
}
