import { foldText } from './foldText';

const compact = (folded: string) => folded.replaceAll(' ', '');

/**
 * The text that a search of names matches against, built once per name because folding is the slow part of a search. It
 * has each name both with and without spaces, so that "holdem" finds "Hold’em" and "hold em".
 */
export const searchableText = (...names: readonly string[]): string =>
  names
    .map(foldText)
    .flatMap((name) => [name, compact(name)])
    .join('\n');

/** The words of a search, each of which has to be in a {@link searchableText}. */
export const searchedWords = (search: string): readonly string[] => foldText(search).split(' ');

/** An ID as {@link searchedIdParts} are matched against it: lower case, without signs. */
export function searchableId(id: string): string {
  const lower = id.toLowerCase();
  // Fast path for nearly all of them: a list can have twenty thousand.
  return /^[a-z\d-]*$/.test(lower) ? lower.replaceAll('-', '') : compact(foldText(id));
}

/**
 * The parts of an ID, each of which has to be in a {@link searchableId}: a shortened ID such as `66f2c1…9be4a7` has
 * two.
 */
export const searchedIdParts = (search: string): readonly string[] =>
  search
    .split(/…|\.{3}/)
    .map(searchableId)
    .filter((part) => part !== '');
