import { focusGameSearch, gameSearchId } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the search and selects its text on navigation to it, so that typing replaces the text. */
export function useSearchFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // Every navigation has its own key: navigating to the same address focuses the search again.
    if (hash === `#${gameSearchId}` && key !== '') focusGameSearch();
  }, [hash, key]);
}
