import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import { type ReactNode, useState } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

/** Key of the location that a page was prerendered at, while the browser's address is another. */
export const prerenderedKey = 'prerendered';

/**
 * Lets the first render be exactly what the page has prerendered: it is at the path that the page was prerendered at (`data-path` of the
 * root), without a query. The browser's address follows as a navigation would.
 */
export function PrerenderedLocation({ children }: { readonly children: ReactNode }) {
  const location = useLocation();
  const isPrerendered = useIsPrerendered();
  const [path] = useState(() => document.getElementById('root')?.dataset.path);
  const isThere = !isPrerendered || path === undefined || (location.pathname === path && location.search === '');
  const shown = isThere ? location : { ...location, pathname: path, search: '', key: prerenderedKey };
  return (
    <Routes location={shown}>
      <Route path="*" element={children} />
    </Routes>
  );
}
