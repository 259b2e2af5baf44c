import { type InferOutput, looseObject, minLength, optional, pipe, safeParse, string } from 'valibot';
import { emit } from '../events';
import { forgetPlayersExcept } from './playerKeys';
import { readKey, removeKey, writeKey } from './storage';
import { storageNames } from './storageNames';

/** Keys of `localStorage` that a login writes and a logout removes (spec §12 Keys). */
export const sessionKeys = storageNames('token', 'user', 'userId', 'userid', 'username', 'email', 'kycStatus');

const sessionUserSchema = looseObject({
  id: pipe(string(), minLength(1)),
  username: string(),
  email: string(),
  kycStatus: optional(string()),
});

/** The reduced user record that is stored in the browser (spec §3 User). */
export type SessionUser = InferOutput<typeof sessionUserSchema>;

/** A signed-in player as this browser knows them. */
export interface Session {
  readonly token: string;
  readonly user: SessionUser;
}

/** Key of the player with an expired session, until the next login or logout. */
export const [expiredPlayerKey] = storageNames('expired-player');

let lastRaw: string | undefined;
let lastSession: Session | undefined;

/**
 * Reads the stored session. Missing, corrupt or blocked storage means a signed-out visitor, never an error.
 *
 * @returns the same object for the same stored text, so that it works as a store snapshot
 */
export function readSession(): Session | undefined {
  const token = readKey('token');
  const userText = readKey('user');
  const raw = JSON.stringify([token, userText]);
  if (raw !== lastRaw) {
    lastRaw = raw;
    lastSession = parseSession(token, userText);
  }
  return lastSession;
}

let ofPage: { readonly session: Session | undefined } | undefined;

/** The session that the page began with, as its prerendered markup shows it; the current one before {@link keepPageSession}. */
export const readPageSession = (): Session | undefined => (ofPage === undefined ? readSession() : ofPage.session);

/**
 * Remembers the current session as the one that the page began with.
 *
 * @returns the undo
 */
export function keepPageSession(): () => void {
  ofPage = { session: readSession() };
  return () => {
    ofPage = undefined;
  };
}

function parseSession(token: string | undefined, userText: string | undefined): Session | undefined {
  if (!token || userText === undefined) return undefined;
  try {
    const user = safeParse(sessionUserSchema, JSON.parse(userText));
    return user.success ? { token, user: user.output } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The owner of the items in storage: the signed-in player, or the one with the expired session. Logging in again
 * restores the items; another player's login, and any logout, removes them.
 */
export const readOwnerOfItems = (): string | undefined => readSession()?.user.id ?? readKey(expiredPlayerKey);

/** Storage entries of a session by key; the token comes last. */
export function sessionEntries({ token, user }: Session): Record<(typeof sessionKeys)[number], string> {
  const { id, username, email, kycStatus = '' } = user;
  return {
    user: JSON.stringify({ id, username, email, kycStatus }),
    userId: id,
    userid: id,
    username,
    email,
    kycStatus,
    token,
  };
}

/**
 * Stores a session under all of {@link sessionKeys} and fires `token-changed`.
 *
 * @returns whether the browser stored it; with storage blocked nothing is stored and the visitor stays signed out
 */
export function writeSession(session: Session, reason: 'login' | 'updated' = 'login'): boolean {
  // Other tabs see each step. Another player's token is removed first and the new one written last, so that they never pair
  // one player's token with another's record. The same player's token stays until then, or other tabs would see a
  // logout.
  if (readSession()?.user.id !== session.user.id) removeKey('token');
  const isKept = Object.entries(sessionEntries(session)).every(([key, value]) => writeKey(key, value));
  if (!isKept) sessionKeys.forEach(removeKey);
  removeKey(expiredPlayerKey);
  forgetPlayersExcept(isKept ? session.user.id : undefined);
  emit('token-changed', { reason });
  return isKept;
}

/**
 * Removes all of {@link sessionKeys} and fires `token-changed`. A logout also removes all players' items; an expired
 * session leaves its player's.
 */
export function clearSession(reason: 'logout' | 'expired' = 'logout'): void {
  const owner = reason === 'expired' ? readOwnerOfItems() : undefined;
  if (owner === undefined) removeKey(expiredPlayerKey);
  else writeKey(expiredPlayerKey, owner);
  sessionKeys.forEach(removeKey);
  forgetPlayersExcept(owner);
  emit('token-changed', { reason });
}

/** The stored e-mail address (spec §5 E-mail OTP): it may exist even if the user record is unreadable. */
export const readStoredEmail = (): string | undefined => readKey('email');

const followers = new Set<() => void>();

const notifySubscribers = () => {
  for (const follower of [...followers]) {
    try {
      follower();
    } catch (error) {
      reportError(error);
    }
  }
};
const handleStorage = ({ key }: StorageEvent) => {
  if (key === null || (sessionKeys as readonly string[]).includes(key)) notifySubscribers();
};
const handlePageShow = ({ persisted }: PageTransitionEvent) => {
  if (persisted) notifySubscribers();
};

/**
 * Calls back when the stored session may have changed: in this tab by `token-changed`, in another by `storage`, and when
 * the page is restored from the back-forward cache, where it receives no events.
 *
 * @returns the undo
 */
export function subscribeSession(onChange: () => void): () => void {
  if (followers.size === 0) {
    // One listener calls all followers. With one listener each, React could render between two of them: parts of a page
    // before the parent that is about to replace them. The raw DOM event: a sender that does not know the payload schema
    // can still end or begin a session.
    window.addEventListener('token-changed', notifySubscribers);
    window.addEventListener('storage', handleStorage);
    window.addEventListener('pageshow', handlePageShow);
  }
  const follower = () => onChange();
  followers.add(follower);
  return () => {
    followers.delete(follower);
    if (followers.size > 0) return;
    window.removeEventListener('token-changed', notifySubscribers);
    window.removeEventListener('storage', handleStorage);
    window.removeEventListener('pageshow', handlePageShow);
  };
}
