import { useLocation } from 'react-router-dom';
import { paths } from '../routes/paths';
import { type Address, dialogOfPath } from './dialogAddress';
import { type NavigationState, readNavigationState } from './navigationState';

/** Path of the page that a document's first address shows: a dialog's own path has home underneath. */
export const pagePathOf = (pathname: string): string => (dialogOfPath(pathname) === undefined ? pathname : paths.home);

/** The page that is shown: a dialog's own path leaves the page where the player came from, or home. */
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
