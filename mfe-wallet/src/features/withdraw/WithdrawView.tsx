import type { Coin } from '@tessera/shared-contracts/api';
import type { SessionUser } from '@tessera/shared-contracts/session';
import { DialogBody, Notice, TextLink } from '@tessera/shared-contracts/ui';
import { useEffect, useState } from 'react';
import { type ToldTerms, useCoinTerms } from '../coin-terms/coinTerms.api';
import { CoinsGate } from '../coins/CoinsGate';
import type { Withdrawals } from './flow/storedWithdrawals';
import { SlowNotice } from './SlowNotice';
import { useWithdrawal, useWithdrawals } from './useWithdrawal';
import { useWithdrawForm } from './useWithdrawForm';
import { WithdrawalCodeDialog } from './WithdrawalCodeDialog';
import { WithdrawalOutcomes } from './WithdrawalOutcomes';
import { WithdrawalRepeat } from './WithdrawalRepeat';
import { WithdrawalUnknown } from './WithdrawalUnknown';
import { WithdrawForm } from './WithdrawForm';
import { WithdrawSkeleton } from './WithdrawSkeleton';
import { messages } from './withdraw.messages';

export { WithdrawalOutcomes };

interface WithdrawViewProps {
  readonly user: SessionUser;
  /** Called when the withdrawal was submitted and has no receipt: both dialogs close. */
  readonly onSubmitted: () => void;
}

/** The withdraw view of the wallet dialog. */
export function WithdrawView(props: WithdrawViewProps) {
  const withdrawals = useWithdrawals(props.user.id);
  const told = useCoinTerms();
  const skeleton = <WithdrawSkeleton />;
  if (withdrawals === undefined) return skeleton;
  return (
    <CoinsGate skeleton={skeleton}>
      {(coins) => <WithdrawWithCoins {...props} coins={coins} withdrawals={withdrawals} told={told} />}
    </CoinsGate>
  );
}

function WithdrawWithCoins({
  user,
  onSubmitted,
  coins,
  withdrawals,
  told,
}: WithdrawViewProps & {
  readonly coins: readonly [Coin, ...Coin[]];
  readonly withdrawals: Withdrawals;
  readonly told: ToldTerms;
}) {
  const form = useWithdrawForm(user.id, coins, told);
  const withdrawal = useWithdrawal(withdrawals, onSubmitted);
  const { flow, outcomes, openRequest, closedRequest } = withdrawal;
  // Seen outcomes are listed above the form; a new one replaces the form.
  const [seenIds, setSeenIds] = useState<readonly string[]>([]);
  const handleSubmit = async () => {
    const order = await form.check();
    if (order !== undefined) withdrawal.order(order);
  };
  const problem = flow.step === 'form' ? flow.problem : undefined;
  const { refetch } = told;
  // The provider may have refused by terms that are newer than those shown.
  useEffect(() => {
    if (problem !== undefined) refetch();
  }, [problem, refetch]);

  if (flow.step === 'form' && outcomes.some(({ id, status }) => status !== 'sent' && !seenIds.includes(id))) {
    return (
      <WithdrawalUnknown
        payments={outcomes}
        withdrawals={withdrawals}
        onRestart={() => setSeenIds(outcomes.map(({ id }) => id))}
      />
    );
  }
  return (
    <>
      <WithdrawalOutcomes payments={outcomes} withdrawals={withdrawals} />
      {closedRequest && (
        <DialogBody>
          <Notice tone="info" role="status">
            <span>{messages.pendingCode(closedRequest)}</span>{' '}
            <TextLink onClick={withdrawal.openDialog}>{messages.enterCode}</TextLink>
          </Notice>
        </DialogBody>
      )}
      {flow.step === 'requesting-code' && <SlowNotice isRow>{messages.mailIsSlow}</SlowNotice>}
      {/* The book comes before the address and the amount, which would move below a finger. */}
      {form.book.state.status === 'loading' ? (
        <WithdrawSkeleton />
      ) : (
        <WithdrawForm
          form={form}
          coins={coins}
          problem={problem}
          isSending={flow.step === 'requesting-code'}
          onSubmit={handleSubmit}
        />
      )}
      {openRequest && (
        <WithdrawalCodeDialog
          email={user.email}
          request={openRequest}
          step={withdrawal.openStep}
          problem={flow.step === 'code' ? flow.problem : undefined}
          isResending={flow.step === 'code' && flow.resendAttempt !== undefined}
          onConfirm={withdrawal.confirm}
          onResend={withdrawal.resend}
          onCancel={withdrawal.cancel}
          onClose={withdrawal.closeDialog}
        />
      )}
      {flow.step === 'asking' && (
        <WithdrawalRepeat order={flow.order} onConfirm={withdrawal.repeat} onCancel={withdrawal.cancel} />
      )}
    </>
  );
}
