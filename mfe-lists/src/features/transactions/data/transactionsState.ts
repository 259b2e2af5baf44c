import type { Problem, Transaction } from '@tessera/shared-contracts/api';
import type { KnownTransactions } from './collectTransactions';

/** How far a list has been read. */
export interface LoadProgress {
  /** Transactions read so far. */
  readonly read: number;
  /** About how many there are, where that can be told. */
  readonly expected?: number | undefined;
}

/** What is known of a player's transactions. A refetch of all changes some in place and adds none: `showArrivals` does. */
export interface TransactionsState extends KnownTransactions {
  /** `loading` until there is something to show; `failed` when that could not be loaded; `ready` from then on. */
  readonly phase: 'loading' | 'failed' | 'ready';
  /** Whether a request is under way: the first, a refetch, or a retry. */
  readonly isLoading: boolean;
  /** How far the first load is. With `ready`, older transactions are still being read; they are added at the end. */
  readonly progress: LoadProgress | undefined;
  /** Whether `transactions` has all that are kept, rather than the first while older ones are read, or after that has failed. */
  readonly isComplete: boolean;
  /** New transactions that are not shown yet. */
  readonly arrivals: readonly Transaction[];
  /** Transactions of the provider that could not be read. */
  readonly unreadable: number;
  /** Why the last request failed; with `ready`, the transactions may be out of date or incomplete. */
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
