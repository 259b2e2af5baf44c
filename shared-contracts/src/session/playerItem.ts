import { playerKey } from './playerKeys';
import { readSession } from './session';

/** Text that this tab keeps for one player. */
export interface PlayerItem {
  /** The text; `undefined` when there is none, or when this is not the signed-in player. */
  readonly read: (userId: string | undefined) => string | undefined;
  /** Stores a text, but only for the signed-in player. */
  readonly write: (userId: string | undefined, text: string) => void;
}

const isSignedIn = (userId: string | undefined): userId is string =>
  userId !== undefined && readSession()?.user.id === userId;

/**
 * The way for an app to store something for a player while the tab is open. It is removed as soon as they are no longer
 * signed in, whichever tab ends the session and whether or not the code that stored it is loaded.
 *
 * @param name `tessera.<app>.<what>`, which the release gate enforces
 */
export const playerItem = (name: `tessera.${string}.${string}`): PlayerItem => ({
  read: (userId) => {
    try {
      return isSignedIn(userId) ? (window.sessionStorage.getItem(playerKey(userId, name)) ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (userId, text) => {
    try {
      if (isSignedIn(userId)) window.sessionStorage.setItem(playerKey(userId, name), text);
    } catch {
      // Blocked or full: the text lasts only as long as the page.
    }
  },
});
