import * as games from './games';

const { fallbackArt, ...known } = games;
const artByGame: ReadonlyMap<string, string> = new Map(
  Object.entries(known).map(([name, address]) => [name.replace(/Art$/, '').toLowerCase(), address]),
);

/**
 * Picture of a game's tile.
 *
 * @param name the game's name as the provider gives it; case, spaces and punctuation do not matter
 * @returns URL of a 4:5 picture, or of the fallback picture for a game without its own
 */
export const gameArt = (name: string): string =>
  artByGame.get(name.toLowerCase().replace(/[^a-z0-9]/g, '')) ?? fallbackArt;
