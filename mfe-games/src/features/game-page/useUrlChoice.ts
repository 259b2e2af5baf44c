import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * A choice that is stored in the URL, so that it survives a reload: the parameter's value, null without one.
 *
 * The router renders a URL late, in a transition. So changes are based on the browser's URL, and are skipped during a
 * navigation to another page.
 */
export function useUrlChoice(parameter: string): [string | null, (choice: string | null) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const choose = (choice: string | null) => {
    if (window.location.pathname !== pathname) return;
    const next = new URLSearchParams(window.location.search);
    if (choice === null) next.delete(parameter);
    else next.set(parameter, choice);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get(parameter), choose];
}
