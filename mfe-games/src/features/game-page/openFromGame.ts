import { emit } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';

/**
 * Opens the detail of a bet that was pressed in the framed game. So that a frame cannot open bets by itself, the player must
 * just have pressed something, and no dialog may be open.
 */
export function openBet(bet: string): void {
  const isPressed = navigator.userActivation?.isActive ?? true;
  const hasDialog = new URLSearchParams(window.location.search).has('modal');
  if (!hasExtension('bets') || !isPressed || hasDialog) return;
  // The page's dialogs are not visible in fullscreen.
  if (document.fullscreenElement) document.exitFullscreen().catch(() => undefined);
  emit('dialog-requested', { dialog: 'bet', bet });
}
