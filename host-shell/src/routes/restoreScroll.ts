/** Milliseconds that a page may take to reach its former height. */
const timeoutMs = 5000;

/** Events that show that the player has taken over scrolling. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Restores the scroll position as soon as the page is tall enough again: its parts may still be loading.
 *
 * @returns the undo: call it to stop trying
 */
export function restoreScroll(top: number): () => void {
  const reach = () => {
    window.scrollTo(0, top);
    return window.scrollY >= top - 1;
  };
  if (reach()) return () => undefined;

  const growth = new ResizeObserver(() => {
    if (reach()) stop();
  });
  const timer = setTimeout(() => stop(), timeoutMs);
  const stop = () => {
    growth.disconnect();
    clearTimeout(timer);
    for (const name of takeovers) window.removeEventListener(name, stop);
  };
  for (const name of takeovers) window.addEventListener(name, stop, { passive: true });
  growth.observe(document.body);
  return stop;
}
