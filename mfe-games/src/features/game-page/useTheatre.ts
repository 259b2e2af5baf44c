import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { useSearchParams } from 'react-router-dom';

/** Whether the game fills the page; stored in the URL, where the host reads it, so that the choice survives a reload. */
export function useTheatre(): [boolean, (isTheatre: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const setTheatre = (isTheatre: boolean) => {
    const next = new URLSearchParams(params);
    if (isTheatre) next.set(theatreParameter, 'on');
    else next.delete(theatreParameter);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.has(theatreParameter), setTheatre];
}
