import { emit } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';

/** Requires transient user activation: a frame cannot open anything by itself. */
const hasPressed = () => navigator.userActivation?.isActive ?? true;

/** Opens the detail of a bet that was pressed in the framed game, unless a dialog is open. */
export function openBet(bet: string): void {
  const hasDialog = new URLSearchParams(window.location.search).has('modal');
  if (!hasExtension('bets') || !hasPressed() || hasDialog) return;
  // The page's dialogs are not visible in fullscreen.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  emit('dialog-requested', { dialog: 'bet', bet });
}

/** Opens the site's verifier in a new tab. @param search the query that fills a round in */
export function openVerification(search: string): void {
  if (hasPressed()) window.open(`/provably-fair?${search}`, '_blank', 'noopener');
}
