import type { Store } from '@reduxjs/toolkit';
import { playerItem } from '@tessera/shared-contracts/session';
import type { withdrawalSlice } from './withdrawal.slice';
import type { WithdrawalRunner } from './withdrawalRunner';

/** The form and the step of this tab; never contains codes. */
export const tabItem = playerItem('tessera.wallet.withdrawal');
/** Payments and their outcomes, on this device. */
export const paymentsItem = playerItem('tessera.wallet.payments', 'device');

/** A store with the slice of withdrawals. */
export type WithdrawalStore = Store<{ withdrawal: ReturnType<typeof withdrawalSlice.getInitialState> }>;

/** The withdrawals of a store's player. */
export interface Withdrawals extends WithdrawalRunner {
  /**
   * Marks the withdraw view as shown: failures need no toast. After the last undo, nothing more is paid.
   *
   * @returns the undo
   */
  readonly showView: () => () => void;
  /**
   * Marks the payments as listed in a view: their outcomes need no toast.
   *
   * @returns the undo
   */
  readonly showOutcomes: () => () => void;
}

/** The withdrawals by store, once started. */
export const startedWithdrawals = new WeakMap<object, Withdrawals>();
