import { attributes, elementIds } from '@tessera/platform/protocol';
import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { newestLocation } from './newestLocation';

/** Key of the location that a page was prerendered at, while the browser's address is another. */
export const prerenderedKey = 'prerendered';

/**
 * Lets the first render be exactly what the page has prerendered: it is at the path that the page was prerendered at (`attributes.path`
 * of the root), without a query. The browser's address follows as a navigation would, also one that Back led to before the router listened.
 */
export function PrerenderedLocation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const navigate = useNavigate();
  const isPrerendered = useIsPrerendered();
  const [path] = useState(() => document.getElementById(elementIds.root)?.getAttribute(attributes.path) ?? undefined);
  const isThere = !isPrerendered || path === undefined || (location.pathname === path && location.search === '');
  const { pathname, search } = location;
  // biome-ignore lint/correctness/useExhaustiveDependencies: later, the router hears of moves itself
  useEffect(() => {
    const newest = newestLocation();
    const isLeft = newest.pathname !== pathname || newest.search !== search;
    if (isLeft) navigate(newest, { replace: true, state: newest.state });
  }, []);
  const shown = isThere ? location : { ...location, pathname: path, search: '', key: prerenderedKey };
  // Rendered again, `Routes` would render all that reads the location, though it is the same.
  return useMemo(
    () => (
      <Routes location={shown}>
        <Route path="*" element={children} />
      </Routes>
    ),
    [shown, children],
  );
}
