import type { Problem, Transaction } from '@tessera/shared-contracts/api';
import type { KnownTransactions } from './collectTransactions';

/** Progress of reading a list. */
export interface LoadProgress {
  /** Transactions read so far. */
  readonly read: number;
  /** Estimated number of all transactions, if available. */
  readonly expected?: number | undefined;
}

/** State of a player's transactions. A refetch updates rows in place; `showArrivals` adds new ones. */
export interface TransactionsState extends KnownTransactions {
  /** `loading` until there are rows to show; `failed` if the first load failed; `ready` from then on. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** Whether a request is pending: the first, a refetch, or a retry. */
  readonly isLoading: boolean;
  /** Progress of the first load. With `ready`, older transactions are still loading and are appended. */
  readonly progress: LoadProgress | undefined;
  /** Whether `transactions` is complete, as opposed to the first page while older ones load or after that failed. */
  readonly isComplete: boolean;
  /** New transactions that wait to be shown. */
  readonly arrivals: readonly Transaction[];
  /** Number of unreadable transactions. */
  readonly unreadable: number;
  /** Why the last request failed; with `ready`, the transactions may be stale or incomplete. */
  readonly problem: Problem | undefined;
}

export const initialState: TransactionsState = {
  phase: 'loading',
  isLoading: false,
  progress: undefined,
  transactions: [],
  isNewestFirst: true,
  isComplete: false,
  arrivals: [],
  unreadable: 0,
  isCut: false,
  problem: undefined,
};
