/** Prefix of every key of `sessionStorage` that belongs to a player; their id and the name of the item follow. */
export const playerKeyPrefix = 'player/';

/** Key of a player's item with this name. */
export const playerKey = (userId: string, name: string): string =>
  `${playerKeyPrefix}${encodeURIComponent(userId)}/${name}`;

/** Removes the items of all other players in this tab; for a visitor, all items. */
export function forgetPlayersExcept(userId: string | undefined): void {
  const own = userId === undefined ? undefined : playerKey(userId, '');
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(playerKeyPrefix));
    for (const key of keys) if (own === undefined || !key.startsWith(own)) window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing.
  }
}
