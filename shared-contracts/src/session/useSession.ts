import { useSyncExternalStore } from 'react';
import { readPageSession, readSession, type Session, subscribeSession } from './session';

/**
 * The current session, or `undefined` for a signed-out visitor; re-renders when it changes in any tab. A component that
 * hydrates prerendered markup starts with the session that the page was loaded with, even if it has ended meanwhile,
 * and then re-renders.
 */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeSession, readSession, readPageSession);
}
