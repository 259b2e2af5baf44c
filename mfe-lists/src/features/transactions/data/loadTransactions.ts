import { collectTransactions } from './collectTransactions';
import { type ListReader, readTransactions } from './readTransactions';
import { newestFirst } from './sortTransactions';
import { initialState, type LoadProgress, type TransactionsState } from './transactionsState';

/** Milliseconds between two progress reports: on a slow phone each one delays the reading by 50 ms. */
const reportEveryMs = 500;

/**
 * Reads a player's transactions, or once all are known, the new and changed ones. With paging, the first page is shown
 * while the others load, also during a retry.
 *
 * @param publish shows the progress
 * @returns the final change of the state
 */
export async function loadTransactions(
  userId: string,
  getState: () => TransactionsState,
  publish: (change: Partial<TransactionsState>) => void,
  signal: AbortSignal,
): Promise<Partial<TransactionsState>> {
  const { isComplete } = getState();
  let collected = collectTransactions(initialState);
  let reportAtMs = 0;
  let isFirstPage = true;

  function onPage(unreadable: number): void {
    if (!isFirstPage) return;
    isFirstPage = false;
    // The notice about missing older ones stays until they have loaded.
    const hasRows = getState().phase === 'ready';
    publish({ phase: 'ready', ...(!hasRows && { problem: undefined }), ...collected.newest(), unreadable });
  }

  function onProgress(progress: LoadProgress): void {
    if (performance.now() < reportAtMs) return;
    reportAtMs = performance.now() + reportEveryMs;
    publish({ progress });
  }

  function createReader(): ListReader {
    collected = collectTransactions(isComplete ? getState() : initialState);
    isFirstPage = true;
    return { take: collected.take, ...(!isComplete && { onPage, onProgress }) };
  }

  const { data, error } = await readTransactions(userId, createReader, signal);
  if (error !== undefined) return { problem: error };
  const { isWhole, unreadable } = data;
  if (!isComplete) return { phase: 'ready', isComplete: true, problem: undefined, unreadable, ...collected.newest() };
  // Some may have been shown meanwhile.
  const state = getState();
  const { transactions, arrivals } = collected.applyTo(state.transactions);
  return {
    problem: undefined,
    // After a partial read, the number is a lower bound.
    unreadable: isWhole ? unreadable : Math.max(state.unreadable, unreadable),
    // In an empty list nothing moves: show the new ones at once.
    ...(transactions.length === 0 ? { transactions: newestFirst(arrivals) } : { transactions, arrivals }),
  };
}
