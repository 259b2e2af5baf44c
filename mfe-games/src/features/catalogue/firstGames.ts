import type { PublicAnswers } from '@tessera/platform/prerender';
import { type Game, gameSchema, gamesAnswerSchema } from '@tessera/shared-contracts/api';
import { array, type InferOutput, number, object, optional, safeParse } from 'valibot';
import { isToCome, rankGames } from './rankGames';

/** Number of games on the home page and at the start of the lobby: four rows of seven. */
export const firstGamesShown = 28;

/** Schema of the games in a composed page. */
export const firstGamesSchema = object({
  games: array(gameSchema),
  /** Number of games in the whole list. */
  total: number(),
  /** How many of them cannot be played yet; missing in pages of older releases. */
  toCome: optional(number()),
  /** Number of games that could not be parsed; missing in pages of older releases. */
  unreadable: optional(number()),
});
/** See {@link firstGamesSchema}. */
export type FirstGames = InferOutput<typeof firstGamesSchema>;

/** The fields of a tile; the provider's other fields are left out of the page. */
const tileOf = ({ uuid, name, image, provider, playable }: Game): Game => ({ uuid, name, image, provider, playable });

/** The first games of the composed list; `undefined` without one. */
export function firstGamesOf({ games }: PublicAnswers, isShown: (game: Game) => boolean): FirstGames | undefined {
  const { success, output } = safeParse(gamesAnswerSchema, games);
  const rows = success ? output.games?.items : undefined;
  if (rows === undefined) return undefined;
  const shown = rankGames(rows).readable.filter(isShown);
  if (shown.length === 0) return undefined;
  return {
    games: shown.slice(0, firstGamesShown).map(tileOf),
    total: shown.length,
    toCome: shown.filter(isToCome).length,
    unreadable: rows.unreadable,
  };
}
