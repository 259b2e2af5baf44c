import { request, sendCall } from '@tessera/shared-contracts/api';
import { resetPassword } from '@tessera/shared-contracts/extensions';
import { PasswordField, TextField } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import { errorOf, SubmitButton, useSubmitForm } from '../../shared';
import { NewPasswordField, strongPasswordRules } from '../passwords';
import { Form, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { checkReset, type ResetFields } from './authRules';
import { Failure, Return } from './RecoveryForm.parts';

interface ResetFormProps {
  readonly email: string;
  /** Back to login; with what to say there once the password is another. */
  readonly onReturn: (notice?: string) => void;
}

/** The mailed code with a new password. */
export function ResetForm({ email, onReturn }: ResetFormProps) {
  const [fields, setFields] = useState<ResetFields>({ code: '', password: '', confirmPassword: '' });
  const { status, fieldError, failure, submit, clear } = useSubmitForm({
    check: checkReset,
    send: ({ code, password }: ResetFields, signal) => {
      const body = { email: email.trim(), code: code.trim(), newPassword: password };
      return sendCall(request(resetPassword, { body }), { signal });
    },
    read: ({ data, error }) =>
      error ? { failure: error.message } : { leave: () => onReturn(data.message || messages.passwordReset) },
  });
  const change = (changed: Partial<ResetFields>) => {
    setFields((before) => ({ ...before, ...changed }));
    clear();
  };
  return (
    <Form fault={fieldError} onSubmit={() => submit(fields)}>
      <Text role="status">
        {messages.recoveryMailed} <bdi>{email.trim()}</bdi>.
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
      {/* Tells password managers whose password it is. */}
      <input hidden readOnly name="email" autoComplete="username" value={email.trim()} />
      <NewPasswordField
        label={messages.newPassword}
        name="password"
        rules={strongPasswordRules}
        value={fields.password}
        onChange={(event) => change({ password: event.target.value })}
        {...errorOf(fieldError, 'password')}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmPassword}
        onChange={(event) => change({ confirmPassword: event.target.value })}
        {...errorOf(fieldError, 'confirmPassword')}
      />
      <Failure text={failure} />
      <SubmitButton status={status} busyLabel={messages.settingPassword}>
        {messages.setPassword}
      </SubmitButton>
      <Return onReturn={() => onReturn()} />
    </Form>
  );
}
