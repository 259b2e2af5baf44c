/// <reference path="./assets.d.ts" />
import games from './games.svg';

/** Games that have a picture in `games.svg`. */
const known: ReadonlySet<string> = new Set([
  'automatic',
  'blackjack',
  'coinflip',
  'crash',
  'dice',
  'honeypot',
  'keno',
  'limbo',
  'mines',
  'plinko',
  'poker',
  'roulette',
  'slots',
  'wheel',
]);

/**
 * Picture of a game's tile. All are in one file (`docs/art-source/joinPictures.mjs` writes it): browsers parse every
 * SVG file as a separate document, which costs more than drawing it.
 *
 * @param name the game's name as the provider gives it; case, spaces and punctuation do not matter
 * @returns URL of a 4:5 picture, or of the fallback picture for a game without its own
 */
export function gameArt(name: string): string {
  const key = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return `${games}#${known.has(key) ? key : 'fallback'}`;
}
