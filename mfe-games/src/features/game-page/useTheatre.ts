import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { useUrlChoice } from './useUrlChoice';

/** Whether the game fills the page: the URL has the parameter, whatever its value, which the host reads too. */
export function useTheatre(): [boolean, (isTheatre: boolean) => void] {
  const [choice, choose] = useUrlChoice(theatreParameter);
  return [choice !== null, (isTheatre) => choose(isTheatre ? 'on' : null)];
}
