import type { Location } from 'react-router-dom';

/** What the router keeps in an entry of the browser's history. */
interface HistoryState {
  readonly usr?: unknown;
  readonly key?: string;
  readonly idx?: number;
}

const historyState = (): HistoryState => (window.history.state as HistoryState | null) ?? {};

/**
 * The location that the last navigation led to. `useLocation` is behind it while React renders that navigation, which is
 * a transition and takes hundreds of milliseconds on a slow phone; what is pressed meanwhile must not act on the old location.
 */
export function newestLocation(): Location {
  const { pathname, search, hash } = window.location;
  const { usr = null, key = 'default' } = historyState();
  return { pathname, search, hash, state: usr, key };
}

/** Position of the current entry in the tab's history, as the router numbers them. */
export const entryIndex = (): number | undefined => historyState().idx;
