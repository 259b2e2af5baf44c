import { useSelector } from 'react-redux';
import { isOutcome, selectPayments } from './flow/withdrawal.slice';
import { useWithdrawals } from './useWithdrawal';
import { WithdrawalOutcomes } from './WithdrawalOutcomes';

/** What is known of the player's lost payments, outside the withdraw view. */
export function KeptOutcomes({ userId }: { readonly userId: string }) {
  const withdrawals = useWithdrawals(userId);
  const payments = useSelector(selectPayments);
  if (withdrawals === undefined) return null;
  return <WithdrawalOutcomes payments={payments.filter(isOutcome)} onDismiss={withdrawals.dismiss} />;
}
