import { Button, type ButtonStyleProps, buttonStyles, DialogBody, Notice } from '@tessera/shared-contracts/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { DialogFoot } from '../wallet-dialog/DialogFoot';
import { messages } from './withdraw.messages';

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Shown when it is unknown whether the money was sent. */
export function WithdrawalUnknown({ onRestart }: { readonly onRestart: () => void }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <>
      <DialogBody>
        <Notice role="alert">
          <strong>{messages.unknownTitle}</strong>
          <br />
          {messages.unknown}
        </Notice>
      </DialogBody>
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
