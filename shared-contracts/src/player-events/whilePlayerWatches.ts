import { readSession, type Session, subscribeSession } from '../session';

/**
 * Runs work while a player is signed in and the page is visible. It is aborted, and started again when both are true, for
 * another session, or when the page is left: a request that is open would keep it out of the back-forward cache.
 *
 * @returns the undo
 */
export function whilePlayerWatches(work: (session: Session, signal: AbortSignal) => void): () => void {
  let running: { readonly token: string; readonly controller: AbortController } | undefined;
  const stop = () => {
    running?.controller.abort();
    running = undefined;
  };
  const follow = () => {
    const session = document.visibilityState === 'visible' ? readSession() : undefined;
    if (session?.token === running?.token) return;
    stop();
    if (session === undefined) return;
    const controller = new AbortController();
    running = { token: session.token, controller };
    work(session, controller.signal);
  };
  follow();
  const unsubscribe = subscribeSession(follow);
  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pagehide', stop);
  return () => {
    stop();
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', stop);
  };
}
