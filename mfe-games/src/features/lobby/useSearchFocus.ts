import { gameSearchId } from '@tessera/shared-contracts/ui';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Takes the focus into the search whenever the address leads there, so that the next letters replace what it holds. */
export function useSearchFocus(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    // A key of its own for every navigation: the same address asks again.
    if (hash !== `#${gameSearchId}` || key === '') return;
    const field = document.getElementById(gameSearchId);
    if (!(field instanceof HTMLInputElement)) return;
    field.focus();
    field.select();
  }, [hash, key]);
}
