import { type Session, sessionKeys, writeSession } from '../session';

/** Stores this session, or clears the stored one. */
export function storeSession(session: Session | undefined): void {
  if (session) writeSession(session);
  else for (const key of sessionKeys) localStorage.removeItem(key);
}
