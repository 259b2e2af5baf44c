import type { Game } from '@tessera/shared-contracts/api';
import { foldText } from '@tessera/shared-contracts/format';

/** A preset of the lobby: `/casino/{slug}` (spec §2 Sidebar). */
export interface Category {
  readonly slug: string;
  readonly label: string;
  /** Words in the game's or provider's name that identify this category; whole words, singular or plural. */
  readonly words: readonly string[];
}

/**
 * The provider's list does not contain categories, so a game's category is derived from words in its name or in the
 * name of a studio that makes nothing else ("Ostia Slots"). Other games are listed only under all
 * games. A game may be in two: "Poker Slots" is in both.
 */
export const categories: readonly Category[] = [
  {
    slug: 'slots',
    label: 'Slots',
    words: ['slot', 'megaways', 'reel', 'spin', 'jackpot', 'bonanza', 'fruit', 'book of', 'hold and win'],
  },
  { slug: 'blackjack', label: 'Blackjack', words: ['blackjack', 'black jack', 'twenty one', 'pontoon'] },
  { slug: 'roulette', label: 'Roulette', words: ['roulette'] },
  { slug: 'poker', label: 'Poker', words: ['poker', 'holdem', 'hold em', 'omaha', 'jacks or better', 'deuces wild'] },
  { slug: 'baccarat', label: 'Baccarat', words: ['baccarat', 'punto banco', 'chemin de fer'] },
];

/** Finds the category of `/casino/{slug}`, ignoring case. */
export const findCategory = (slug: string): Category | undefined =>
  categories.find((category) => category.slug === slug.toLowerCase());

/** Whether a game belongs to a category. */
export function isInCategory(game: Game, { words }: Category): boolean {
  const text = ` ${foldText(`${game.name} ${game.provider ?? ''}`)} `;
  return words.some((word) => text.includes(` ${word} `) || text.includes(` ${word}s `));
}
