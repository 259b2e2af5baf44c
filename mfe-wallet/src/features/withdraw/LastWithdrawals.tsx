import { lazyPart } from '@tessera/shared-contracts/ui';
import { useSelector, useStore } from 'react-redux';
import { startedWithdrawals } from './flow/storedWithdrawals';
import { selectPayments } from './flow/withdrawal.slice';

const Outcomes = lazyPart(
  // The dialog loads the withdraw view's chunk anyway.
  () => import('./WithdrawView').then((module) => module.WithdrawalOutcomes),
  // Renders nothing while loading or after a failed load: the withdraw view shows the same.
  () => null,
);

/**
 * The player's pending withdrawals and outcomes that were not dismissed, for views other than the withdraw view. Loaded
 * on demand.
 */
export function LastWithdrawals() {
  const store = useStore();
  const payments = useSelector(selectPayments).filter(({ status }) => status !== 'accepted');
  // Started with the first payment in the store.
  const withdrawals = startedWithdrawals.get(store);
  if (payments.length === 0 || withdrawals === undefined) return null;
  return <Outcomes payments={payments} withdrawals={withdrawals} />;
}
