import type { Coin } from '@tessera/shared-contracts/api';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { useRef } from 'react';
import { CoinsGate } from '../coins/CoinsGate';
import { rememberAddress } from './recipient/recentAddresses';
import { useWithdrawal } from './useWithdrawal';
import { useWithdrawForm } from './useWithdrawForm';
import { WithdrawalCodeDialog } from './WithdrawalCodeDialog';
import { WithdrawalUnknown } from './WithdrawalUnknown';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawSkeleton } from './WithdrawSkeleton';
import type { Withdrawal } from './withdraw.api';

interface WithdrawViewProps {
  readonly user: SessionUser;
  /** Called when the withdrawal was submitted: both dialogs close. */
  readonly onSubmitted: () => void;
}

/** The withdraw view of the wallet dialog. */
export function WithdrawView(props: WithdrawViewProps) {
  return (
    <CoinsGate skeleton={<WithdrawSkeleton />}>{(coins) => <WithdrawWithCoins {...props} coins={coins} />}</CoinsGate>
  );
}

function WithdrawWithCoins({
  user,
  onSubmitted,
  coins,
}: WithdrawViewProps & { readonly coins: readonly [Coin, ...Coin[]] }) {
  const form = useWithdrawForm(user.id, coins);
  const requested = useRef<Withdrawal>(undefined);
  const handleSubmitted = () => {
    if (requested.current) rememberAddress(user.id, requested.current.address);
    form.clear();
    onSubmitted();
  };
  const { state, begin, confirm, closeCode, restart } = useWithdrawal({
    userId: user.id,
    onSubmitted: handleSubmitted,
  });
  const handleSubmit = async () => {
    const withdrawal = await form.check();
    requested.current = withdrawal;
    if (withdrawal) await begin(withdrawal);
  };
  const handleRestart = () => {
    form.clear();
    restart();
  };

  if (state.step === 'unknown') return <WithdrawalUnknown onRestart={handleRestart} />;
  const isCodeShown =
    state.step === 'code' || state.step === 'verifying' || (state.step === 'sending' && !state.isCodeDialogClosed);
  return (
    <>
      <WithdrawForm
        form={form}
        coins={coins}
        problem={state.step === 'form' ? state.problem : undefined}
        isBusy={form.isChecking || state.step === 'requesting-code' || (state.step === 'sending' && !isCodeShown)}
        onSubmit={handleSubmit}
      />
      {isCodeShown && (
        <WithdrawalCodeDialog
          email={user.email}
          request={state.request}
          problem={state.step === 'code' ? state.problem : undefined}
          isBusy={state.step !== 'code'}
          onConfirm={confirm}
          onClose={closeCode}
        />
      )}
    </>
  );
}
