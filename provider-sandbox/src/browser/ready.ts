/**
 * Tells the site round the frame that this page shows itself. Whoever frames it may hear that: it says nothing of the player,
 * and the page's policy names the sites that frame it.
 */
export function sayReady(): void {
  if (parent !== window) parent.postMessage({ type: 'tessera:game-ready' }, '*');
}
