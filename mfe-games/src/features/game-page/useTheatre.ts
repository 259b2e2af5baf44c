import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { useUrlFlag } from './useUrlFlag';

/** Whether the game fills the page: the parameter is there, and the host reads it too. */
export const useTheatre = () => useUrlFlag(theatreParameter, 'on');
