import { showToast } from '@tessera/shared-contracts/events';
import { Badge, Button } from '@tessera/shared-contracts/ui';
import { Check, Mail, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { abortable, problemMessage, useSubmitForm } from '../../shared';
import {
  EmailVerificationDialog,
  emailToVerify,
  emailVerificationMessages,
  useSendEmailCodeMutation,
} from '../email-verification';
import { Row, Words } from './SecurityCard.styles';
import { messages } from './security.messages';

interface EmailRowProps {
  readonly email: string | undefined;
  /** Absent while unknown. */
  readonly isVerified: boolean | undefined;
  /** Whether the button is the view's one primary button. */
  readonly isPrimary: boolean;
}

/** Whether the e-mail is verified, and a button to verify it. */
export function EmailRow({ email: givenEmail, isVerified, isPrimary }: EmailRowProps) {
  const [sendCode] = useSendEmailCodeMutation();
  const [isDialogOpen, setIsDialogOpen] = useState(false);

  const { status, submit } = useSubmitForm({
    send: (email: string, signal) => abortable(sendCode({ email }), signal),
    read: ({ data, error }) => {
      if (data === undefined) {
        showToast('error', problemMessage(error, emailVerificationMessages.sendFailed));
      } else {
        showToast('success', data.message || emailVerificationMessages.sent);
        setIsDialogOpen(true);
      }
      // Either way the button is enabled again: a player may close the dialog and request another code.
      return 'done';
    },
  });

  function handleSend() {
    const email = emailToVerify(givenEmail);
    if (email === undefined) showToast('error', emailVerificationMessages.noEmail);
    else submit(email);
  }

  return (
    <Row>
      <Mail aria-hidden />
      <Words>
        <div>
          <span>{messages.verifyEmail}</span>
          {isVerified === true && (
            <Badge tone="win" icon={<Check />}>
              {messages.verified}
            </Badge>
          )}
          {isVerified === false && (
            <Badge tone="warning" icon={<TriangleAlert />}>
              {messages.notVerified}
            </Badge>
          )}
        </div>
        <p>{messages.verifyEmailLine}</p>
      </Words>
      {isVerified !== true && (
        <Button
          variant={isPrimary ? 'primary' : 'secondary'}
          isBusy={status === 'sending'}
          busyLabel={messages.sending}
          onClick={handleSend}
        >
          {messages.sendVerification}
        </Button>
      )}
      {isDialogOpen && <EmailVerificationDialog email={givenEmail} onClose={() => setIsDialogOpen(false)} />}
    </Row>
  );
}
