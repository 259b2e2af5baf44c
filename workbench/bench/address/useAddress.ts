import { useCallback, useEffect, useMemo, useState } from 'react';
import { listPath } from '../../stage/states';
import { readAddress, type WorkbenchAddress, writeAddress } from './address';

/** The address of the workbench, and its changes. */
export function useAddress() {
  const [href, setHref] = useState(window.location.href);
  useEffect(() => {
    const handlePop = () => setHref(window.location.href);
    window.addEventListener('popstate', handlePop);
    return () => window.removeEventListener('popstate', handlePop);
  }, []);
  /** Goes to another address, as a link would. */
  const go = useCallback((path: string) => {
    window.history.pushState(null, '', path);
    setHref(window.location.href);
  }, []);
  /** Notes the module's own query, without a navigation and without a change of the page. */
  const noteSearch = useCallback((search: string) => {
    const { state, settings, search: noted }: WorkbenchAddress = readAddress(window.location.href);
    if (state !== undefined && search !== noted)
      window.history.replaceState(null, '', writeAddress(state, settings, search));
  }, []);
  const address = useMemo(() => readAddress(href), [href]);
  return { address, isList: new URL(href).pathname === listPath, go, noteSearch };
}
