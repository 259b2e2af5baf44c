import { readableEmail } from '@tessera/shared-contracts/accounts';
import { color, type } from '@tessera/shared-contracts/theme';
import { Dialog, DialogBody, OneTimeCodeField, ResendLine } from '@tessera/shared-contracts/ui';
import { useId, useRef } from 'react';
import styled from 'styled-components';
import { FormFrame, SubmitButton } from '../../shared';
import { messages } from './emailVerification.messages';
import { useEmailVerification } from './useEmailVerification';

interface EmailVerificationDialogProps {
  /** Address that the code was sent to; by default the stored user's (spec §5 E-mail OTP). */
  readonly email?: string | undefined;
  readonly onClose: () => void;
}

/** Asks for the e-mailed code; a new one can be sent after the cooldown of the address (spec §4 E-mail OTP dialog). */
export function EmailVerificationDialog({ email: givenEmail, onClose }: EmailVerificationDialogProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const verification = useEmailVerification(givenEmail, {
    onResent: () => boxes.current?.querySelector('input')?.focus(),
    onDone: onClose,
  });
  const { email, code, status, failure, isComplete } = verification;
  const formId = useId();

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      size="sm"
      footer={
        <SubmitButton form={formId} status={status} disabled={!isComplete} busyLabel={messages.verifying}>
          {messages.verify}
        </SubmitButton>
      }
    >
      <DialogBody>
        <Line>
          {messages.sentTo}{' '}
          <strong>
            <bdi>{readableEmail(email ?? '')}</bdi>
          </strong>
          .
        </Line>
        <FormFrame id={formId} fault={failure} onSubmit={() => verification.submit()}>
          <div ref={boxes}>
            <OneTimeCodeField
              label={messages.code}
              isLabelHidden
              value={code}
              onChange={verification.changeCode}
              error={failure}
            />
          </div>
        </FormFrame>
        <ResendLine
          texts={messages}
          cooldownSeconds={verification.cooldownSeconds}
          secondsLeft={verification.secondsLeft}
          isSending={verification.isResending}
          onResend={verification.resend}
        />
      </DialogBody>
    </Dialog>
  );
}

const Line = styled.p`
  margin: 0;
  font: ${type.body};
  color: ${color.text.secondary};

  strong {
    font-weight: inherit;
    color: ${color.text.primary};
    overflow-wrap: anywhere;
  }
`;
