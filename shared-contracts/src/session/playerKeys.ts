/** Prefix of every key of storage that belongs to a player; their id and the name of the item follow. */
export const playerKeyPrefix = 'player/';

/** Where an item is kept: until the tab closes, or on this device, where all tabs share it. */
export type ItemPlace = 'tab' | 'device';

/** The storage of a place. @throws where storage is blocked */
export const storageOf = (place: ItemPlace): Storage => (place === 'tab' ? window.sessionStorage : window.localStorage);

/** Key of a player's item with this name. */
export const playerKey = (userId: string, name: string): string =>
  `${playerKeyPrefix}${encodeURIComponent(userId)}/${name}`;

/** Removes the items of all other players; for a visitor, all items. */
export function forgetPlayersExcept(userId: string | undefined): void {
  const own = userId === undefined ? undefined : playerKey(userId, '');
  for (const place of ['tab', 'device'] as const) {
    try {
      const storage = storageOf(place);
      const keys = Object.keys(storage).filter((key) => key.startsWith(playerKeyPrefix));
      for (const key of keys) if (own === undefined || !key.startsWith(own)) storage.removeItem(key);
    } catch {
      // Blocked storage contains nothing.
    }
  }
}
