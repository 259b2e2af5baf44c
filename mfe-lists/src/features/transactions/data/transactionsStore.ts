import { repeatRead } from '@tessera/platform/remote';
import type { Problem } from '@tessera/shared-contracts/api';
import { on, showToast } from '@tessera/shared-contracts/events';
import { hasExtension } from '@tessera/shared-contracts/extensions';
import { type Kept, perPlayer } from '@tessera/shared-contracts/session';
import { useSyncExternalStore } from 'react';
import { messages } from '../transactions.messages';
import { isPending } from './collectTransactions';
import { loadTransactions } from './loadTransactions';
import { newestFirst } from './sortTransactions';
import { initialState, type TransactionsState } from './transactionsState';

/**
 * The transactions of one player, outside Redux: it would freeze and compare twenty thousand of them with each load.
 */
export interface TransactionsStore {
  readonly getState: () => TransactionsState;
  /**
   * Loads for the first subscriber. While subscribed, refetches on `balance-changed`, repeats what failed, and polls while a
   * transaction is pending. A minute after the last unsubscribe, the transactions are dropped.
   */
  readonly subscribe: (onChange: () => void) => () => void;
  /** Refetches. */
  readonly retry: () => void;
  /** Adds the new transactions to the others. */
  readonly showArrivals: () => void;
}

/** Kinds of problem without a toast: the request was cancelled, or the end of the session was already reported. */
const silentProblems: ReadonlySet<Problem['kind']> = new Set(['aborted', 'signed-out', 'session-expired']);

/** With `events` the provider reports every step; slow polling covers lost events. */
const pollEveryMs = () => (hasExtension('events') ? 60_000 : 10_000);
const forgetAfterMs = 60_000;

/** Creates the store of a player; nothing is requested for a visitor. */
export function createTransactionsStore(userId: string | undefined): Kept<TransactionsStore> {
  let state = initialState;
  const listeners = new Set<() => void>();
  let running: AbortController | undefined;
  let isReloadQueued = false;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;
  let forgetTimer: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing: () => void = () => undefined;
  const getState = () => state;
  const repeated = repeatRead(() => void load());

  function publish(change: Partial<TransactionsState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }

  /** One load at a time: requests meanwhile are coalesced into one reload after it. */
  async function load(): Promise<void> {
    if (userId === undefined) return;
    if (running !== undefined) {
      isReloadQueued = true;
      return;
    }
    running = new AbortController();
    const { signal } = running;
    const publishPart = (change: Partial<TransactionsState>) => signal.aborted || publish(change);
    clearTimeout(pollTimer);
    repeated.stop();
    do {
      isReloadQueued = false;
      publish({ isLoading: true });
      const change = await loadTransactions(userId, getState, publishPart, signal);
      if (signal.aborted) return;
      finish(change);
    } while (isReloadQueued);
    running = undefined;
    repeated.settle(state.problem);
    pollWhilePending();
  }

  function finish(change: Partial<TransactionsState>): void {
    // The failed view stays until a load succeeds, without another toast.
    const hasFailed = state.phase === 'loading' && change.problem !== undefined;
    publish({ ...change, isLoading: false, progress: undefined, ...(hasFailed && { phase: 'failed' }) });
    if (hasFailed && !silentProblems.has(change.problem.kind)) showToast('error', messages.failed);
  }

  function pollWhilePending(): void {
    clearTimeout(pollTimer);
    if (state.transactions.some(isPending)) pollTimer = setTimeout(poll, pollEveryMs());
  }

  function poll(): void {
    if (document.visibilityState === 'visible') void load();
    else pollTimer = setTimeout(poll, pollEveryMs());
  }

  function stop(): void {
    stopFollowing();
    clearTimeout(pollTimer);
    repeated.stop();
    running?.abort();
    running = undefined;
    state = { ...state, isLoading: false, progress: undefined };
  }

  const store: TransactionsStore = {
    getState,
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
        forgetTimer = setTimeout(() => {
          state = initialState;
        }, forgetAfterMs);
      };
    },
    retry: () => void load(),
    showArrivals() {
      publish({ transactions: newestFirst([...state.arrivals, ...state.transactions]), arrivals: [] });
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

/** The store of the signed-in player; another player's replaces it, and drops its transactions. */
export const transactionsOf = perPlayer(createTransactionsStore);

/** Prefetches the transactions of a player. */
export function prepareTransactions(userId: string | undefined): void {
  const leave = transactionsOf(userId).subscribe(() => undefined);
  setTimeout(leave, forgetAfterMs);
}

/** Result of {@link useTransactions}. */
export interface Transactions extends TransactionsState, Pick<TransactionsStore, 'retry' | 'showArrivals'> {}

/** Hook: the transactions of the signed-in player, loaded on first use and kept up to date. */
export function useTransactions(userId: string): Transactions {
  const { subscribe, getState, retry, showArrivals } = transactionsOf(userId);
  return { ...useSyncExternalStore(subscribe, getState), retry, showArrivals };
}
