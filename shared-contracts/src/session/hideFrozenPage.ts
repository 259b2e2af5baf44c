import { readSession } from './session';

/**
 * Hides a page that is restored from the back-forward cache until it has read the session again: it may show one player's
 * data while another has signed in.
 *
 * @returns the undo
 */
export function hideFrozenPage(): () => void {
  const { style } = document.documentElement;
  const handleHide = ({ persisted }: PageTransitionEvent) => {
    if (persisted && readSession() !== undefined) style.visibility = 'hidden';
  };
  // By the next frame, every subscriber of the session has re-rendered.
  const handleShow = () => requestAnimationFrame(() => style.removeProperty('visibility'));
  window.addEventListener('pagehide', handleHide);
  window.addEventListener('pageshow', handleShow);
  return () => {
    window.removeEventListener('pagehide', handleHide);
    window.removeEventListener('pageshow', handleShow);
  };
}
