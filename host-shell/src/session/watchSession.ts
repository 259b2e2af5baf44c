import { request, sendCall } from '@tessera/shared-contracts/api';
import { hasExtension, watchSession as watchSessionCall } from '@tessera/shared-contracts/extensions';
import { pause, whilePlayerWatches } from '@tessera/shared-contracts/server-events';
import type { Session } from '@tessera/shared-contracts/session';

/** Longer than the provider holds a long poll. */
const timeoutMs = 30_000;
const pauseAfterFailureMs = 5_000;
/** Shortest interval between requests, in case a provider answers at once. */
const shortestIntervalMs = 1_000;

async function watch({ user }: Session, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const interval = pause(shortestIntervalMs, signal);
    // The 401 of a session that has ended elsewhere ends it here, as it does for every call.
    const { error } = await sendCall(request(watchSessionCall, { params: { userId: user.id } }), { signal, timeoutMs });
    await (error === undefined ? interval : pause(pauseAfterFailureMs, signal));
  }
}

/**
 * Long-polls the provider for the end of the player's session, so that ending it on another device logs out at once. A
 * hidden page does not poll; it polls as soon as it is shown. The player's events end with the session too: with them,
 * the page needs no second open request.
 *
 * @returns the undo
 */
export function watchSession(): () => void {
  if (!hasExtension('sessions') || hasExtension('events')) return () => undefined;
  return whilePlayerWatches('session', watch);
}
