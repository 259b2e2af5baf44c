import { type CallAnswer, isProblem, request, type Transaction, transactions } from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { listsApi } from '../../api';
import { newestFirst } from './listTransactions';
import { messages } from './transactions.messages';

const transactionsApi = listsApi.injectEndpoints({
  endpoints: (build) => ({
    transactions: build.query<readonly Transaction[], string>({
      query: (userId) => request(transactions, { params: { userId } }),
      transformResponse: (answer: CallAnswer<typeof transactions>) => newestFirst(answer.transactions),
      providesTags: ['Transactions'],
      // Here and not in a component, so that a failed request is one toast however many look on.
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

/** Kinds of problem that say nothing here: no one waits for the answer, or the end of the session was told already. */
const hasOwnWords: ReadonlySet<string> = new Set(['aborted', 'signed-out', 'session-expired']);

export const { useTransactionsQuery } = transactionsApi;
