import { request, sendCall } from '@tessera/shared-contracts/api';
import { hasExtension, watchSession as watchSessionCall } from '@tessera/shared-contracts/extensions';
import { readSession, subscribeSession } from '@tessera/shared-contracts/session';

/** More than the provider waits before it answers. */
const timeoutMs = 30_000;
const pauseAfterFailureMs = 5_000;
/** Between requests, should a provider answer at once. */
const shortestIntervalMs = 1_000;

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });

async function watch(userId: string, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const interval = pause(shortestIntervalMs, signal);
    // The 401 of a session that has ended elsewhere ends it here, as it does for every call.
    const { error } = await sendCall(request(watchSessionCall, { params: { userId } }), { signal, timeoutMs });
    await (error === undefined ? interval : pause(pauseAfterFailureMs, signal));
  }
}

/**
 * Asks the provider to tell when the player's session ends, so that one that is ended on another device is out at once. A
 * hidden page does not ask, but does so first when it is shown.
 *
 * @returns the undo
 */
export function watchSession(): () => void {
  if (!hasExtension('sessions')) return () => undefined;
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
    void watch(session.user.id, controller.signal);
  };
  follow();
  const unsubscribe = subscribeSession(follow);
  document.addEventListener('visibilitychange', follow);
  // A request that is open would keep the page out of the back-forward cache.
  window.addEventListener('pagehide', stop);
  return () => {
    stop();
    unsubscribe();
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pagehide', stop);
  };
}
