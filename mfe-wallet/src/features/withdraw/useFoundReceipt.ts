import { useEffect, useEffectEvent, useState } from 'react';
import { hasReceipt, openReceipt } from '../../shared/receipt';
import type { Withdrawals } from './flow/storedWithdrawals';
import type { Payment } from './flow/withdrawal.schema';

/** Opens the receipt of a payment with a lost answer once it is found, if the player has waited for it here. */
export function useFoundReceipt(payments: readonly Payment[], { dismiss }: Pick<Withdrawals, 'dismiss'>): void {
  const lostIds = payments.filter(({ status }) => status === 'unknown').map(({ id }) => id);
  const [awaitedIds, setAwaitedIds] = useState(lostIds);
  if (lostIds.some((id) => !awaitedIds.includes(id))) setAwaitedIds([...new Set([...awaitedIds, ...lostIds])]);
  const found = payments.find(
    ({ id, status, transactionId }) => status === 'paid' && awaitedIds.includes(id) && hasReceipt(transactionId),
  );

  const open = useEffectEvent((id: string) => {
    const { transactionId } = payments.find((payment) => payment.id === id) ?? {};
    if (!hasReceipt(transactionId)) return;
    // The receipt says more than the notice.
    dismiss(id);
    openReceipt(transactionId);
  });
  const foundId = found?.id;
  useEffect(() => {
    if (foundId !== undefined) open(foundId);
  }, [foundId]);
}
