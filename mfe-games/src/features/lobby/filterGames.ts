import type { Game } from '@tessera/shared-contracts/api';
import { type Category, isInCategory } from './categories';
import { foldText } from './foldText';

/** What narrows the lobby; an empty text or no provider narrows nothing. */
export interface GameFilter {
  readonly search: string;
  readonly provider: string;
  readonly category?: Category | undefined;
}

/** The games that pass every part of the filter. Each word of the search has to be in the name or the provider. */
export function filterGames(games: readonly Game[], { search, provider, category }: GameFilter): readonly Game[] {
  const words = foldText(search).split(' ');
  return games.filter((game) => {
    const text = foldText(`${game.name} ${game.provider ?? ''}`);
    return (
      words.every((word) => text.includes(word)) &&
      (provider === '' || game.provider === provider) &&
      (category === undefined || isInCategory(game, category))
    );
  });
}

/** The providers of a list of games, each once, in alphabetical order. */
export function providersOf(games: readonly Game[]): readonly string[] {
  const names = games.flatMap(({ provider }) => (provider?.trim() ? [provider] : []));
  return [...new Set(names)].sort((a, b) => a.localeCompare(b, 'en'));
}
