/**
 * Address of a game's player page; `gameId` is the game's name (spec §2 Route table). Browsers treat a path segment
 * of dots as a step up, even if escaped; a leading space, which is ignored when names are compared, prevents that.
 */
export const gamePath = (name: string): string =>
  `/game/${encodeURIComponent(/^\.{1,2}$/.test(name) ? ` ${name}` : name)}`;

/** Address of the lobby. */
export const lobbyPath = '/games';
