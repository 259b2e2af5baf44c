import { useIsPrerendered } from '@tessera/shared-contracts/ui';
import { type ReactNode, useContext, useState } from 'react';
import { UNSAFE_LocationContext as LocationContext } from 'react-router';

/** Key of the location that a page was prerendered at, while the browser's address is another. */
export const prerenderedKey = 'prerendered';

/**
 * Lets the first render be exactly what the page has prerendered: it is at the path that the page was prerendered at (`data-path` of the
 * root), without a query. The browser's address follows as a navigation would.
 */
export function PrerenderedLocation({ children }: { readonly children: ReactNode }) {
  const current = useContext(LocationContext);
  const isPrerendered = useIsPrerendered();
  const [path] = useState(() => document.getElementById('root')?.dataset.path);
  const { location } = current;
  const isThere = !isPrerendered || path === undefined || (location.pathname === path && location.search === '');
  if (isThere) return <LocationContext value={current}>{children}</LocationContext>;
  const prerendered = { ...location, pathname: path, search: '', key: prerenderedKey };
  return <LocationContext value={{ ...current, location: prerendered }}>{children}</LocationContext>;
}
