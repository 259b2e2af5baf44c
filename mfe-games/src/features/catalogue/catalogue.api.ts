import { type CallAnswer, calls, type Game, type Rows, request } from '@tessera/shared-contracts/api';
import { remote } from '../../remote';

const listKeptSeconds = 300;

const noGames: Rows<Game> = { readable: [], unreadable: 0 };

/** Playable games come first and games marked as not playable last; otherwise in the provider's order. */
const rankOf = ({ playable }: Game): number => (playable === true ? 0 : playable === false ? 2 : 1);
const byRank = ({ readable, unreadable }: Rows<Game>): Rows<Game> => ({
  readable: [...readable].sort((a, b) => rankOf(a) - rankOf(b)),
  unreadable,
});

/** The provider's games; a response without items is an empty list (spec §8). */
export const { useGamesQuery } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    games: build.query<Rows<Game>, void>({
      query: () => request(calls.games),
      transformResponse: (answer: CallAnswer<typeof calls.games>) => byRank(answer.games?.items ?? noGames),
      keepUnusedDataFor: listKeptSeconds,
    }),
  }),
});
