import {
  type CallAnswer,
  isProblem,
  type Rows,
  request,
  type Transaction,
  transactions,
} from '@tessera/shared-contracts/api';
import { showToast } from '@tessera/shared-contracts/events';
import { transactionsPage } from '@tessera/shared-contracts/extensions';
import { sendRead } from '@tessera/shared-contracts/remote';
import { streamCall } from '@tessera/shared-contracts/streaming';
import { remote } from '../../remote';
import { createRowReader, type RowSink } from './data/rowReader';
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

/**
 * Reads a player's transactions as they arrive, the newest first where the provider sorts them.
 *
 * @param createSink makes what takes the rows; called again when the read is repeated
 */
export const streamTransactions = (userId: string, createSink: () => RowSink, signal: AbortSignal) =>
  sendRead(() =>
    streamCall(request(transactions, { params: { userId } }), createRowReader(transactions, createSink()), { signal }),
  );

/** Reads one page of a player's transactions (extension `transactions-page`). @param before the last ID that was read */
export const streamTransactionsPage = (
  userId: string,
  page: { readonly before: string | undefined; readonly limit: number },
  createSink: () => RowSink,
  signal: AbortSignal,
) =>
  sendRead(() =>
    streamCall(
      request(transactionsPage, {
        params: { userId },
        search: { limit: String(page.limit), ...(page.before !== undefined && { before: page.before }) },
      }),
      createRowReader(transactionsPage, createSink()),
      { signal },
    ),
  );
