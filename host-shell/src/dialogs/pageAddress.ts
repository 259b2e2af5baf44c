import type { MouseEvent } from 'react';
import { type Location, useLocation, useNavigate } from 'react-router-dom';
import { newestLocation } from '../routes/newestLocation';
import { paths } from '../routes/paths';
import { type Address, dialogOfPath } from './dialogAddress';
import { type NavigationState, readNavigationState } from './navigationState';

/** Path of the page that a document's first address shows; under a dialog's own path that is the home page. */
export const pagePathOf = (pathname: string): string => (dialogOfPath(pathname) === undefined ? pathname : paths.home);

function pageAddressOf({ pathname, search, state }: Location): Address {
  if (dialogOfPath(pathname) === undefined) return { pathname, search };
  return readNavigationState(state).underneath ?? { pathname: paths.home, search: '' };
}

/** Address of the current page; under a dialog's own path that is the page the player came from, or the home page. */
export const usePageAddress = (): Address => pageAddressOf(useLocation());

/**
 * Handles a press on a link to a dialog's own path: the page stays underneath, and closing returns to it. That is the page of
 * the newest address, even while it is still rendering. A press for a new tab is left to the browser.
 */
export function useDialogLink(to: string): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const location = newestLocation();
    const openedFrom = location.pathname + location.search;
    const state: NavigationState = { openedFrom, underneath: pageAddressOf(location) };
    navigate(to, { state, replace: openedFrom === to });
  };
}
