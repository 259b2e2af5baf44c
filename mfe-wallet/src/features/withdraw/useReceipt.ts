import { hasExtension } from '@tessera/shared-contracts/extensions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { hasReceipt, openReceipt } from '../../shared/receipt';
import type { Withdrawals } from './flow/storedWithdrawals';
import type { RequestedWithdrawal } from './flow/withdrawal.schema';
import { selectFlow, selectPayments } from './flow/withdrawal.slice';

/**
 * Opens the receipt of the withdrawal that this view has sent, once the provider has accepted it.
 *
 * @param onSubmitted called instead where there is no receipt
 * @returns the request while its receipt is looked for
 */
export function useReceipt(
  { findReceipt }: Pick<Withdrawals, 'findReceipt'>,
  onSubmitted: () => void,
): RequestedWithdrawal | undefined {
  const flow = useSelector(selectFlow);
  const payments = useSelector(selectPayments);
  const [sent, setSent] = useState<RequestedWithdrawal>();
  const isSending = flow.step === 'sending';
  const isAccepted = !isSending && payments.some(({ id, status }) => id === sent?.requestId && status === 'accepted');
  if (isSending && flow.request.requestId !== sent?.requestId) setSent(flow.request);
  if (!isSending && !isAccepted && sent !== undefined) setSent(undefined);

  const finish = useEffectEvent((transactionId: string | undefined) => {
    setSent(undefined);
    if (hasReceipt(transactionId)) openReceipt(transactionId);
    else onSubmitted();
  });
  const acceptedId = isAccepted ? sent?.requestId : undefined;
  useEffect(() => {
    if (acceptedId === undefined) return undefined;
    let isOver = false;
    const look = async () => {
      const found = hasExtension('withdrawals') ? await findReceipt(acceptedId) : undefined;
      if (!isOver) finish(found);
    };
    void look();
    return () => {
      isOver = true;
    };
  }, [acceptedId, findReceipt]);
  return isAccepted && hasExtension('withdrawals') ? sent : undefined;
}
