/** Milliseconds that a page may take to grow to the height it had. */
const timeoutMs = 5000;

/** What a player does who no longer wants to be moved. */
const takeovers = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to where the page was, as soon as it is tall enough again: its parts may still be on their way.
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
