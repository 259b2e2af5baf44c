import type { Game } from '@tessera/shared-contracts/api';
import { foldText } from './foldText';

/** A preset of the lobby: `/casino/{slug}` (spec §2, Sidebar). */
export interface Category {
  readonly slug: string;
  readonly label: string;
  /** Words that tell a game of this kind by its name or its provider's; whole words, plural or not. */
  readonly words: readonly string[];
}

/**
 * The provider's list says nothing of a game's kind, so it is told by the words that games of the kind carry in their
 * names or in the name of a studio that makes nothing else ("Ostia Slots"). A game that carries none is in no preset
 * and is found under all games. A game may be in two: "Poker Slots" is honestly both.
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

/** The category behind the last part of `/casino/{slug}`; case does not matter. */
export const findCategory = (slug: string): Category | undefined =>
  categories.find((category) => category.slug === slug.toLowerCase());

/** Whether a game belongs to a category. */
export function isInCategory(game: Game, { words }: Category): boolean {
  const text = ` ${foldText(`${game.name} ${game.provider ?? ''}`)} `;
  return words.some((word) => text.includes(` ${word} `) || text.includes(` ${word}s `));
}
