import { readSession } from './session';

/**
 * Keeps a page that comes back from the back-forward cache out of sight until it has read the session again: it may have
 * been frozen with one player's data on it, and another may be signed in by now.
 *
 * @returns the undo
 */
export function hideFrozenPage(): () => void {
  const { style } = document.documentElement;
  const handleHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readSession() !== undefined) style.visibility = 'hidden';
  };
  // By the next frame everything that follows the session has been drawn again.
  const handleShow = () => requestAnimationFrame(() => style.removeProperty('visibility'));
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
  };
}
