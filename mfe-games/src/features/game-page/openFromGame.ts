import { type DialogRequest, emit } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { writePickedCurrency } from '@tessera/shared-contracts/session';

/** Requires transient user activation: a frame cannot open anything by itself. */
export const hasPressed = () => navigator.userActivation?.isActive ?? true;

/** Shows the page around the game again: its dialogs and notices are not visible in fullscreen. */
export function leaveFullscreen(): void {
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
}

/** Opens a dialog for a press in the framed game, unless one is open. */
function openDialog(request: DialogRequest): void {
  const hasDialog = new URLSearchParams(window.location.search).has('modal');
  if (!hasPressed() || hasDialog) return;
  leaveFullscreen();
  emit('dialog-requested', request);
}

/** Opens the detail of a bet that was pressed in the framed game. */
export function openBet(bet: string): void {
  if (hasExtension('bets')) openDialog({ dialog: 'bet', bet });
}

/** Opens the wallet at its deposits. */
export const openDeposit = (): void => openDialog({ dialog: 'wallet', view: 'deposit' });

/** Takes a currency that the player picked in the framed game into the header. */
export function pickCurrency(currency: string): void {
  if (hasPressed()) writePickedCurrency(currency);
}

/** Opens the site's verifier in a new tab. @param search the query that fills a round in */
export function openVerification(search: string): void {
  if (hasPressed()) window.open(`/provably-fair?${search}`, '_blank', 'noopener');
}
