import type { Store } from '@reduxjs/toolkit';
import { playerItem } from '@tessera/shared-contracts/session';
import { object } from 'valibot';
import { readStored } from '../../../shared/readStored';
import { rememberPaid } from '../recipient/recentAddresses';
import { withdrawalCalls } from '../withdraw.api';
import { reportNews } from './reportNews';
import { watchPayments } from './watchPayments';
import { flowSchema, paymentsSchema } from './withdrawal.schema';
import { draftChanged, selectFlow, selectPayments, withdrawalMoved, type withdrawalSlice } from './withdrawal.slice';
import { draftSchema } from './withdrawalDraft';
import { createWithdrawalRunner, type WithdrawalRunner } from './withdrawalRunner';

/** In this tab: what the player is doing. Codes are never part of it. */
const tabItem = playerItem('tessera.wallet.withdrawal');
const tabSchema = object({ draft: draftSchema, flow: flowSchema });
/** On this device: payments and what became of them. */
const paymentsItem = playerItem('tessera.wallet.payments', 'device');

type WithdrawalStore = Store<{ withdrawal: ReturnType<typeof withdrawalSlice.getInitialState> }>;

/** The withdrawals of a store's player. */
export interface Withdrawals extends WithdrawalRunner {
  /**
   * A view shows what happens, so that no toast needs to. When the last one is left, nothing is paid any more.
   *
   * @returns the undo
   */
  readonly showView: () => () => void;
}

const withdrawals = new WeakMap<object, Withdrawals>();

/** The withdrawals of a store that {@link keepWithdrawal} was called for. @throws for a visitor's */
export function withdrawalsOf(store: object): Withdrawals {
  const found = withdrawals.get(store);
  if (found === undefined) throw new Error('A visitor has no withdrawals.');
  return found;
}

/**
 * Starts the store of a player with the withdrawal that this tab and this device keep, stores its changes, and looks for
 * lost payments.
 *
 * @returns the undo
 */
export function keepWithdrawal(store: WithdrawalStore, userId: string | undefined): () => void {
  if (userId === undefined) return () => undefined;
  let views = 0;
  const readPayments = () => readStored(paymentsSchema, paymentsItem.read(userId)) ?? selectPayments(store.getState());
  const runner = createWithdrawalRunner({
    calls: withdrawalCalls(userId),
    state: {
      read: () => ({ flow: selectFlow(store.getState()), payments: readPayments() }),
      write: (next) => void store.dispatch(withdrawalMoved(next)),
    },
    onNews: (news) => {
      rememberPaid(userId, news);
      reportNews(news, views > 0);
    },
  });
  withdrawals.set(store, {
    ...runner,
    showView: () => {
      views += 1;
      return () => {
        views -= 1;
        // Whoever leaves before the payment wants none.
        if (views === 0) runner.pause();
      };
    },
  });

  const stored = readStored(tabSchema, tabItem.read(userId));
  if (stored !== undefined) {
    store.dispatch(draftChanged(stored.draft));
    store.dispatch(withdrawalMoved({ flow: stored.flow, payments: readPayments() }));
  }
  const undos = [
    store.subscribe(keepChanges(store, userId)),
    paymentsItem.subscribe(userId, runner.refresh),
    watchPayments(store, runner),
    runner.stop,
  ];
  runner.restore();
  return () => {
    for (const undo of undos) undo();
  };
}

/** Stores what has changed, at once: nothing may be sent that is not written down. */
function keepChanges(store: WithdrawalStore, userId: string): () => void {
  let kept = store.getState().withdrawal;
  return () => {
    const { withdrawal } = store.getState();
    const { draft, flow, payments } = withdrawal;
    if (payments !== kept.payments) writeChanged(paymentsItem, userId, payments);
    if (draft !== kept.draft || flow !== kept.flow) tabItem.write(userId, JSON.stringify({ draft, flow }));
    kept = withdrawal;
  };
}

function writeChanged({ read, write }: typeof paymentsItem, userId: string, value: unknown): void {
  const text = JSON.stringify(value);
  if (read(userId) !== text) write(userId, text);
}
