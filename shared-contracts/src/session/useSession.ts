import { useSyncExternalStore } from 'react';
import { readSession, type Session, subscribeSession } from './session';

/** The current session, or `undefined` for a signed-out visitor; re-renders when it changes in any tab. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(subscribeSession, readSession, readSession);
}
