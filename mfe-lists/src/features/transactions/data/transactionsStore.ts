import type { CallResult, Problem } from '@tessera/shared-contracts/api';
import { on, showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { type Kept, perPlayer } from '@tessera/shared-contracts/session';
import { whenIdle } from '@tessera/shared-contracts/ui';
import { messages } from '../transactions.messages';
import { type FirstTransactions, isPaged, listFirst, readFirstTransactions } from './firstTransactions';
import type { Loader } from './history';
import { emptyListing, type Listing } from './listing';

/** How far a list has been read. */
export interface LoadProgress {
  /** Transactions read so far. */
  readonly read: number;
  /** About how many there are, where that can be told. */
  readonly expected?: number | undefined;
}

/** What is known of a player's transactions. */
export interface TransactionsState {
  /** `loading` until there is something to show; `failed` when that could not be loaded; `ready` from then on. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** Whether a request is under way: the first, a refetch, or a retry. */
  readonly isLoading: boolean;
  /** How far the first load is. With `ready`, older transactions are still being read; `rows` gets them at the end. */
  readonly progress: LoadProgress | undefined;
  /** What is shown. A refetch adds nothing to it: `showArrivals` does. */
  readonly rows: Listing;
  /** Whether `rows` has all that are kept, rather than the first while older ones are read, or after that has failed. */
  readonly isComplete: boolean;
  /** Whether the provider has older transactions than `rows` that have not been read. */
  readonly hasOlder: boolean;
  /** New transactions that are not in `rows` yet. */
  readonly arrivals: number;
  /** Transactions of the provider that could not be read. */
  readonly unreadable: number;
  /** Whether the player has older transactions than are kept. */
  readonly isCut: boolean;
  /** Why the last request failed; with `ready`, the rows may be out of date or incomplete. */
  readonly problem: Problem | undefined;
}

/** The transactions of one player, outside Redux: there can be a hundred thousand of them. */
export interface TransactionsStore {
  readonly getState: () => TransactionsState;
  /**
   * Loads for the first subscriber, and while there is one follows `balance-changed` and polls for transactions that are
   * about to change. A minute after the last has left, the transactions are dropped.
   */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads again, or goes on with an incomplete load. */
  readonly retry: () => void;
  /** Adds the new transactions to the rows. */
  readonly showArrivals: () => void;
}

const initialState = (): TransactionsState => ({
  phase: 'loading',
  isLoading: false,
  progress: undefined,
  rows: emptyListing,
  isComplete: false,
  hasOlder: false,
  arrivals: 0,
  unreadable: 0,
  isCut: false,
  problem: undefined,
});

/** Kinds of problem without a toast: the request was cancelled, or the end of the session was already reported. */
const hasOwnWords: ReadonlySet<Problem['kind']> = new Set(['aborted', 'signed-out', 'session-expired']);

/** A provider with events tells of every step itself, as long as they arrive. */
const pollEveryMs = () => (hasExtension('events') ? 60_000 : 10_000);
const forgetAfterMs = 60_000;

/** Creates the store of a player; nothing is requested for a visitor. */
export function createTransactionsStore(userId: string | undefined): Kept<TransactionsStore> {
  let state = initialState();
  const listeners = new Set<() => void>();
  let loader: Loader | undefined;
  let running: AbortController | undefined;
  let isWantedAgain = false;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let forgetTimer: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing: () => void = () => undefined;

  function publish(change: Partial<TransactionsState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** Shows the first transactions of a provider that pages them; the code that reads the others is fetched after that. */
  async function showFirst(player: string, signal: AbortSignal): Promise<CallResult<FirstTransactions>> {
    const result = await readFirstTransactions(player, signal);
    if (result.error !== undefined || signal.aborted) return result;
    const { transactions, pages } = result.data;
    const { read, unreadable } = pages;
    await new Promise<void>((resolve) => {
      // A query needs that code at once.
      const rows = listFirst(transactions, async () => resolve());
      const hasOlder = pages.state === 'more';
      const progress = hasOlder ? { read, expected: pages.firstTotal } : undefined;
      publish({ phase: 'ready', rows, hasOlder, unreadable, progress });
      whenIdle(resolve, { timeoutMs: 1_000, withoutIdleCallbacksMs: 200 });
    });
    return result;
  }

  async function createHistory(player: string, signal: AbortSignal): Promise<Problem | undefined> {
    const { data: first, error } = isPaged() ? await showFirst(player, signal) : {};
    if (error !== undefined) return error;
    try {
      const { createLoader } = await import('./history');
      if (!signal.aborted) loader = createLoader(player, publish, first);
      return undefined;
    } catch (thrown) {
      console.error(thrown);
      return { kind: 'unreachable', message: messages.failed };
    }
  }

  /** One load at a time: what is asked for meanwhile is loaded after it. */
  async function load(): Promise<void> {
    if (userId === undefined) return;
    if (running !== undefined) {
      isWantedAgain = true;
      return;
    }
    const controller = new AbortController();
    running = controller;
    clearTimeout(pollTimer);
    do {
      isWantedAgain = false;
      publish({ isLoading: true });
      const problem =
        (loader === undefined ? await createHistory(userId, controller.signal) : undefined) ??
        (await loader?.load(controller.signal));
      if (controller.signal.aborted) return;
      finish(problem);
    } while (isWantedAgain);
    running = undefined;
    pollWhilePending();
  }

  /** Looks again in a while. */
  function pollWhilePending(): void {
    clearTimeout(pollTimer);
    if (loader?.hasPending()) pollTimer = setTimeout(poll, pollEveryMs());
  }

  function finish(problem: Problem | undefined): void {
    const hasRows = state.phase === 'ready';
    publish({
      isLoading: false,
      progress: undefined,
      problem,
      ...(!hasRows && problem !== undefined && { phase: 'failed' }),
    });
    if (problem !== undefined && !hasRows && !hasOwnWords.has(problem.kind)) showToast('error', messages.failed);
  }

  function poll(): void {
    if (document.visibilityState === 'visible') void load();
    else pollTimer = setTimeout(poll, pollEveryMs());
  }

  function stop(): void {
    stopFollowing();
    clearTimeout(pollTimer);
    running?.abort();
    running = undefined;
    state = { ...state, isLoading: false, progress: undefined };
  }

  function forget(): void {
    state = initialState();
    loader = undefined;
  }

  const store: TransactionsStore = {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      if (listeners.size === 1) {
        clearTimeout(forgetTimer);
        stopFollowing = on('balance-changed', () => void load());
        void load();
      }
      return () => {
        listeners.delete(onChange);
        if (listeners.size > 0) return;
        stop();
        forgetTimer = setTimeout(forget, forgetAfterMs);
      };
    },
    retry: () => void load(),
    showArrivals: () => {
      loader?.showArrivals();
      if (running === undefined) pollWhilePending();
    },
  };
  return {
    value: store,
    stop() {
      stop();
      clearTimeout(forgetTimer);
    },
  };
}

/** The store of whoever is signed in; another player's replaces it, and drops its transactions. */
export const transactionsOf = perPlayer(createTransactionsStore);

/** Begins to load the transactions of a player that will be shown in a moment. */
export function prepareTransactions(userId: string | undefined): void {
  const leave = transactionsOf(userId).subscribe(() => undefined);
  setTimeout(leave, forgetAfterMs);
}
