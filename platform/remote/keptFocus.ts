import { readSession } from '@tessera/shared-contracts/session';
import { useCallback, useLayoutEffect, useRef } from 'react';

const isFocusLost = () => document.activeElement === document.body;

/** Calls back before it is removed with the siblings after it. */
export function BeforeRemoval({ onRemoval }: { readonly onRemoval: () => void }) {
  useLayoutEffect(() => onRemoval, [onRemoval]);
  return null;
}

/**
 * Recreating everything for another player removes the control that has the focus, such as one in a dialog that ends the session. The
 * focus then goes to the page's heading, rather than to the top of the page. Without a player the page is short, and would show its end.
 *
 * @returns to be called before everything is removed
 */
export function useKeptFocus(player: string): () => void {
  const hadFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once everything was recreated for the player
  useLayoutEffect(() => {
    const heading = document.querySelector<HTMLElement>('h1');
    if (!hadFocus.current || !isFocusLost() || heading === null) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: readSession() !== undefined });
  }, [player]);
  return useCallback(() => {
    hadFocus.current = !isFocusLost();
  }, []);
}
