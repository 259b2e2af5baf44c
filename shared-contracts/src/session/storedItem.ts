import type { storageKeys } from './storageKeys';

/** Text that the browser keeps under one name. */
export interface StoredItem {
  /** The text; `undefined` when there is none, or when storage is blocked. */
  readonly read: () => string | undefined;
  /** Keeps a text. Blocked or full storage keeps nothing. */
  readonly write: (text: string) => void;
}

/** What an item may be called: a name of the contract, or one that begins with the app's own. */
export type ItemName = (typeof storageKeys.shell)[number] | `tessera.${string}.${string}`;

const itemIn = (storage: () => Storage, name: ItemName): StoredItem => ({
  read: () => {
    try {
      return storage().getItem(name) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (text) => {
    try {
      storage().setItem(name, text);
    } catch {
      // It lives as long as the page does.
    }
  },
});

/** Something that is kept on this device for whoever uses it; what belongs to a player is a {@link playerItem}. */
export const deviceItem = (name: ItemName): StoredItem => itemIn(() => window.localStorage, name);

/** Something that is kept in this tab for whoever uses it; what belongs to a player is a {@link playerItem}. */
export const tabItem = (name: ItemName): StoredItem => itemIn(() => window.sessionStorage, name);
