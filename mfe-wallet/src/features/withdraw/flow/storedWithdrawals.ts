import type { Store } from '@reduxjs/toolkit';
import { playerItem } from '@tessera/shared-contracts/session';
import type { withdrawalSlice } from './withdrawal.slice';
import type { WithdrawalRunner } from './withdrawalRunner';

/** In this tab: what the player is doing. Codes are never part of it. */
export const tabItem = playerItem('tessera.wallet.withdrawal');
/** On this device: payments and what became of them. */
export const paymentsItem = playerItem('tessera.wallet.payments', 'device');

/** A store with the slice of withdrawals. */
export type WithdrawalStore = Store<{ withdrawal: ReturnType<typeof withdrawalSlice.getInitialState> }>;

/** The withdrawals of a store's player. */
export interface Withdrawals extends WithdrawalRunner {
  /**
   * The withdraw view is shown, so that no toast needs to tell of failures. When the last one is left, nothing is paid any more.
   *
   * @returns the undo
   */
  readonly showView: () => () => void;
  /**
   * The payments are listed, on whatever view, so that no toast needs to tell what became of them.
   *
   * @returns the undo
   */
  readonly showOutcomes: () => () => void;
}

/** The withdrawals of each store that they were started for. */
export const startedWithdrawals = new WeakMap<object, Withdrawals>();
