import { lazyPart } from '@tessera/shared-contracts/ui';
import { useSelector, useStore } from 'react-redux';
import { startedWithdrawals } from './flow/storedWithdrawals';
import { selectPayments } from './flow/withdrawal.slice';

const Outcomes = lazyPart(
  // The script of the withdraw view, which the dialog loads anyway.
  () => import('./WithdrawView').then((module) => module.WithdrawalOutcomes),
  // Nothing until it has loaded, and where it cannot be: the withdraw view tells it as well.
  () => null,
);

/**
 * The player's withdrawals that are being sent, are checked, or have an outcome that was not dismissed, for views other than the
 * withdraw view. Loaded where there are any.
 */
export function LastWithdrawals() {
  const store = useStore();
  const payments = useSelector(selectPayments).filter(({ status }) => status !== 'accepted');
  // Started with the first payment that the store has.
  const withdrawals = startedWithdrawals.get(store);
  if (payments.length === 0 || withdrawals === undefined) return null;
  return <Outcomes payments={payments} withdrawals={withdrawals} />;
}
