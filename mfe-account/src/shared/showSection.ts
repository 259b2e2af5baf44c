/** Scrolls to a section of the page and focuses its heading, from which the keyboard and a screen reader go on. */
export function showSection(id: string): void {
  const section = document.getElementById(id);
  const heading = section?.querySelector('h2');
  if (!section || !heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  section.scrollIntoView();
}

/** Milliseconds within which the parts of a page arrive. */
const arrivalMs = 10_000;

/** Events that show that the player has taken over. */
const takeovers = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Shows a section, and again when what had the focus is replaced, as a placeholder is by its part, until the player acts.
 *
 * @returns the undo
 */
export function keepSectionShown(id: string): () => void {
  const arrivals = new MutationObserver(() => {
    if (document.activeElement === document.body) showSection(id);
  });
  const stop = () => {
    arrivals.disconnect();
    clearTimeout(timer);
    for (const name of takeovers) window.removeEventListener(name, stop);
  };
  const timer = setTimeout(stop, arrivalMs);
  for (const name of takeovers) window.addEventListener(name, stop, { passive: true });
  arrivals.observe(document.body, { childList: true, subtree: true });
  showSection(id);
  return stop;
}
