import { DialogBody, Notice, TextLink } from '@tessera/shared-contracts/ui';
import { type MouseEvent, useEffect } from 'react';
import { hasReceipt, openReceipt } from '../../shared/receipt';
import type { Withdrawals } from './flow/storedWithdrawals';
import type { Payment } from './flow/withdrawal.schema';
import { isSettled } from './flow/withdrawalMachine';
import { messages, outcomeDetail, outcomeTitle } from './withdraw.messages';

/** State of payments with a lost answer, or sent by another tab. Shown until dismissed. */
export function WithdrawalOutcomes({
  payments,
  withdrawals,
}: {
  readonly payments: readonly Payment[];
  readonly withdrawals: Pick<Withdrawals, 'dismiss' | 'showOutcomes'>;
}) {
  const { dismiss, showOutcomes } = withdrawals;
  const isEmpty = payments.length === 0;
  useEffect(() => (isEmpty ? undefined : showOutcomes()), [isEmpty, showOutcomes]);
  if (isEmpty) return null;
  const handleDismiss = (event: MouseEvent, id: string) => {
    // The button is about to unmount with the focus.
    event.currentTarget.closest<HTMLElement>('[role="dialog"]')?.focus({ preventScroll: true });
    dismiss(id);
  };
  return (
    <DialogBody role="region" aria-label={messages.outcomes}>
      {payments.map((payment) => (
        <Notice key={payment.id} role="alert" tone={toneOf(payment)}>
          <strong>{outcomeTitle(payment)}</strong>
          <br />
          <span>{outcomeDetail(payment)}</span> <ReceiptLink id={payment.transactionId} />{' '}
          {isSettled(payment) && (
            <TextLink onClick={(event) => handleDismiss(event, payment.id)}>{messages.dismiss}</TextLink>
          )}
        </Notice>
      ))}
    </DialogBody>
  );
}

const ReceiptLink = ({ id }: { readonly id: string | undefined }) =>
  hasReceipt(id) && <TextLink onClick={() => openReceipt(id)}>{messages.receipt}</TextLink>;

const toneOf = ({ status }: Payment) => (status === 'paid' || status === 'sent' ? 'info' : 'warning');
