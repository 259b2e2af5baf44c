import type { Transaction } from '@tessera/shared-contracts/api';
import { isProblem, type Problem, request, sendCall, transactions } from '@tessera/shared-contracts/api';
import { on, showToast } from '@tessera/shared-contracts/events';
import { type Kept, perPlayer } from '@tessera/shared-contracts/session';
import { messages } from '../transactions.messages';
import { createRows, noRows, type TransactionRows } from './transactionRows';

/** How far a load has come. */
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
  /** Of what is being read. With `ready`, older transactions are still being added behind those in view. */
  readonly progress: LoadProgress | undefined;
  /** What is shown. A refetch never moves it: it is replaced by `showArrivals`, and extended by older transactions. */
  readonly rows: TransactionRows;
  /** New transactions that are not in `rows` yet. */
  readonly arrivals: number;
  /** Transactions of the answer that could not be read. */
  readonly unreadable: number;
  /** Whether the player has older transactions than this page can hold. */
  readonly isCut: boolean;
  /** Why the last request failed; with `ready`, the rows may be out of date. */
  readonly problem: Problem | undefined;
}

/** The transactions of one player, outside Redux: there can be a hundred thousand of them. */
export interface TransactionsStore {
  readonly getState: () => TransactionsState;
  /** Loads when the first subscriber comes, and follows `balance-changed` while there is one. */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Loads again, after a failure or on request. */
  readonly retry: () => void;
  /** Shows the new transactions. */
  readonly showArrivals: () => void;
}

const initialState: TransactionsState = {
  phase: 'loading',
  isLoading: false,
  progress: undefined,
  rows: noRows,
  arrivals: 0,
  unreadable: 0,
  isCut: false,
  problem: undefined,
};

/** Kinds of problem without a toast: the request was cancelled, or the end of the session was already reported. */
const hasOwnWords: ReadonlySet<string> = new Set(['aborted', 'signed-out', 'session-expired']);

/** Creates the store of a player; nothing is requested for a visitor. */
function createTransactionsStore(userId: string | undefined): Kept<TransactionsStore> {
  let state = initialState;
  let latest: readonly Transaction[] = [];
  let running: AbortController | undefined;
  const listeners = new Set<() => void>();

  function set(change: Partial<TransactionsState>) {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  async function load() {
    if (userId === undefined) return;
    running?.abort();
    const mine = new AbortController();
    running = mine;
    set({ isLoading: true, phase: state.phase === 'failed' ? 'failed' : state.phase });
    const { data, error } = await sendCall(request(transactions, { params: { userId } }), { signal: mine.signal });
    if (running !== mine) return;
    running = undefined;
    if (error !== undefined) {
      set({ isLoading: false, problem: error, phase: state.phase === 'ready' ? 'ready' : 'failed' });
      if (isProblem(error) && !hasOwnWords.has(error.kind)) showToast('error', messages.failed);
      return;
    }
    latest = data.transactions.readable;
    const shown = new Set(state.rows.list.map(({ _id }) => _id));
    const byId = new Map(latest.map((row) => [row._id, row]));
    const isFirst = state.phase !== 'ready';
    set({
      phase: 'ready',
      isLoading: false,
      problem: undefined,
      unreadable: data.transactions.unreadable,
      rows: createRows(isFirst ? latest : state.rows.list.map((row) => byId.get(row._id) ?? row)),
      arrivals: isFirst ? 0 : latest.filter(({ _id }) => !shown.has(_id)).length,
    });
  }

  let stopFollowing: (() => void) | undefined;
  return {
    value: {
      getState: () => state,
      subscribe(onChange) {
        listeners.add(onChange);
        if (listeners.size === 1) {
          stopFollowing = on('balance-changed', () => void load());
          void load();
        }
        return () => {
          listeners.delete(onChange);
          if (listeners.size > 0) return;
          stopFollowing?.();
          running?.abort();
          running = undefined;
        };
      },
      retry: () => void load(),
      showArrivals: () => set({ rows: createRows(latest), arrivals: 0 }),
    },
    stop: () => running?.abort(),
  };
}

/** The store of whoever is signed in; another player's replaces it, and drops its transactions. */
export const transactionsOf = perPlayer(createTransactionsStore);
