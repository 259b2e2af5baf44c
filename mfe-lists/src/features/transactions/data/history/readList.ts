import type { Problem, Transaction } from '@tessera/shared-contracts/api';
import { firstTransactions, transactionsPerAnswer } from '@tessera/shared-contracts/extensions';
import { addPage, noPages, type PagesRead } from '../../../paging/pagesRead';
import { nothingReadable } from '../firstTransactions';
import type { LoadProgress } from '../transactionsStore';
import { startSlices } from './slices';
import { streamTransactions, streamTransactionsPage } from './transactions.api';

/** Takes a provider's list. */
export interface ListReader {
  /** Takes the next transaction. @returns whether to go on */
  readonly take: (transaction: Transaction) => boolean;
  readonly onProgress?: (progress: LoadProgress) => void;
  /** Called when all of a page has been taken. @param pages those read so far */
  readonly onPage?: (pages: PagesRead) => void;
}

/** How reading a list ended. */
export type ReadList =
  | {
      readonly data: {
        /** Whether it was read to its end. */
        readonly isWhole: boolean;
        readonly unreadable: number;
      };
      readonly error?: undefined;
    }
  | { readonly error: Problem; readonly data?: undefined };

/** Where to go on with a list that is read page by page. */
export interface ListPlace {
  /** The last ID that was read. */
  readonly before: string | undefined;
  readonly pages: PagesRead;
}

/** Two significant digits: the number is an estimate. */
const roughly = (count: number) => Number(count.toPrecision(2));

/** Reads the whole answer. @param createReader is called again when the read is repeated from the start */
export async function readWholeList(
  userId: string,
  createReader: () => ListReader,
  signal: AbortSignal,
): Promise<ReadList> {
  const createSink = () => {
    const reader = createReader();
    let read = 0;
    return {
      take: (transaction: Transaction) => {
        read += 1;
        return reader.take(transaction);
      },
      onProgress: ({ bytes, expectedBytes }: { readonly bytes: number; readonly expectedBytes: number | undefined }) =>
        reader.onProgress?.({
          read,
          expected: expectedBytes === undefined ? undefined : roughly((read * expectedBytes) / bytes),
        }),
    };
  };
  const { data, error } = await streamTransactions(userId, createSink, signal);
  if (error !== undefined) return { error };
  return { data: { isWhole: data.envelope !== undefined, unreadable: data.unreadable } };
}

/** Reads page after page (extension `transactions-page`). */
export async function readPagedList(
  userId: string,
  { take, onProgress, onPage }: ListReader,
  signal: AbortSignal,
  { before, pages }: ListPlace = { before: undefined, pages: noPages },
): Promise<ReadList> {
  for (;;) {
    const limit = before === undefined ? firstTransactions : transactionsPerAnswer;
    let page: Transaction[] = [];
    const createSink = () => {
      page = [];
      return { take: (transaction: Transaction) => page.push(transaction) > 0 };
    };
    const { data, error } = await streamTransactionsPage(userId, { before, limit }, createSink, signal);
    if (error !== undefined) return { error };
    const total = data.envelope?.total;
    const { unreadable, unreadableAtEnd } = data;
    const next = addPage(pages, { readable: page.length, unreadable, unreadableAtEnd, total });
    if (next.state === 'stuck') return { error: nothingReadable() };
    const hasEnough = !(await takeAll(page, take));
    pages = next;
    if (!hasEnough) onPage?.(pages);
    onProgress?.({ read: pages.read, expected: total ?? pages.read });
    before = page.at(-1)?._id;
    const isWhole = !hasEnough && pages.state === 'whole';
    if (isWhole || hasEnough) return { data: { isWhole, unreadable: pages.unreadable } };
  }
}

/** Passes a page on, in slices. @returns whether to go on */
async function takeAll(page: readonly Transaction[], take: ListReader['take']): Promise<boolean> {
  const slices = startSlices();
  for (const transaction of page) {
    if (!take(transaction)) return false;
    if (slices.isOver()) await slices.next();
  }
  return true;
}
