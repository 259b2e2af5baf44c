import { gameSearchId } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Focuses the search and selects its text on navigation to it, so that typing replaces the text. */
export function useSearchFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // Every navigation has its own key: navigating to the same address focuses the search again.
    if (hash !== `#${gameSearchId}` || key === '') return;
    const field = document.getElementById(gameSearchId);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [hash, key]);
}
