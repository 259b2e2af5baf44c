import { request, transactions } from '@tessera/shared-contracts/api';
import { transactionsPage } from '@tessera/shared-contracts/extensions';
import { sendRead } from '@tessera/shared-contracts/remote';
import { streamCall } from '@tessera/shared-contracts/streaming';
import { createRowReader, type RowSink } from './rowReader';

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
