import { sendRead } from '@tessera/platform/remote';
import {
  type CallResult,
  type Problem,
  readAnswer,
  request,
  sendCall,
  type Transaction,
  transactionSchema,
  transactions,
  tryParseJson,
} from '@tessera/shared-contracts/api';
import { firstTransactions, hasExtension } from '@tessera/shared-contracts/extensions';
import { type BodyPiece, streamCall } from '@tessera/shared-contracts/streaming';
import { yieldToMain } from '@tessera/shared-contracts/ui';
import { safeParse } from 'valibot';
import { addPage, noPages } from '../../paging/pagesRead';
import { cutList } from './listElements';
import type { LoadProgress } from './transactionsState';

/** Receives a provider's list, in the provider's order (usually newest first). */
export interface ListReader {
  /** Takes the next transaction. @returns whether to continue */
  readonly take: (transaction: Transaction) => boolean;
  /** With paging, called after each page but the last. @param unreadable number of unreadable rows so far */
  readonly onPage?: (unreadable: number) => void;
  /** Called periodically until the last row. */
  readonly onProgress?: (progress: LoadProgress) => void;
}

/** How reading a list ended. */
export interface ReadList {
  /** Whether it was read to its end. */
  readonly isWhole: boolean;
  readonly unreadable: number;
}

/**
 * Reads a player's transactions: page after page (extension `transactions-page`), or one answer as it arrives.
 *
 * @param createReader called again when the read is retried from the start
 */
export const readTransactions = (
  userId: string,
  createReader: () => ListReader,
  signal: AbortSignal,
): Promise<CallResult<ReadList>> =>
  hasExtension('transactions-page')
    ? readPages(userId, createReader(), signal)
    : sendRead(() => {
        const reader = createReader();
        const whole = request(transactions, { params: { userId } });
        return streamCall(whole, (pieces, status) => readRows(pieces, status, reader), { signal });
      });

/** Rows of each page but the first: parsing more would block a slow phone for longer than 50 ms. */
const pageSize = 500;

async function readPages(userId: string, reader: ListReader, signal: AbortSignal): Promise<CallResult<ReadList>> {
  let pages = noPages;
  let before: string | undefined;
  for (;;) {
    // Parsing the page's call would load a schema library for a single number.
    const search = { limit: String(before === undefined ? firstTransactions : pageSize), ...(before && { before }) };
    const { data, error, meta } = await sendRead(() =>
      sendCall(request(transactions, { params: { userId }, search }), { signal }),
    );
    if (error !== undefined) return { error };
    const { readable, unreadable, unreadableAtEnd } = data.transactions;
    const total = typeof data.total === 'number' ? data.total : undefined;
    pages = addPage(pages, { readable: readable.length, unreadable, unreadableAtEnd, total });
    // The next page has no cursor.
    if (pages.state === 'stuck') return malformed('A page without a readable row, which is not the last');
    const isMoreWanted = readable.every(reader.take);
    const isWhole = isMoreWanted && pages.state === 'whole';
    if (isWhole || !isMoreWanted) return { data: { isWhole, unreadable: pages.unreadable }, meta };
    reader.onPage?.(pages.unreadable);
    reader.onProgress?.({ read: pages.read, expected: total });
    before = readable.at(-1)?._id;
  }
}

function malformed(issue: string): { readonly error: Problem } {
  console.error(`${transactions.id}: the answer is not of the agreed shape.`, [issue]);
  return { error: { kind: 'malformed', message: transactions.fallbackMessage, status: 200, issues: [issue] } };
}

/** Maximum time that reading blocks the page, in milliseconds: half a frame. */
const sliceMs = 8;

/** Two significant digits: the number is an estimate. */
const roughly = (count: number) => Number(count.toPrecision(2));

/** Streams an answer of any length row by row, in slices; the rest of the answer is parsed with the call's schema. */
export async function readRows(
  pieces: AsyncIterable<BodyPiece>,
  status: number,
  { take, onProgress }: ListReader,
): Promise<CallResult<ReadList>> {
  const elements = cutList('transactions');
  let read = 0;
  let unreadable = 0;
  for await (const { text, bytes, expectedBytes } of pieces) {
    let endsAtMs = performance.now() + sliceMs;
    for (const json of elements.add(text)) {
      const row = tryParseJson(json);
      if (row === undefined) return malformed('A row that is not JSON');
      const { success, output } = safeParse(transactionSchema, row);
      read += 1;
      if (!success) unreadable += 1;
      else if (!take(output)) return { data: { isWhole: false, unreadable }, meta: { status } };
      if (performance.now() < endsAtMs) continue;
      onProgress?.({ read, expected: expectedBytes && roughly((read * expectedBytes) / bytes) });
      await yieldToMain();
      endsAtMs = performance.now() + sliceMs;
    }
  }
  const { error, meta } = readAnswer(transactions, status, elements.rest());
  return error === undefined ? { data: { isWhole: true, unreadable }, meta } : { error };
}
