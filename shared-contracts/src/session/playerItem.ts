import { type ItemPlace, playerKey, storageOf } from './playerKeys';
import { readSession } from './session';

/** Text that is stored for one player. */
export interface PlayerItem {
  /** The text; `undefined` when nothing is stored, or for another player. */
  readonly read: (userId: string | undefined) => string | undefined;
  /** Stores a text, but only for the signed-in player. */
  readonly write: (userId: string | undefined, text: string) => void;
  /**
   * Calls back when another tab has changed the text of an item on the device.
   *
   * @returns the undo
   */
  readonly subscribe: (userId: string, onChange: () => void) => () => void;
}

const isSignedIn = (userId: string | undefined): userId is string =>
  userId !== undefined && readSession()?.user.id === userId;

/**
 * The way for an app to store something for a player. It is removed when they log out or another player logs in, whichever
 * tab that happens in and whether or not the code that stored it is loaded. It stays when their session expires, since they
 * may log in again, but until then it cannot be read.
 *
 * @param name `tessera.<app>.<what>`, which the release gate enforces
 * @param place `tab` by default
 */
export const playerItem = (name: `tessera.${string}.${string}`, place: ItemPlace = 'tab'): PlayerItem => ({
  read: (userId) => {
    try {
      return isSignedIn(userId) ? (storageOf(place).getItem(playerKey(userId, name)) ?? undefined) : undefined;
    } catch {
      return undefined;
    }
  },
  write: (userId, text) => {
    try {
      if (isSignedIn(userId)) storageOf(place).setItem(playerKey(userId, name), text);
    } catch {
      // Blocked or full: the text lasts only as long as the page.
    }
  },
  subscribe: (userId, onChange) => {
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === playerKey(userId, name)) onChange();
    };
    window.addEventListener('storage', handleStorage);
    return () => window.removeEventListener('storage', handleStorage);
  },
});
