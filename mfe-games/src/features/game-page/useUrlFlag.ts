import { useLocation, useSearchParams } from 'react-router-dom';

/**
 * A choice that is stored in the URL, so that it survives a reload: made while the parameter has the value.
 *
 * The router renders a URL late, in a transition. So a change starts from the browser's URL, and nothing is written during a
 * navigation to another page.
 */
export function useUrlFlag(parameter: string, value: string): [boolean, (isSet: boolean) => void] {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const setFlag = (isSet: boolean) => {
    if (window.location.pathname !== pathname) return;
    const next = new URLSearchParams(window.location.search);
    if (isSet) next.set(parameter, value);
    else next.delete(parameter);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get(parameter) === value, setFlag];
}
