/**
 * Tells the framing site that this page is visible. Any framing page may receive that: it contains nothing about the player,
 * and the page's policy names the sites that may frame it.
 */
export function sayReady(): void {
  if (parent !== window) parent.postMessage({ type: 'tessera:game-ready' }, '*');
}
