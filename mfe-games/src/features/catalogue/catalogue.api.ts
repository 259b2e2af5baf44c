import { type CallAnswer, type Game, games, type Rows, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';
import { rankGames } from './rankGames';

const listKeptSeconds = 300;

const noGames: Rows<Game> = { readable: [], unreadable: 0 };

/** The provider's games; a response without items is an empty list (spec §8 Games). */
const catalogueApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query<Rows<Game>, void>({
      query: () => request(games),
      transformResponse: (answer: CallAnswer<typeof games>) => rankGames(answer.games?.items ?? noGames),
      keepUnusedDataFor: listKeptSeconds,
    }),
  }),
});

export const { useGamesQuery } = catalogueApi;

/** The request of the games, for a store to dispatch. */
export const requestGames = () => catalogueApi.endpoints.games.initiate(undefined, { subscribe: false });
