/**
 * Address of a game's player page; `gameId` is the game's name (spec §2). To browsers a part of dots alone is a step up the
 * path, however it is escaped: a space, which names are compared without, keeps it a name.
 */
export const gamePath = (name: string): string =>
  `/game/${encodeURIComponent(/^\.{1,2}$/.test(name) ? ` ${name}` : name)}`;

/** Address of the lobby. */
export const lobbyPath = '/games';
