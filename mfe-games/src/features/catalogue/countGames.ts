import { messages } from './catalogue.messages';
import type { FirstGames } from './firstGames';
import { isToCome } from './rankGames';

/** How many games there are, those to come apart; a composed page counts more than it contains. */
export const countGames = ({
  games,
  total = games.length,
  toCome = games.filter(isToCome).length,
}: { readonly games: Readonly<FirstGames['games']> } & Partial<Omit<FirstGames, 'games'>>): string =>
  messages.count(total - toCome, toCome);
