/** Address of a game's player page; `gameId` is the game's name (spec §2). */
export const gamePath = (name: string): string => `/game/${encodeURIComponent(name)}`;

/** Address of the lobby. */
export const lobbyPath = '/games';
