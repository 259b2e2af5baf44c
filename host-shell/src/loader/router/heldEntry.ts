import { isDialogHeld } from '@tessera/shared-contracts/ui';

/** Position of the current entry in the tab's history, as the router numbers them. */
const entryIndex = (): unknown => (window.history.state as { readonly idx?: unknown } | null)?.idx;

let shown: unknown;
let isOwnMove = false;
let isReturning = false;

/**
 * Returns to the entry of a dialog that is held open when the player leaves it by Back or Forward. The browser has moved by
 * then, so the router is kept from seeing both moves: this has to listen before the router does. Leaving the site cannot be
 * prevented.
 */
export function holdEntries(): void {
  window.addEventListener('popstate', (event) => {
    const to = entryIndex();
    const isOwn = isOwnMove;
    isOwnMove = false;
    if (typeof shown !== 'number' || typeof to !== 'number') return;
    const isLeaving = shown !== to && !isOwn && isDialogHeld();
    if (isLeaving || (isReturning && shown === to)) event.stopImmediatePropagation();
    if (isLeaving) window.history.go(shown - to);
    isReturning = isLeaving;
  });
}

/** Notes that the page shows the current entry. */
export function noteEntry(): void {
  shown = entryIndex();
  isOwnMove = false;
}

/** Announces a move through the history by the site itself, such as one that closes a dialog. */
export function announceMove(): void {
  isOwnMove = true;
}
