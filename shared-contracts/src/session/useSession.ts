import { useSyncExternalStore } from 'react';
import { readPageSession, readSession, type Session, subscribeSession } from './session';

/**
 * The current session, or `undefined` for a signed-out visitor; re-renders when it changes in any tab. A part that React hydrates
 * from the page begins with the session that the page began with, also when that has ended meanwhile, and then renders again.
 */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeSession, readSession, readPageSession);
}
