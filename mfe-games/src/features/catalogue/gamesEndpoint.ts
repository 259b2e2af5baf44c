import { type CallAnswer, calls, type Game, request } from '@tessera/shared-contracts/api';
import { gamesApi } from '../../store';

const listKeptSeconds = 300;

/** The provider's games; an answer without items is an empty list (spec §8). */
export const { useGamesQuery } = gamesApi.injectEndpoints({
  endpoints: (build) => ({
    games: build.query<readonly Game[], void>({
      query: () => request(calls.games),
      transformResponse: (answer: CallAnswer<typeof calls.games>) => answer.games?.items ?? [],
      keepUnusedDataFor: listKeptSeconds,
    }),
  }),
});
