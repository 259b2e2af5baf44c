import { theatreParameter } from '@tessera/shared-contracts/remotes';
import { useSearchParams } from 'react-router-dom';

/** Whether the game fills the page, which the host sees in the address; a reload stays with what was chosen. */
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
