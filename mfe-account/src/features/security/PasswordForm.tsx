import { space } from '@tessera/shared-contracts/theme';
import { Notice, PasswordField } from '@tessera/shared-contracts/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { errorOf, FormFrame, SubmitButton } from '../../shared';
import { NewPasswordField, strongPasswordRules } from '../passwords';
import type { PasswordFields } from './checkPasswordChange';
import { messages } from './security.messages';
import { usePasswordChange } from './usePasswordChange';

interface PasswordFormProps {
  readonly username: string | undefined;
  /** By which the player logs in, and password managers name the entry. */
  readonly email: string | undefined;
  readonly onChanged: () => void;
}

/** Current, new and repeated password; empty each time it opens. */
export function PasswordForm({ username, email, onChanged }: PasswordFormProps) {
  const [fields, setFields] = useState<PasswordFields>({ current: '', next: '', confirmation: '' });
  const { status, fieldError, failure, submit, clear } = usePasswordChange(username, onChanged);

  function change(changed: Partial<PasswordFields>) {
    setFields((before) => ({ ...before, ...changed }));
    clear();
  }

  return (
    <Form fault={fieldError} onSubmit={() => submit(fields)} aria-label={messages.updatePassword}>
      {/* Tells password managers whose password changes. */}
      <input hidden readOnly name="email" autoComplete="username" value={email ?? ''} />
      <PasswordField
        label={messages.currentPassword}
        name="currentPassword"
        autoComplete="current-password"
        value={fields.current}
        onChange={(event) => change({ current: event.target.value })}
        {...errorOf(fieldError, 'current')}
      />
      <NewPasswordField
        label={messages.newPassword}
        name="newPassword"
        rules={strongPasswordRules}
        value={fields.next}
        onChange={(event) => change({ next: event.target.value })}
        {...errorOf(fieldError, 'next')}
      />
      <PasswordField
        label={messages.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={fields.confirmation}
        onChange={(event) => change({ confirmation: event.target.value })}
        {...errorOf(fieldError, 'confirmation')}
      />
      {failure && (
        <Notice tone="loss" role="alert">
          {failure}
        </Notice>
      )}
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
