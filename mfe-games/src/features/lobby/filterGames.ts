import type { Game } from '@tessera/shared-contracts/api';
import { type Category, isInCategory } from './categories';
import { foldText } from './foldText';

/** Filters of a list; an empty text or no provider filters nothing. */
export interface GameFilter {
  readonly search: string;
  readonly provider: string;
}

/** A game with the text that a search is matched against. */
export interface SearchableGame {
  readonly game: Game;
  readonly text: string;
}

const compact = (folded: string) => folded.replaceAll(' ', '');

/**
 * Prepares the games of a category for {@link filterGames}, once for each list, because folding texts is the slow part of a
 * search. The text contains name and provider both with and without spaces, so that "holdem" finds "Hold’em" and "hold em".
 */
export const indexGames = (games: readonly Game[], category?: Category): readonly SearchableGame[] =>
  (category === undefined ? games : games.filter((game) => isInCategory(game, category))).map((game) => {
    const name = foldText(game.name);
    const provider = foldText(game.provider ?? '');
    return { game, text: [name, compact(name), provider, compact(provider)].join('\n') };
  });

/** The games that pass all filters. Each word of the search must be in the name or the provider. */
export function filterGames(games: readonly SearchableGame[], { search, provider }: GameFilter): readonly Game[] {
  const words = foldText(search).split(' ');
  return games.flatMap(({ game, text }) => {
    const isFound = words.every((word) => text.includes(word)) && (provider === '' || game.provider === provider);
    return isFound ? [game] : [];
  });
}

/** The distinct providers of a list of games, in alphabetical order. */
export function providersOf(games: readonly Game[]): readonly string[] {
  const names = games.flatMap(({ provider }) => (provider?.trim() ? [provider] : []));
  return [...new Set(names)].sort((one, other) => (foldText(one) < foldText(other) ? -1 : 1));
}

let alphabet: Intl.Collator | undefined;

function compareInAlphabet(one: string, other: string): number {
  // biome-ignore lint/plugin: created only when a player sorts
  alphabet ??= new Intl.Collator('en', { numeric: true });
  return alphabet.compare(one, other);
}

/** Sort orders of the lobby other than the default, as in the URL. */
export const sorts = ['name', 'provider'] as const;
/** See {@link sorts}; the empty text is the default order. */
export type Sort = (typeof sorts)[number] | '';

/** Sorts games; the default order is that of the list. */
export function sortGames(games: readonly Game[], sort: Sort): readonly Game[] {
  if (sort === '') return games;
  const byName = (a: Game, b: Game) => compareInAlphabet(a.name, b.name);
  const byProvider = (a: Game, b: Game) => compareInAlphabet(a.provider ?? '', b.provider ?? '') || byName(a, b);
  return [...games].sort(sort === 'name' ? byName : byProvider);
}
