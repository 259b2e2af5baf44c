import { request, sendCall } from '@tessera/shared-contracts/api';
import { hasExtension, watchSession as watchSessionCall } from '@tessera/shared-contracts/extensions';
import { pause, whilePlayerWatches } from '@tessera/shared-contracts/player-events';
import type { Session } from '@tessera/shared-contracts/session';

/** More than the provider waits before it answers. */
const timeoutMs = 30_000;
const pauseAfterFailureMs = 5_000;
/** Between requests, should a provider answer at once. */
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
 * Asks the provider to tell when the player's session ends, so that one that is ended on another device is out at once. A
 * hidden page does not ask, but does so first when it is shown. The player's events end with the session too: with them, the
 * page needs no second open request.
 *
 * @returns the undo
 */
export function watchSession(): () => void {
  if (!hasExtension('sessions') || hasExtension('events')) return () => undefined;
  return whilePlayerWatches('session', watch);
}
