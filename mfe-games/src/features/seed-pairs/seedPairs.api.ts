import { type CallAnswer, type Rows, request } from '@tessera/shared-contracts/api';
import {
  type Bet,
  type BetDetail,
  bets,
  rotateSeeds,
  type SeedPair,
  seedPairBets,
  seedPairs,
  seedPairsPerAnswer,
} from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** Cursor: id of the row before which the page starts; `undefined` for the first page. */
type Before = string | undefined;

const isFull = ({ readable, unreadable }: Rows<unknown>) => readable.length + unreadable >= seedPairsPerAnswer;
const searchOf = (before: Before) => (before === undefined ? {} : { search: { before } });

const seedPairsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    seedPairs: build.infiniteQuery<Rows<SeedPair>, string, Before>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (isFull(page) ? page.readable.at(-1)?.id : undefined),
      },
      query: ({ queryArg: userId, pageParam }) => request(seedPairs, { params: { userId }, ...searchOf(pageParam) }),
      transformResponse: ({ pairs }: CallAnswer<typeof seedPairs>) => pairs,
      providesTags: ['Seeds'],
    }),
    newestBet: build.query<Bet | null, string>({
      query: (userId) => request(bets, { params: { userId }, search: { limit: '1' } }),
      transformResponse: ({ bets: { readable } }: CallAnswer<typeof bets>) => readable[0] ?? null,
    }),
    seedPairBets: build.infiniteQuery<Rows<BetDetail>, { readonly userId: string; readonly pairId: string }, Before>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page) => (isFull(page) ? String(page.readable.at(-1)?.seeds?.nonce ?? 0) : undefined),
      },
      query: ({ queryArg, pageParam }) => request(seedPairBets, { params: queryArg, ...searchOf(pageParam) }),
      transformResponse: ({ bets }: CallAnswer<typeof seedPairBets>) => bets,
      providesTags: ['Seeds'],
    }),
    rotateSeeds: build.mutation<
      CallAnswer<typeof rotateSeeds>,
      { readonly userId: string; readonly key: string; readonly clientSeed: string }
    >({
      query: ({ userId, ...body }) => request(rotateSeeds, { params: { userId }, body }),
      invalidatesTags: ['Seeds'],
    }),
  }),
});

export const { useSeedPairsInfiniteQuery, useNewestBetQuery, useSeedPairBetsInfiniteQuery, useRotateSeedsMutation } =
  seedPairsApi;
