import { color, type } from '@tessera/shared-contracts/theme';
import { Button, Dialog, DialogBody, OneTimeCodeField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useId, useRef } from 'react';
import styled from 'styled-components';
import { useFocusInvalid } from '../../shared';
import { messages } from './emailVerification.messages';
import { ResendLine } from './ResendLine';
import { useEmailVerification } from './useEmailVerification';

interface EmailVerificationDialogProps {
  /** Where the code went; without it the stored user's address is taken (spec §5). */
  readonly email?: string | undefined;
  readonly onClose: () => void;
}

/** Takes the code that was mailed; opening it begins the cooldown of Resend (spec §4). */
export function EmailVerificationDialog({ email: givenEmail, onClose }: EmailVerificationDialogProps) {
  const verification = useEmailVerification(givenEmail, onClose);
  const { email, code, status, failure, isComplete } = verification;
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, failure);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    verification.submit();
  }

  return (
    <Dialog
      title={messages.title}
      onClose={onClose}
      size="sm"
      footer={
        <Button
          type="submit"
          form={formId}
          variant="primary"
          size="lg"
          isBlock
          disabled={!isComplete}
          isBusy={status !== 'idle'}
          busyLabel={messages.verifying}
        >
          {messages.verify}
        </Button>
      }
    >
      <DialogBody>
        <Line>
          {messages.sentTo} <strong>{email ?? ''}</strong>.
        </Line>
        <form ref={form} id={formId} onSubmit={handleSubmit} noValidate>
          <OneTimeCodeField
            label={messages.code}
            isLabelHidden
            value={code}
            onChange={verification.changeCode}
            error={failure}
          />
        </form>
        <ResendLine
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
