/** Begins every key of `sessionStorage` that belongs to a player; their id and the name of the item follow. */
export const playerKeyPrefix = 'player/';

/** Key of what is kept for a player under a name. */
export const playerKey = (userId: string, name: string): string =>
  `${playerKeyPrefix}${encodeURIComponent(userId)}/${name}`;

/** Removes what this tab keeps for anybody but this player; for a visitor, everything. */
export function forgetPlayersExcept(userId: string | undefined): void {
  const own = userId === undefined ? undefined : playerKey(userId, '');
  try {
    const keys = Object.keys(window.sessionStorage).filter((key) => key.startsWith(playerKeyPrefix));
    for (const key of keys) if (own === undefined || !key.startsWith(own)) window.sessionStorage.removeItem(key);
  } catch {
    // Blocked storage keeps nothing.
  }
}
