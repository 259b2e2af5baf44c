import type { Game } from '@tessera/shared-contracts/api';
import { foldText, searchableText, searchedWords } from '@tessera/shared-contracts/format';
import { isToCome } from '../catalogue';
import { type Category, isInCategory } from './categories';

/** Filters of a list; an empty text or `undefined` disables a filter. */
export interface GameFilter {
  readonly search: string;
  readonly provider: string;
}

/** A game with its searchable text. */
export interface SearchableGame {
  readonly game: Game;
  readonly text: string;
}

/** Prepares the games of a category for {@link filterGames}, once for each list. */
export const indexGames = (games: readonly Game[], category?: Category): readonly SearchableGame[] =>
  (category === undefined ? games : games.filter((game) => isInCategory(game, category))).map((game) => ({
    game,
    text: searchableText(game.name, game.provider ?? ''),
  }));

/** The games that pass all filters. Each word of the search must be in the name or the provider. */
export function filterGames(games: readonly SearchableGame[], { search, provider }: GameFilter): readonly Game[] {
  const words = searchedWords(search);
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

/** Sorts games, those to come last; by default they keep the order of the list. */
export function sortGames(games: readonly Game[], sort: Sort): readonly Game[] {
  if (sort === '') return games;
  const byName = (a: Game, b: Game) => compareInAlphabet(a.name, b.name);
  const byProvider = (a: Game, b: Game) => compareInAlphabet(a.provider ?? '', b.provider ?? '') || byName(a, b);
  const compare = sort === 'name' ? byName : byProvider;
  return [...games].sort((a, b) => Number(isToCome(a)) - Number(isToCome(b)) || compare(a, b));
}
