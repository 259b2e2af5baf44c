import { type Session, sessionKeys, writeSession } from '../session';

/** Makes the browser remember this player, or none. */
export function storeSession(session: Session | undefined): void {
  if (session) writeSession(session);
  else for (const key of sessionKeys) localStorage.removeItem(key);
}
