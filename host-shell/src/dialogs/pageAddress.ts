import { useLocation } from 'react-router-dom';
import { paths } from '../routes/paths';
import { type Address, dialogOfPath } from './dialogAddress';
import { type NavigationState, readNavigationState } from './navigationState';

/** Path of the page that a document's first address shows; under a dialog's own path that is the home page. */
export const pagePathOf = (pathname: string): string => (dialogOfPath(pathname) === undefined ? pathname : paths.home);

/** Address of the current page; under a dialog's own path that is the page the player came from, or the home page. */
export function usePageAddress(): Address {
  const { pathname, search, state } = useLocation();
  if (dialogOfPath(pathname) === undefined) return { pathname, search };
  return readNavigationState(state).underneath ?? { pathname: paths.home, search: '' };
}

/** State for links to a dialog's own path, so that the page stays underneath and closing returns to it. */
export function useDialogLinkState(): NavigationState {
  const { pathname, search } = useLocation();
  const underneath = usePageAddress();
  return { openedFrom: pathname + search, underneath };
}
