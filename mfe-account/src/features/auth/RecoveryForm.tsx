import { request, sendCall } from '@tessera/shared-contracts/api';
import { forgotPassword, resetPassword } from '@tessera/shared-contracts/extensions';
import { Notice, PasswordField, TextField, TextLink } from '@tessera/shared-contracts/ui';
import { type RefObject, useState } from 'react';
import { errorOf, SubmitButton, useSubmitForm } from '../../shared';
import { NewPasswordField, strongPasswordRules } from '../passwords';
import { Form, LinkRow, Text } from './AuthDialog.styles';
import { messages } from './auth.messages';
import { checkReset, isEmail, type ResetFields } from './authRules';

interface RecoveryFormProps {
  readonly email: string;
  readonly emailInput: RefObject<HTMLInputElement | null>;
  readonly onEmailChange: (email: string) => void;
  /** Back to login; with what to say there once the password is another. */
  readonly onReturn: (notice?: string) => void;
}

/** A way back in by mail: the address, then the mailed code with a new password (extension `recovery`). */
export function RecoveryForm(props: RecoveryFormProps) {
  const [isSent, setIsSent] = useState(false);
  return isSent ? <ResetForm {...props} /> : <MailForm {...props} onSent={() => setIsSent(true)} />;
}

function MailForm({ email, emailInput, onEmailChange, onReturn, onSent }: RecoveryFormProps & { onSent: () => void }) {
  const { status, fieldError, failure, submit, clear } = useSubmitForm({
    check: (address: string) =>
      isEmail(address) ? undefined : { field: 'email' as const, message: messages.invalidEmail },
    send: (address, signal) => sendCall(request(forgotPassword, { body: { email: address.trim() } }), { signal }),
    read: ({ error }) => (error ? { failure: error.message } : { leave: onSent }),
  });
  return (
    <Form fault={fieldError} onSubmit={() => submit(email)}>
      <Text>{messages.forgotLine}</Text>
      <TextField
        ref={emailInput}
        label={messages.email}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={(event) => {
          onEmailChange(event.target.value);
          clear();
        }}
        {...errorOf(fieldError, 'email')}
      />
      <Failure text={failure} />
      <SubmitButton status={status} busyLabel={messages.recovering}>
        {messages.recover}
      </SubmitButton>
      <Return onReturn={() => onReturn()} />
    </Form>
  );
}

function ResetForm({ email, onReturn }: RecoveryFormProps) {
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

const Failure = ({ text }: { readonly text: string | undefined }) =>
  text && (
    <Notice tone="loss" role="alert">
      {text}
    </Notice>
  );

const Return = ({ onReturn }: { readonly onReturn: () => void }) => (
  <LinkRow $align="start">
    <TextLink onClick={onReturn}>{messages.returnToLogin}</TextLink>
  </LinkRow>
);
