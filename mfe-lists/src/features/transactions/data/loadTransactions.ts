import { collectTransactions } from './collectTransactions';
import { type ListReader, readTransactions } from './readTransactions';
import { newestFirst } from './sortTransactions';
import { initialState, type LoadProgress, type TransactionsState } from './transactionsState';

/** Milliseconds between two reports of progress: on a slow phone the frame of each takes 50 ms of what the reading needs. */
const reportEveryMs = 500;

/**
 * Reads a player's transactions, or once all are known, what is new or has changed. The first page of a provider that has
 * pages is shown while the others are read, also when it is read again because another had failed.
 *
 * @param publish shows how far the reading is
 * @returns how the state changes at the end
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
    // The notice that older ones are missing stays until they are there.
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
    // Of a part, these are at least as many as there are.
    unreadable: isWhole ? unreadable : Math.max(state.unreadable, unreadable),
    // Nothing is being read in an empty list.
    ...(transactions.length === 0 ? { transactions: newestFirst(arrivals) } : { transactions, arrivals }),
  };
}
