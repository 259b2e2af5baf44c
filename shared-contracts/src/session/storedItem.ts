import type { storageKeys } from './storageKeys';

/** Text that the browser stores under one name. */
export interface StoredItem {
  /** The text; `undefined` when nothing is stored or storage is blocked. */
  readonly read: () => string | undefined;
  /** Stores a text. Blocked or full storage stores nothing. */
  readonly write: (text: string) => void;
}

/** Valid names of items: a name of the contract, or one with the app's prefix. */
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
      // Not stored, so the text lasts only as long as the page.
    }
  },
});

/** An item that is stored on this device for any player; for items of one player use {@link playerItem}. */
export const deviceItem = (name: ItemName): StoredItem => itemIn(() => window.localStorage, name);

/** An item that is stored in this tab for any player; for items of one player use {@link playerItem}. */
export const tabItem = (name: ItemName): StoredItem => itemIn(() => window.sessionStorage, name);
