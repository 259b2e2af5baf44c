import { type CallAnswer, request } from '@tessera/shared-contracts/api';
import { markNoticesRead, readNotices } from '@tessera/shared-contracts/extensions';
import { remote } from '../../remote';

/** Notices of an answer: enough to fill the panel. */
const perPage = 20;

const { useNoticesInfiniteQuery, useMarkNoticesReadMutation } = remote.api.injectEndpoints({
  endpoints: (build) => ({
    notices: build.infiniteQuery<CallAnswer<typeof readNotices>, string, string | undefined>({
      infiniteQueryOptions: { initialPageParam: undefined, getNextPageParam: ({ next }) => next },
      query: ({ queryArg: userId, pageParam: before }) =>
        request(readNotices, {
          params: { userId },
          search: { limit: String(perPage), ...(before !== undefined && { before }) },
        }),
      providesTags: ['Notices'],
    }),
    markNoticesRead: build.mutation<unknown, { readonly userId: string; readonly upTo: string }>({
      query: ({ userId, upTo }) => request(markNoticesRead, { params: { userId }, body: { upTo } }),
      invalidatesTags: ['Notices'],
    }),
  }),
});

/** The player's notices, read again when the window regains the focus or the connection. */
export const useNotices = (userId: string) =>
  useNoticesInfiniteQuery(userId, { refetchOnFocus: true, refetchOnReconnect: true });

export { useMarkNoticesReadMutation };
