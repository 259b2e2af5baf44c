import { useEffect, useLayoutEffect, useState } from 'react';
import { useSelector, useStore } from 'react-redux';
import { keepWithdrawals } from './flow/keepWithdrawals';
import { isSameWithdrawal } from './flow/sameWithdrawal';
import { startedWithdrawals, type WithdrawalStore, type Withdrawals } from './flow/storedWithdrawals';
import type { Order, Payment } from './flow/withdrawal.schema';
import { selectFlow, selectPayments } from './flow/withdrawal.slice';
import { useReceipt } from './useReceipt';

/** The player's withdrawals with their stored state; `undefined` in the first render until it is restored. */
export function useWithdrawals(userId: string): Withdrawals | undefined {
  const store = useStore() as WithdrawalStore;
  const [withdrawals, setWithdrawals] = useState(() => startedWithdrawals.get(store));
  useLayoutEffect(() => setWithdrawals(keepWithdrawals(store, userId)), [store, userId]);
  return withdrawals;
}

/**
 * The player's withdrawal, as a view shows it. It goes on without the view (`createWithdrawalRunner`), which resumes it
 * after a remount.
 *
 * @param onSubmitted called when the provider has accepted the withdrawal and there is no receipt to open
 */
export function useWithdrawal(withdrawals: Withdrawals, onSubmitted: () => void) {
  const flow = useSelector(selectFlow);
  const payments = useSelector(selectPayments);
  // Request of the dialog that the player has closed; remounting the view opens it again.
  const [closedId, setClosedId] = useState<string>();
  const request = 'request' in flow ? flow.request : undefined;

  useEffect(() => withdrawals.showView(), [withdrawals]);

  const receipt = useReceipt(withdrawals, onSubmitted);

  const { order } = withdrawals;
  return {
    ...withdrawals,
    flow,
    /** The payments to show, except the one sent by this tab. */
    outcomes: payments.filter(
      ({ id, status }: Payment) => status !== 'accepted' && !(flow.step === 'sending' && id === request?.requestId),
    ),
    /** The request of the open dialog. */
    openRequest: request === undefined ? receipt : request.requestId !== closedId ? request : undefined,
    /** Step of the open dialog: it stays until the receipt opens. */
    openStep: receipt === undefined ? flow.step : ('sending' as const),
    /** The request that can still be confirmed, if its dialog is closed. */
    closedRequest: flow.step === 'code' && request?.requestId === closedId ? request : undefined,
    openDialog: () => setClosedId(undefined),
    closeDialog: () => setClosedId(request?.requestId),
    /** Orders a withdrawal. If its code was already sent and has not expired, reopens the dialog. */
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
