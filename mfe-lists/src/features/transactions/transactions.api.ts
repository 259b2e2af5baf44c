import {
  type CallAnswer,
  isProblem,
  type Rows,
  request,
  type Transaction,
  transactions,
} from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { remote } from '../../remote';
import { newestFirst } from './listTransactions';
import { messages } from './transactions.messages';

const transactionsApi = remote.api.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.query<Rows<Transaction>, string>({
      query: (userId) => request(transactions, { params: { userId } }),
      transformResponse: ({ transactions: { readable, unreadable } }: CallAnswer<typeof transactions>) => ({
        readable: newestFirst(readable),
        unreadable,
      }),
      providesTags: ['Transactions'],
      // Here and not in a component, so that a failed request shows only one toast.
      async onQueryStarted(_, { queryFulfilled }) {
        try {
          await queryFulfilled;
        } catch (thrown) {
          const problem = (thrown as { error?: unknown }).error;
          if (!isProblem(problem) || hasOwnWords.has(problem.kind)) return;
          showToast('error', messages.failed);
        }
      },
    }),
  }),
});

/** Kinds of problem without a toast: the request was cancelled, or the end of the session was already reported. */
const hasOwnWords: ReadonlySet<string> = new Set(['aborted', 'signed-out', 'session-expired']);

export const { useTransactionsQuery } = transactionsApi;
