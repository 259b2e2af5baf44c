import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { keepWithdrawals } from './flow/keepWithdrawals';
import { isSameWithdrawal } from './flow/sameWithdrawal';
import { startedWithdrawals, type WithdrawalStore, type Withdrawals } from './flow/storedWithdrawals';
import type { Order, Payment } from './flow/withdrawal.schema';
import { selectFlow, selectPayments } from './flow/withdrawal.slice';

/** The player's withdrawals, with what was stored of them; `undefined` in the first render where that is not read yet. */
export function useWithdrawals(userId: string): Withdrawals | undefined {
  const store = useStore() as WithdrawalStore;
  const [withdrawals, setWithdrawals] = useState(() => startedWithdrawals.get(store));
  useLayoutEffect(() => setWithdrawals(keepWithdrawals(store, userId)), [store, userId]);
  return withdrawals;
}

/**
 * The player's withdrawal, as a view shows it. It continues when the view unmounts (`createWithdrawalRunner`): a player who comes back finds
 * it where it is.
 *
 * @param onSubmitted called when the provider has accepted the withdrawal
 */
export function useWithdrawal(withdrawals: Withdrawals, onSubmitted: () => void) {
  const flow = useSelector(selectFlow);
  const payments = useSelector(selectPayments);
  // The dialog that the player has closed, by its request: it opens again with the view.
  const [closedId, setClosedId] = useState<string>();
  const request = 'request' in flow ? flow.request : undefined;

  useEffect(() => withdrawals.showView(), [withdrawals]);

  const sentId = useRef<string>(undefined);
  useEffect(() => {
    const isAccepted = payments.some(({ id, status }) => id === sentId.current && status === 'accepted');
    sentId.current = flow.step === 'sending' ? flow.request.requestId : undefined;
    if (isAccepted && sentId.current === undefined) onSubmitted();
  }, [flow, payments, onSubmitted]);

  const { order } = withdrawals;
  return {
    ...withdrawals,
    flow,
    /** The payments that the player is told of, except the one under way here. */
    outcomes: payments.filter(
      ({ id, status }: Payment) => status !== 'accepted' && !(flow.step === 'sending' && id === request?.requestId),
    ),
    /** The request whose dialog is open. */
    openRequest: request !== undefined && request.requestId !== closedId ? request : undefined,
    /** The request whose code can still be entered, when its dialog is closed. */
    closedRequest: flow.step === 'code' && request?.requestId === closedId ? request : undefined,
    openDialog: () => setClosedId(undefined),
    closeDialog: () => setClosedId(request?.requestId),
    /** Orders a withdrawal. Where its code was sent already and has not expired, that is asked for. */
    order: (wanted: Order) => {
      const { expiresAt = Number.POSITIVE_INFINITY } = request ?? {};
      const isCodeThere =
        flow.step === 'code' &&
        !flow.problem?.isCodeOver &&
        isSameWithdrawal(flow.request, wanted) &&
        expiresAt > Date.now();
      setClosedId(undefined);
      if (!isCodeThere) void order(wanted);
    },
  };
}
