import { isDialogHeld } from '@tessera/shared-contracts/ui';
import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { entryIndex } from '../routes/newestLocation';

/** Debounce before the page returns: overlapping history moves make browsers abort the page's requests. */
const returnAfterMs = 50;

let isOwnMove = false;

/** Announces a history move by the site itself, such as one that closes a dialog. */
export function announceMove(): void {
  isOwnMove = true;
}

/**
 * Returns to the entry of a dialog that is held open when the player leaves it by Back or Forward. The browser has
 * already moved, so both moves are hidden from the router. Leaving the site cannot be prevented.
 */
export function useHeldEntry(): void {
  const location = useLocation();
  const shown = useRef<number>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each location is a separate entry
  useLayoutEffect(() => {
    shown.current = entryIndex();
    isOwnMove = false;
  }, [location]);

  // A layout effect below the router runs before the router's, so this listener is registered first.
  useLayoutEffect(() => {
    /** Pending until the page has returned. */
    let returning: ReturnType<typeof setTimeout> | undefined;
    const returnToShown = () => {
      const at = entryIndex();
      if (shown.current !== undefined && at !== undefined && at !== shown.current) {
        window.history.go(shown.current - at);
      } else returning = undefined;
    };
    const handleMove = (event: PopStateEvent) => {
      const to = entryIndex();
      const isOwn = isOwnMove;
      isOwnMove = false;
      if (shown.current === undefined || to === undefined) return;
      const isLeaving = shown.current !== to && !isOwn && isDialogHeld();
      if (!isLeaving && returning === undefined) {
        shown.current = to;
        return;
      }
      event.stopImmediatePropagation();
      clearTimeout(returning);
      returning = to === shown.current ? undefined : setTimeout(returnToShown, returnAfterMs);
    };
    window.addEventListener('popstate', handleMove);
    return () => {
      clearTimeout(returning);
      window.removeEventListener('popstate', handleMove);
    };
  }, []);
}
