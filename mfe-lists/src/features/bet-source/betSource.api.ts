import { type CallAnswer, type Rows, request } from '@tessera/shared-contracts/api';
import { type Bet, bets, betsPerAnswer } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';
import { addPage, noPages, type PagesRead } from '../paging/pagesRead';
import { liveRowCount, mostBets } from './limits';

type Answer = CallAnswer<typeof bets>;

/** Counts the bets of the loaded pages, up to the maximum of a list. */
export const countBets = (pages: readonly Answer[]): PagesRead =>
  pages
    .map(({ bets: { readable, ...counts }, total }) => ({
      ...counts,
      readable: readable.length,
      total: Math.min(total, mostBets),
    }))
    .reduce(addPage, noPages);

const betsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    bets: build.infiniteQuery<Answer, string, string | undefined>({
      infiniteQueryOptions: {
        initialPageParam: undefined,
        getNextPageParam: (page, pages) =>
          countBets(pages).state === 'more' ? page.bets.readable.at(-1)?.id : undefined,
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
