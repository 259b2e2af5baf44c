import { showToast } from '@tessera/shared-contracts/events';
import { Badge, Button, formatCountdown } from '@tessera/shared-contracts/ui';
import { Check, Mail, TriangleAlert } from 'lucide-react';
import { useEffect } from 'react';
import { useSubmitForm } from '../../shared';
import {
  EmailVerificationDialog,
  emailToVerify,
  emailVerificationMessages,
  useEmailCode,
  useEmailCodeAsked,
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

/** Whether the e-mail is verified, and a button to verify it. One code can be requested at a time. */
export function EmailRow({ email: givenEmail, isVerified, isPrimary }: EmailRowProps) {
  const { cooldownSeconds, send } = useEmailCode(emailToVerify(givenEmail));
  const isOnItsWay = cooldownSeconds > 0;
  const [isDialogOpen, setIsDialogOpen] = useEmailCodeAsked();
  useEffect(() => {
    if (isVerified !== true) void EmailVerificationDialog.preload();
  }, [isVerified]);

  const { status, submit } = useSubmitForm({
    send,
    read: ({ data, error }) => {
      if (error) {
        showToast('error', error.message);
      } else {
        showToast('success', data.message || emailVerificationMessages.sent);
        setIsDialogOpen(true);
      }
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
        <p>
          {isOnItsWay && isVerified !== true ? (
            <>
              {messages.nextCodeIn} <time>{formatCountdown(cooldownSeconds)}</time>.
            </>
          ) : (
            messages.verifyEmailLine
          )}
        </p>
      </Words>
      {isVerified !== true && (
        <>
          {!isOnItsWay && (
            <Button variant="text" onClick={() => setIsDialogOpen(true)}>
              {messages.haveCode}
            </Button>
          )}
          {/* One button with two labels, so that the focus stays on it. */}
          <Button
            variant={isPrimary ? 'primary' : 'secondary'}
            isBusy={status === 'sending'}
            busyLabel={messages.sending}
            onClick={isOnItsWay ? () => setIsDialogOpen(true) : handleSend}
          >
            {isOnItsWay ? messages.haveCode : messages.sendVerification}
          </Button>
        </>
      )}
      {isDialogOpen && isVerified !== true && (
        <EmailVerificationDialog email={givenEmail} onClose={() => setIsDialogOpen(false)} />
      )}
    </Row>
  );
}
