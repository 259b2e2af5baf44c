import type { Problem, Transaction } from '@tessera/shared-contracts/api';
import { noPages } from '../../../paging/pagesRead';
import { type FirstTransactions, isPaged } from '../firstTransactions';
import type { LoadProgress, TransactionsState } from '../transactionsStore';
import { type Columns, createColumns } from './columns';
import { listRows } from './listRows';
import { countPending } from './pendingRows';
import { type ReadList, readPagedList, readWholeList } from './readList';
import { type ColumnChanges, createReconciler, type Reconciler } from './reconcile';
import { changedRows, noRows, prepareOrder, sortRows, withAddedRows } from './transactionRows';

/** Loads a player's transactions into the state of a store. */
export interface Loader {
  /**
   * Loads all transactions, goes on with an incomplete load, or looks for what is new.
   *
   * @returns why that failed
   */
  readonly load: (signal: AbortSignal) => Promise<Problem | undefined>;
  /** Whether a transaction is about to change. */
  readonly hasPending: () => boolean;
  readonly showArrivals: () => void;
}

/** About 100 bytes each. */
const mostRows = 500_000;
/** Milliseconds between two reports of progress: on a slow phone the frame of each takes 50 ms of what the reading needs. */
const reportEveryMs = 500;

/** Passes on a report now and then. */
function occasionally(report: (progress: LoadProgress) => void): (progress: LoadProgress) => void {
  let nextAtMs = 0;
  return (progress) => {
    const nowMs = performance.now();
    if (nowMs < nextAtMs) return;
    nextAtMs = nowMs + reportEveryMs;
    report(progress);
  };
}

const unchanged = (): ColumnChanges => ({ hasChanged: false, hasMoved: false });

/**
 * Creates the loader of a player.
 *
 * @param publish changes the state
 * @param first what has been read and shown already
 * @param most transactions that are kept; older ones are not read
 */
export function createLoader(
  userId: string,
  publish: (change: Partial<TransactionsState>) => void,
  first?: FirstTransactions,
  most = mostRows,
): Loader {
  let columns: Columns = createColumns();
  let rows = noRows();
  let listing = listRows(rows);
  let isComplete = false;
  let isNewestFirst = true;
  let pages = first?.pages ?? noPages;
  let unreadable = 0;
  let arrivals: readonly Transaction[] = [];
  /** Place in the provider's list of the newest transaction; each new one is before it. */
  let firstPlace = 0;
  /** IDs of the arrivals that were shown since the last look for what is new began: it may find them once more. */
  const shownMeanwhile = new Set<string>();
  let changes: ColumnChanges = unchanged();
  /** While changed rows are put in order, none are added: they are afterwards. */
  let isOrdering = false;
  let isShowWanted = false;

  function showRows(next: typeof rows, change: Partial<TransactionsState> = {}): void {
    if (next !== rows) listing = listRows(next);
    rows = next;
    publish({ phase: 'ready', rows: listing, ...change });
  }

  /** Appends what is read, unless another load has taken over. */
  const takeInto = (target: Columns, signal: AbortSignal) => (transaction: Transaction) => {
    if (signal.aborted) return false;
    const row = target.count;
    target.append(transaction, row);
    if (row > 0 && target.compareNewest(row - 1, row) > 0) isNewestFirst = false;
    return target.count < most;
  };

  async function readAll(signal: AbortSignal): Promise<ReadList> {
    const onProgress = occasionally((progress) => signal.aborted || publish({ progress }));
    if (!isPaged()) {
      const createReader = () => {
        columns = createColumns();
        isNewestFirst = true;
        return { take: takeInto(columns, signal), onProgress };
      };
      return readWholeList(userId, createReader, signal);
    }
    const take = takeInto(columns, signal);
    if (columns.count === 0) for (const transaction of first?.transactions ?? []) take(transaction);
    if (pages.state === 'whole') return { data: { isWhole: true, unreadable: pages.unreadable } };
    if (rows.count === 0) showRows(await sortRows(columns));
    const onPage = (read: typeof pages) => {
      if (!signal.aborted) pages = read;
    };
    // A load that was given up may have taken a part of a page.
    const read = columns.count + pages.unreadable;
    const before = columns.count === 0 ? undefined : columns.ids.at(columns.count - 1);
    return readPagedList(userId, { take, onProgress, onPage }, signal, { before, pages: { ...pages, read } });
  }

  async function loadAll(signal: AbortSignal): Promise<Problem | undefined> {
    const { data, error } = await readAll(signal);
    if (error !== undefined || signal.aborted) return error;
    unreadable = data.unreadable;
    const sorted = await sortRows(columns);
    if (signal.aborted) return undefined;
    isComplete = true;
    showRows(sorted, { isComplete, hasOlder: false, unreadable, isCut: !data.isWhole });
    void prepareOrders();
    return undefined;
  }

  /** Makes the other orders before they are asked for. */
  async function prepareOrders(): Promise<void> {
    const prepared = rows;
    await prepareOrder(prepared, 'amount');
    await prepareOrder(prepared, 'id');
  }

  /** The rows after what has changed in the columns. */
  async function orderChanged(signal: AbortSignal): Promise<typeof rows> {
    if (!changes.hasChanged || signal.aborted) return rows;
    isOrdering = true;
    const next = await changedRows(rows, !changes.hasMoved);
    isOrdering = false;
    if (!signal.aborted) changes = unchanged();
    return next;
  }

  async function loadNew(signal: AbortSignal): Promise<Problem | undefined> {
    let reconciler: Reconciler | undefined;
    shownMeanwhile.clear();
    isShowWanted = false;
    // A read that was given up may have changed some.
    if (changes.hasChanged) showRows(await orderChanged(signal));
    const createReader = () => {
      reconciler = createReconciler(rows, isNewestFirst, changes);
      return { take: reconciler.take };
    };
    const { data, error } = await (isPaged()
      ? readPagedList(userId, createReader(), signal)
      : readWholeList(userId, createReader, signal));
    if (signal.aborted || reconciler === undefined) return error;
    if (error === undefined) {
      // Of a part, these are at least as many as there are.
      unreadable = data.isWhole ? data.unreadable : Math.max(unreadable, data.unreadable);
      arrivals = reconciler.arrivals.filter(({ _id }) => !shownMeanwhile.has(_id));
    }
    // A read that fails may have changed rows before that.
    const next = await orderChanged(signal);
    if (signal.aborted) return undefined;
    showRows(next, { unreadable, arrivals: arrivals.length });
    // Nothing is being read in an empty list.
    if (rows.count === 0 || isShowWanted) showArrivals();
    return error;
  }

  async function load(signal: AbortSignal): Promise<Problem | undefined> {
    if (isComplete) return loadNew(signal);
    const isResumed = isPaged() && columns.count > 0;
    const problem = await loadAll(signal);
    // It goes on where it was left: what came in before that has not been looked for.
    return isResumed && isComplete && !signal.aborted ? loadNew(signal) : problem;
  }

  function showArrivals(): void {
    if (isOrdering) {
      isShowWanted = true;
      return;
    }
    for (const { _id } of arrivals) shownMeanwhile.add(_id);
    firstPlace -= arrivals.length;
    for (const [index, transaction] of arrivals.entries()) columns.append(transaction, firstPlace + index);
    arrivals = [];
    showRows(withAddedRows(rows), { arrivals: 0 });
    void prepareOrders();
  }

  return {
    load,
    hasPending: () => countPending(rows) > 0,
    showArrivals,
  };
}
