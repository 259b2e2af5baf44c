import { isDialogHeld } from '@tessera/shared-contracts/ui';

/** Position of the current entry in the tab's history, as the router numbers them. */
const entryIndex = (): unknown => (window.history.state as { readonly idx?: unknown } | null)?.idx;

/** Milliseconds without a move before the page returns: of moves that overlap, browsers abort the page's requests. */
const returnAfterMs = 50;

let shown: unknown;
let isOwnMove = false;
/** Pending from the move away until the page is back. */
let returning: ReturnType<typeof setTimeout> | undefined;

function returnToShown(): void {
  const at = entryIndex();
  if (typeof shown === 'number' && typeof at === 'number' && at !== shown) window.history.go(shown - at);
  else returning = undefined;
}

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
    if (!isLeaving && returning === undefined) return;
    event.stopImmediatePropagation();
    clearTimeout(returning);
    returning = to === shown ? undefined : setTimeout(returnToShown, returnAfterMs);
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
