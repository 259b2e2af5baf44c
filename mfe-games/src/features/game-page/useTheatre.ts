import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { useUrlChoice } from './useUrlChoice';

/** Whether the game fills the page: set by the presence of the URL parameter, which the host reads too. */
export function useTheatre(): [boolean, (isTheatre: boolean) => void] {
  const [choice, choose] = useUrlChoice(theatreParameter);
  return [choice !== null, (isTheatre) => choose(isTheatre ? 'on' : null)];
}
