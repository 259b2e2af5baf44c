import { space } from '@tessera/shared-contracts/theme';
import { Button, Notice, PasswordField } from '@tessera/shared-contracts/ui';
import { type FormEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { errorOf, useFocusInvalid } from '../../shared';
import type { PasswordFields } from './passwordRules';
import { messages } from './security.messages';
import { usePasswordChange } from './usePasswordChange';

interface PasswordFormProps {
  readonly username: string | undefined;
  readonly onChanged: () => void;
}

/** Current, new and repeated password; opening it anew begins empty. */
export function PasswordForm({ username, onChanged }: PasswordFormProps) {
  const [fields, setFields] = useState<PasswordFields>({ current: '', next: '', confirmation: '' });
  const { status, fieldError, failure, submit, clear } = usePasswordChange(username, onChanged);
  const form = useRef<HTMLFormElement>(null);
  useFocusInvalid(form, fieldError);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    submit(fields);
  }
  function change(changed: Partial<PasswordFields>) {
    setFields((before) => ({ ...before, ...changed }));
    clear();
  }

  return (
    <Form ref={form} onSubmit={handleSubmit} noValidate aria-label={messages.updatePassword}>
      {/* Password managers learn from it whose password changes. */}
      <input hidden readOnly autoComplete="username" value={username ?? ''} />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        value={fields.current}
        onChange={(event) => change({ current: event.target.value })}
        {...errorOf(fieldError, 'current')}
      />
      <PasswordField
        label={messages.newPassword}
        autoComplete="new-password"
        value={fields.next}
        onChange={(event) => change({ next: event.target.value })}
        {...errorOf(fieldError, 'next')}
      />
      <PasswordField
        label={messages.confirmPassword}
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
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isBlock
        isBusy={status !== 'idle'}
        busyLabel={messages.updating}
      >
        {messages.saveChanges}
      </Button>
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: 14px;
  margin-top: ${space(4)};
`;
