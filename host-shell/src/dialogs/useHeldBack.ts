import { isDialogHeld } from '@tessera/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** Position of the current entry in the tab's history, as the router numbers them. */
const entryIndex = (): unknown => (window.history.state as { readonly idx?: unknown } | null)?.idx;

/**
 * Returns to the entry of a dialog that is held open when the player leaves it by Back or Forward. The browser has moved by
 * then, so the router is kept from seeing both moves. Leaving the site cannot be prevented.
 *
 * @param isGoingBack whether the site itself goes back
 */
export function useHeldBack(isGoingBack: () => boolean): void {
  const location = useLocation();
  const shown = useRef<unknown>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location has an entry of its own
  useEffect(() => {
    shown.current = entryIndex();
  }, [location]);

  useEffect(() => {
    let isReturning = false;
    const handlePopState = (event: PopStateEvent) => {
      const [from, to] = [shown.current, entryIndex()];
      if (typeof from !== 'number' || typeof to !== 'number') return;
      const isLeaving = from !== to && isDialogHeld() && !isGoingBack();
      if (isLeaving || (isReturning && from === to)) event.stopImmediatePropagation();
      if (isLeaving) window.history.go(from - to);
      isReturning = isLeaving;
    };
    // The router listens at the same target, in the phase after this one.
    window.addEventListener('popstate', handlePopState, { capture: true });
    return () => window.removeEventListener('popstate', handlePopState, { capture: true });
  }, [isGoingBack]);
}
