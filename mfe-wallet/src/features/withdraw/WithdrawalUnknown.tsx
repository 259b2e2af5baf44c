import { Button, type ButtonStyleProps, buttonStyles } from '@tessera/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DialogFoot } from '../wallet-dialog/DialogFoot';
import type { Withdrawals } from './flow/storedWithdrawals';
import type { Payment } from './flow/withdrawal.schema';
import { useFoundReceipt } from './useFoundReceipt';
import { WithdrawalOutcomes } from './WithdrawalOutcomes';
import { messages } from './withdraw.messages';

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Replaces the form while the outcome of a payment is unknown or unseen, to prevent a second withdrawal by habit. */
export function WithdrawalUnknown({
  payments,
  withdrawals,
  onRestart,
}: {
  readonly payments: readonly Payment[];
  readonly withdrawals: Withdrawals;
  readonly onRestart: () => void;
}) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  useFoundReceipt(payments, withdrawals);
  return (
    <>
      <WithdrawalOutcomes payments={payments} withdrawals={withdrawals} />
      <DialogFoot>
        <Button size="lg" onClick={onRestart}>
          {messages.newWithdrawal}
        </Button>
        <ButtonLink ref={link} to="/transactions" $variant="primary" $size="lg">
          {messages.checkTransactions}
        </ButtonLink>
      </DialogFoot>
    </>
  );
}
