import { readableEmail } from '@tessera/shared-contracts/accounts';
import { Button, Dialog, DialogBody, Notice, TextField, TextLink } from '@tessera/shared-contracts/ui';
import { Lock } from 'lucide-react';
import { type FormEvent, Fragment, useId, useState } from 'react';
import { showInView } from '../../shared/showInView';
import { CodeLifetime } from './CodeLifetime';
import type { CodeProblem, Flow, RequestedWithdrawal } from './flow/withdrawal.schema';
import { LogInAgain } from './LogInAgain';
import { SlowNotice } from './SlowNotice';
import { useCodeForm } from './useCodeForm';
import { CodeInput, Greeting, KeptPlace } from './WithdrawalCodeDialog.styles';
import { WithdrawalSummary } from './WithdrawalSummary';
import type { WithdrawalCodes } from './withdraw.api';
import { messages } from './withdraw.messages';

/** Dialog above the withdraw view for the e-mailed code and, if required, the authenticator's. */
export function WithdrawalCodeDialog({
  email,
  request,
  step,
  problem,
  isResending,
  onConfirm,
  onResend,
  onCancel,
  onClose,
}: {
  readonly email: string;
  readonly request: RequestedWithdrawal;
  readonly step: Flow['step'];
  /** Why the last codes were rejected. */
  readonly problem: CodeProblem | undefined;
  /** Whether a resend is pending. */
  readonly isResending: boolean;
  readonly onConfirm: (codes: WithdrawalCodes) => void;
  readonly onResend: () => void;
  /** Abandons the withdrawal. */
  readonly onCancel: () => void;
  /** Closes the dialog; the code can be entered later. */
  readonly onClose: () => void;
}) {
  const id = useId();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const isBusy = step !== 'code';
  const form = useCodeForm({
    isTokenNeeded: request.isTokenNeeded,
    isBusy: isBusy || isResending,
    problem,
    onConfirm,
  });
  const errorOf = (field: CodeProblem['field']) => {
    const shown = form.problemOf(field);
    return (
      shown && (
        <Fragment key={shown.key}>
          <span>{shown.message}</span> {shown.isSessionOver && <LogInAgain />}
        </Fragment>
      )
    );
  };

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    form.submit();
  };

  return (
    <Dialog
      title={messages.confirmTitle}
      size="sm"
      isStacked
      onClose={onClose}
      initialFocusRef={form.otpRef}
      footer={
        <>
          <Button size="lg" disabled={isBusy || isResending} onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={id}
            disabled={(form.otp === '' || isResending) && !isBusy}
            isBusy={isBusy}
            busyLabel={messages.busy}
          >
            {messages.confirm}
          </Button>
        </>
      }
    >
      <DialogBody as="form" id={id} noValidate onSubmit={handleSubmit}>
        <Greeting>
          {messages.greeting} <b dir="auto">{email.split('@')[0]}</b>
          {messages.codeSentTo} <span dir="auto">{readableEmail(email)}</span>.
        </Greeting>
        <WithdrawalSummary {...request} />
        <CodeInput>
          <TextField
            ref={form.otpRef}
            label={messages.code}
            labelExtra={<TextLink onClick={() => setIsHelpShown(true)}>{messages.forgotCode}</TextLink>}
            leading={<Lock aria-hidden="true" size={20} strokeWidth={1.9} />}
            type="password"
            inputMode="numeric"
            autoComplete="one-time-code"
            placeholder={messages.codePlaceholder}
            // No `maxLength`: the browser would truncate `948 671` before the space is removed.
            value={form.otp}
            {...form.otpField}
            error={errorOf('otp')}
          />
        </CodeInput>
        {request.isTokenNeeded && (
          <TextField
            ref={form.tokenRef}
            label={messages.token}
            hint={messages.tokenHint}
            // Its own section, so that the browser fills the e-mailed code into the field above.
            autoComplete="section-authenticator one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={form.token}
            onChange={(event) => form.changeToken(event.target.value)}
            error={errorOf('token')}
          />
        )}
        <KeptPlace $isHidden={isBusy}>
          <CodeLifetime
            requestedAt={request.requestedAt}
            // The reason for the refusal is shown at the field.
            expiresAt={form.problemOf('otp')?.isCodeOver ? undefined : request.expiresAt}
            isResending={isResending}
            onResend={onResend}
          />
        </KeptPlace>
        {step === 'sending' && <SlowNotice>{messages.paymentIsSlow}</SlowNotice>}
        {isHelpShown && (
          <div ref={showInView}>
            <Notice tone="info" role="alert">
              {messages.contactSupport}
            </Notice>
          </div>
        )}
      </DialogBody>
    </Dialog>
  );
}
