import {
  AddressText,
  Button,
  CryptoAmount,
  Dialog,
  DialogBody,
  Notice,
  TextField,
  TextLink,
} from '@tessera/shared-contracts/ui';
import { Lock } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useId, useState } from 'react';
import { longestOtp, useCodeForm } from './useCodeForm';
import type { CodeProblem, RequestedWithdrawal } from './useWithdrawal';
import { CodeInput, Greeting, Summary } from './WithdrawalCodeDialog.styles';
import type { WithdrawalCodes } from './withdraw.api';
import { messages } from './withdraw.messages';

/** The step in which the e-mailed code, and where asked for the authenticator's, is typed, in a dialog above the withdraw view. */
export function WithdrawalCodeDialog({
  email,
  request,
  problem,
  isBusy,
  onConfirm,
  onClose,
}: {
  readonly email: string;
  readonly request: RequestedWithdrawal;
  /** Why the last codes were rejected. */
  readonly problem: CodeProblem | undefined;
  readonly isBusy: boolean;
  readonly onConfirm: (codes: WithdrawalCodes) => void;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [isHelpShown, setIsHelpShown] = useState(false);
  const form = useCodeForm({ isTokenNeeded: request.isTokenNeeded, isBusy, problem, onConfirm });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsHelpShown(false);
    form.submit();
  };
  // The browser would truncate a pasted text to six characters before its white space is removed.
  const handlePaste = (event: ClipboardEvent) => {
    event.preventDefault();
    form.changeOtp(event.clipboardData.getData('text'));
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
          <Button size="lg" onClick={onClose}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={id}
            disabled={form.otp === '' && !isBusy}
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
          {messages.greeting} <b>{email.split('@')[0]}</b>
          {messages.codeSentTo} <span>{email}</span>.
        </Greeting>
        <Summary>
          <div>
            <dt>{messages.amount}</dt>
            <dd>
              <CryptoAmount amount={request.amount} currency={request.currency} />
            </dd>
          </div>
          <div>
            <dt>{messages.toAddress}</dt>
            <dd>
              <AddressText address={request.address} isShort />
            </dd>
          </div>
        </Summary>
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
            maxLength={longestOtp}
            value={form.otp}
            onChange={(event) => form.changeOtp(event.target.value)}
            onPaste={handlePaste}
            error={form.errorOf('otp')}
          />
        </CodeInput>
        {request.isTokenNeeded && (
          <TextField
            ref={form.tokenRef}
            label={messages.token}
            hint={messages.tokenHint}
            // A section of its own, so that the browser fills the e-mailed code into the field above.
            autoComplete="section-authenticator one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={form.token}
            onChange={(event) => form.changeToken(event.target.value)}
            error={form.errorOf('token')}
          />
        )}
        {isHelpShown && (
          <Notice tone="info" role="alert">
            {messages.contactSupport}
          </Notice>
        )}
      </DialogBody>
    </Dialog>
  );
}
