import type { Store } from '@reduxjs/toolkit';
import { on } from '@tessera/shared-contracts/events';
import { selectPayments, type withdrawalSlice } from './withdrawal.slice';
import { answerDueAt } from './withdrawalMachine';

const firstPauseMs = 2_000;
const longestPauseMs = 60_000;

/**
 * Polls for lost payments while there are any and the page is visible: on `balance-changed`, when the page becomes
 * visible, and at growing intervals.
 *
 * @param runner.findLostPayments reads the transactions
 * @returns the undo
 */
export function watchPayments(
  store: Store<{ withdrawal: ReturnType<typeof withdrawalSlice.getInitialState> }>,
  { findLostPayments }: { readonly findLostPayments: () => Promise<void> },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let payments = selectPayments(store.getState());
  let pauseMs = firstPauseMs;
  let isLooking = false;

  /** When to start polling; `undefined` if no payment is or may be lost. */
  const readDue = (): number | undefined => {
    const moments = payments.flatMap((payment) =>
      payment.status === 'unknown' ? [0] : payment.status === 'sent' ? [answerDueAt(payment)] : [],
    );
    return moments.length === 0 ? undefined : Math.min(...moments);
  };
  const plan = () => {
    clearTimeout(timer);
    const due = readDue();
    if (due === undefined) pauseMs = firstPauseMs;
    else timer = setTimeout(lookNow, Math.max(pauseMs, due - Date.now()));
  };
  const lookNow = async () => {
    const due = readDue();
    // A hidden page polls when it becomes visible.
    if (isLooking || due === undefined || due > Date.now() || document.visibilityState === 'hidden') return;
    isLooking = true;
    await findLostPayments();
    isLooking = false;
    pauseMs = Math.min(2 * pauseMs, longestPauseMs);
    plan();
  };
  const comeBack = () => void lookNow();
  const undos = [
    on('balance-changed', comeBack),
    store.subscribe(() => {
      const before = payments;
      payments = selectPayments(store.getState());
      if (payments !== before) plan();
    }),
    () => clearTimeout(timer),
  ];
  for (const [target, name] of [
    [window, 'focus'],
    [window, 'online'],
    [document, 'visibilitychange'],
  ] as const) {
    target.addEventListener(name, comeBack);
    undos.push(() => target.removeEventListener(name, comeBack));
  }
  plan();
  return () => {
    for (const undo of undos) undo();
  };
}
