import type { Game } from '@tessera/shared-contracts/api';
import { type Category, isInCategory } from './categories';
import { foldText } from './foldText';

/** What narrows a list as it is typed or picked; an empty text or no provider narrows nothing. */
export interface GameFilter {
  readonly search: string;
  readonly provider: string;
}

/** A game with the text that a search is held against. */
export interface SearchableGame {
  readonly game: Game;
  readonly text: string;
}

const compact = (folded: string) => folded.replaceAll(' ', '');

/**
 * Prepares the games of a category for {@link filterGames}, once for each list: folding texts is what a search would take its
 * time with. Name and provider stand in the text as they are and without gaps, so that "holdem" finds "Hold’em" and "hold em"
 * as well.
 */
export const indexGames = (games: readonly Game[], category?: Category): readonly SearchableGame[] =>
  (category === undefined ? games : games.filter((game) => isInCategory(game, category))).map((game) => {
    const name = foldText(game.name);
    const provider = foldText(game.provider ?? '');
    return { game, text: [name, compact(name), provider, compact(provider)].join('\n') };
  });

/** The games that pass every part of the filter. Each word of the search has to be in the name or the provider. */
export function filterGames(games: readonly SearchableGame[], { search, provider }: GameFilter): readonly Game[] {
  const words = foldText(search).split(' ');
  return games.flatMap(({ game, text }) => {
    const isFound = words.every((word) => text.includes(word)) && (provider === '' || game.provider === provider);
    return isFound ? [game] : [];
  });
}

/** The providers of a list of games, each once, in alphabetical order. */
export function providersOf(games: readonly Game[]): readonly string[] {
  const names = games.flatMap(({ provider }) => (provider?.trim() ? [provider] : []));
  return [...new Set(names)].sort(alphabet.compare);
}

const alphabet = new Intl.Collator('en', { numeric: true });

/** Orders of the lobby beside the usual one, as the address writes them. */
export const sorts = ['name', 'provider'] as const;
/** See {@link sorts}; the empty text is the usual order. */
export type Sort = (typeof sorts)[number] | '';

/** Games in an order; the usual one is that of the list. */
export function sortGames(games: readonly Game[], sort: Sort): readonly Game[] {
  if (sort === '') return games;
  const byName = (a: Game, b: Game) => alphabet.compare(a.name, b.name);
  const byProvider = (a: Game, b: Game) => alphabet.compare(a.provider ?? '', b.provider ?? '') || byName(a, b);
  return [...games].sort(sort === 'name' ? byName : byProvider);
}
