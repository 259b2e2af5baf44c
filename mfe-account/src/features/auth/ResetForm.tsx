import { asciiEmail, readableEmail } from '@tessera/shared-contracts/accounts';
import { request, sendCall } from '@tessera/shared-contracts/api';
import { hasExtension, resetPassword } from '@tessera/shared-contracts/extensions';
import { CheckboxField, TextField, TextLink } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { errorOf, FormFailure, SubmitButton, useSubmitForm } from '../../shared';
import { NewPasswordFields, strongPasswordRules } from '../passwords';
import { Form, LinkRow, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { checkReset, type ResetFields } from './authRules';
import { ReturnToLogin } from './ReturnToLogin';
import { refused } from './refused';

interface ResetFormProps {
  readonly email: string;
  /** Returns to the step that mails a code. */
  readonly onNewCode: () => void;
  /** Returns to login; with its message after a password change. */
  readonly onReturn: (notice?: string) => void;
}

/** The mailed code with a new password. */
export function ResetForm({ email, onNewCode, onReturn }: ResetFormProps) {
  const [fields, setFields] = useState<ResetFields>({
    code: '',
    password: '',
    confirmPassword: '',
    endNewFactors: false,
  });
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
    read: ({ data, error }) =>
      error ? refused(error) : { leave: () => onReturn(data.message || messages.passwordReset) },
  });
  const change = (changed: Partial<ResetFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    clear();
  };
  return (
    <Form fault={fieldError} onSubmit={() => submit(fields)}>
      <Text role="status">
        {messages.recoveryMailed} <bdi>{readableEmail(email)}</bdi>.
      </Text>
      <TextField
        autoFocus
        label={messages.mailedCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={fields.code}
        onChange={(event) => change({ code: event.target.value })}
        {...errorOf(fieldError, 'code')}
      />
      {/* Links the password to its account for password managers. */}
      <input hidden readOnly name="email" autoComplete="username" value={email.trim()} />
      <NewPasswordFields
        rules={strongPasswordRules}
        labels={{ password: messages.newPassword, confirmPassword: messages.confirmPassword }}
        fields={fields}
        fieldError={fieldError}
        onChange={change}
      />
      {(hasExtension('two-factor') || hasExtension('passkeys')) && (
        <CheckboxField
          label={messages.endNewFactors}
          checked={fields.endNewFactors}
          onChange={(endNewFactors) => change({ endNewFactors })}
        />
      )}
      <FormFailure failure={failure} detail={failureDetail} />
      <SubmitButton status={status} busyLabel={messages.settingPassword}>
        {messages.setPassword}
      </SubmitButton>
      <LinkRow $align="start">
        <TextLink onClick={onNewCode}>{messages.newCode}</TextLink>
      </LinkRow>
      <ReturnToLogin onReturn={() => onReturn()} />
    </Form>
  );
}
