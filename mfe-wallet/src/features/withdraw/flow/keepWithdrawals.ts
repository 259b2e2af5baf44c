import { array, is, object, unknown } from 'valibot';
import { readStored } from '../../../shared/readStored';
import { rememberPaid } from '../recipient/recentAddresses';
import { withdrawalCalls } from '../withdraw.api';
import { reportNews } from './reportNews';
import { paymentsItem, startedWithdrawals, tabItem, type WithdrawalStore, type Withdrawals } from './storedWithdrawals';
import { watchPayments } from './watchPayments';
import { flowSchema, type Payment, paymentSchema } from './withdrawal.schema';
import { draftChanged, selectFlow, selectPayments, withdrawalMoved } from './withdrawal.slice';
import { draftSchema } from './withdrawalDraft';
import { createWithdrawalRunner } from './withdrawalRunner';

const tabSchema = object({ draft: draftSchema, flow: flowSchema });

/**
 * Starts the withdrawals of a player once per store: restores the state of this tab and device, stores each change, and
 * looks for lost payments.
 */
export function keepWithdrawals(store: WithdrawalStore, userId: string): Withdrawals {
  const started = startedWithdrawals.get(store);
  if (started !== undefined) return started;
  let views = 0;
  let outcomeLists = 0;
  const readPayments = () => readRows(userId)?.filter(isPayment) ?? selectPayments(store.getState());
  const runner = createWithdrawalRunner({
    calls: withdrawalCalls(userId),
    state: {
      read: () => ({ flow: selectFlow(store.getState()), payments: readPayments() }),
      write: (next) => void store.dispatch(withdrawalMoved(next)),
    },
    onNews: (news) => {
      rememberPaid(userId, news);
      reportNews(news, { isViewShown: views > 0, areOutcomesShown: outcomeLists > 0 });
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
    onPageLeft(runner.interrupt),
    runner.stop,
  ];
  const withdrawals: Withdrawals = {
    ...runner,
    showView: () => {
      views += 1;
      return () => {
        views -= 1;
        // Leaving before payment cancels it.
        if (views === 0) runner.pause();
      };
    },
    showOutcomes: () => {
      outcomeLists += 1;
      return () => {
        outcomeLists -= 1;
      };
    },
    stop: () => {
      for (const undo of undos) undo();
    },
  };
  startedWithdrawals.set(store, withdrawals);
  runner.interrupt();
  return withdrawals;
}

/** Calls `act` when the page unloads: its calls are about to fail. A page in the back/forward cache may come back. */
function onPageLeft(act: () => void): () => void {
  const handleHide = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) act();
  };
  window.addEventListener('pagehide', handleHide);
  return () => window.removeEventListener('pagehide', handleHide);
}

/** Stores changes synchronously: a payment must be recorded before it is sent. */
function keepChanges(store: WithdrawalStore, userId: string): () => void {
  let kept = store.getState().withdrawal;
  return () => {
    const { withdrawal } = store.getState();
    const { draft, flow, payments } = withdrawal;
    if (payments !== kept.payments) writePayments(userId, payments);
    if (draft !== kept.draft || flow !== kept.flow) tabItem.write(userId, JSON.stringify({ draft, flow }));
    kept = withdrawal;
  };
}

/**
 * The stored payments as they are: tabs with other releases share them, and what only a newer release knows, fields or payments, is
 * written back.
 */
const readRows = (userId: string) => readStored(array(unknown()), paymentsItem.read(userId));
const isPayment = (row: unknown): row is Payment => is(paymentSchema, row);

function writePayments(userId: string, payments: readonly Payment[]): void {
  const others = readRows(userId)?.filter((row) => !isPayment(row)) ?? [];
  const text = JSON.stringify([...payments, ...others]);
  if ((paymentsItem.read(userId) ?? '[]') !== text) paymentsItem.write(userId, text);
}
