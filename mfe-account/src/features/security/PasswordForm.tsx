import { space } from '@tessera/shared-contracts/theme';
import { PasswordField, TextField } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { errorOf, FormFailure, FormFrame, SubmitButton } from '../../shared';
import { NewPasswordFields } from '../passwords';
import { messages as twoFactorMessages } from '../two-factor/twoFactor.messages';
import type { PasswordFields } from './checkPasswordChange';
import { messages } from './security.messages';
import { usePasswordChange } from './usePasswordChange';

interface PasswordFormProps {
  readonly username: string | undefined;
  /** The player's login name, used by password managers. */
  readonly email: string | undefined;
  readonly onChanged: () => void;
}

/** Current, new and repeated password; empty each time it opens. */
export function PasswordForm({ username, email, onChanged }: PasswordFormProps) {
  const [fields, setFields] = useState<PasswordFields>({
    current: '',
    password: '',
    confirmPassword: '',
    code: '',
  });
  const { status, fieldError, failure, asksForCode, submit, clear } = usePasswordChange(username, onChanged);

  function change(changed: Partial<PasswordFields>) {
    setFields((before) => ({ ...before, ...changed }));
    clear();
  }

  return (
    <Form fault={fieldError} onSubmit={() => submit(fields)} aria-label={messages.updatePassword}>
      {/* Links the password to its account for password managers. */}
      <input hidden readOnly name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField
        label={messages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        value={fields.current}
        onChange={(event) => change({ current: event.target.value })}
        {...errorOf(fieldError, 'current')}
      />
      <NewPasswordFields
        labels={{ password: messages.newPassword, confirmPassword: messages.confirmPassword }}
        fields={fields}
        fieldError={fieldError}
        onChange={change}
      />
      {asksForCode && (
        <TextField
          label={twoFactorMessages.anyCode}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={fields.code}
          onChange={(event) => change({ code: event.target.value })}
          {...errorOf(fieldError, 'code')}
        />
      )}
      <FormFailure failure={failure} />
      <SubmitButton status={status} busyLabel={messages.updating}>
        {messages.saveChanges}
      </SubmitButton>
    </Form>
  );
}

const Form = styled(FormFrame)`
  display: grid;
  gap: 14px;
  margin-top: ${space(4)};
`;
