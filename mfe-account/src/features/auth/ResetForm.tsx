import { asciiEmail, readableEmail } from '@tessera/shared-contracts/accounts';
import { request, sendCall } from '@tessera/shared-contracts/api';
import { hasExtension, resetPassword } from '@tessera/shared-contracts/extensions';
import { CheckboxField, TextField, TextLink, useHoldDialog } from '@tessera/shared-contracts/ui';
import { useRef, useState } from 'react';
import { errorOf, FormFailure, SubmitButton, useSubmitForm } from '../../shared';
import { NewPasswordFields } from '../passwords';
import { Form, LinkRow, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { messages as formMessages } from './codes.messages';
import { mailRecoveryCode } from './mailRecoveryCode';
import { ReturnToLogin } from './ReturnToLogin';
import { refused } from './refused';
import { checkReset, type ResetFields } from './resetRules';
import type { Reset } from './useCodeSteps';

interface ResetFormProps extends Reset {
  /** Called when another code was mailed, and without a reset to return to the step that asks for the address. */
  readonly onResetChange: (reset: Reset | undefined) => void;
  /** Returns to login; with its message after a password change. */
  readonly onReturn: (notice?: string) => void;
}

/** The mailed code with a new password. */
export function ResetForm({ email, isMailed, onResetChange, onReturn }: ResetFormProps) {
  const [fields, setFields] = useState<ResetFields>({
    code: '',
    password: '',
    confirmPassword: '',
    endNewFactors: false,
  });
  const [codesMailed, setCodesMailed] = useState(0);
  const codeInput = useRef<HTMLInputElement>(null);
  const { status, fieldError, failure, failureDetail, submit, clear } = useSubmitForm({
    check: checkReset,
    send: ({ code, password, endNewFactors }: ResetFields, signal) => {
      const body = {
        email: asciiEmail(email),
        code,
        newPassword: password,
        ...(endNewFactors && { endNewFactors }),
      };
      return sendCall(request(resetPassword, { body }), { signal });
    },
    read: ({ data, error }) => {
      mailing.clear();
      return error ? refused(error) : { leave: () => onReturn(data.message || formMessages.passwordReset) };
    },
  });
  const mailing = useSubmitForm({
    send: mailRecoveryCode,
    read: ({ error }) => {
      clear();
      if (error) return refused(error);
      onResetChange({ email, isMailed: true });
      setCodesMailed((before) => before + 1);
      change({ code: '' });
      codeInput.current?.focus();
      return 'done';
    },
  });
  const isMailing = mailing.status === 'sending';
  useHoldDialog(isMailing);
  const change = (changed: Partial<ResetFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    clear();
    mailing.clear();
  };
  const line =
    codesMailed > 0
      ? formMessages.recoveryMailedAgain
      : isMailed
        ? formMessages.recoveryMailed
        : formMessages.recoveryMailedBefore;
  return (
    <Form fault={fieldError} onSubmit={() => submit(fields)}>
      <Text role="status">
        {/* A new element for each code, or screen readers would not announce the same line again. */}
        <span key={codesMailed}>{line}</span> <bdi>{readableEmail(email)}</bdi>.
      </Text>
      <TextField
        ref={codeInput}
        autoFocus
        label={formMessages.mailedCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={fields.code}
        onChange={(event) => change({ code: event.target.value })}
        {...errorOf(fieldError, 'code')}
      />
      {/* Links the password to its account for password managers. */}
      <input hidden readOnly name="email" autoComplete="username" value={email} />
      <NewPasswordFields
        labels={{ password: formMessages.newPassword, confirmPassword: messages.confirmPassword }}
        fields={fields}
        fieldError={fieldError}
        onChange={change}
      />
      {(hasExtension('two-factor') || hasExtension('passkeys')) && (
        <CheckboxField
          label={formMessages.endNewFactors}
          checked={fields.endNewFactors}
          onChange={(endNewFactors) => change({ endNewFactors })}
        />
      )}
      <FormFailure failure={failure ?? mailing.failure} detail={failureDetail ?? mailing.failureDetail} />
      <SubmitButton status={status} busyLabel={formMessages.settingPassword}>
        {formMessages.setPassword}
      </SubmitButton>
      <LinkRow $align="between">
        <TextLink onClick={() => mailing.submit(email)} aria-disabled={isMailing}>
          {isMailing ? messages.recovering : formMessages.newCode}
        </TextLink>
        <TextLink onClick={() => onResetChange(undefined)}>{formMessages.otherAddress}</TextLink>
      </LinkRow>
      <ReturnToLogin onReturn={() => onReturn()} />
    </Form>
  );
}
