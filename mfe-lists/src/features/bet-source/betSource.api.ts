import { type CallAnswer, type Rows, request } from '@tessera/shared-contracts/api';
import { type Bet, bets, betsPerAnswer } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';
import { liveRowCount, mostBets } from './limits';

type Answer = CallAnswer<typeof bets>;

const countRows = ({ bets: { readable, unreadable } }: Answer) => readable.length + unreadable;

const betsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Answer, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page, pages) => {
          const count = pages.reduce((sum, one) => sum + countRows(one), 0);
          return countRows(page) > 0 && count < Math.min(page.total, mostBets)
            ? page.bets.readable.at(-1)?.id
            : undefined;
        },
      },
      query: ({ queryArg: userId, pageParam }) =>
        request(bets, {
          params: { userId },
          search: { limit: String(betsPerAnswer), ...(pageParam !== undefined && { before: pageParam }) },
        }),
      providesTags: ['Bets'],
    }),
    newestBets: build.query<Rows<Bet>, string>({
      query: (userId) => request(bets, { params: { userId }, search: { limit: String(liveRowCount) } }),
      transformResponse: (answer: Answer) => answer.bets,
      providesTags: ['Bets'],
    }),
  }),
});

export const { useBetsInfiniteQuery, useNewestBetsQuery } = betsApi;
