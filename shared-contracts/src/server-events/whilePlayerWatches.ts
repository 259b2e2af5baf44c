import { readSession, type Session, subscribeSession } from '../session';
import { inOneTab } from './inOneTab';

/**
 * Runs work while a player is signed in and the page is visible, in one of their tabs: a browser has six connections to an
 * origin, which one open request per tab would use up. The work is aborted when the session changes or the page is
 * hidden or left, and restarted afterwards: an open request or a lock would keep the page out of the back-forward
 * cache, and a frozen tab must not hold the lock.
 *
 * @param name name of the lock that the tabs share
 * @returns the undo
 */
export function whilePlayerWatches(
  name: string,
  work: (session: Session, signal: AbortSignal) => Promise<void>,
): () => void {
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
    const { signal } = controller;
    void inOneTab(`tessera.${name}/${session.user.id}`, signal, () => work(session, signal));
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
