import { PasswordField } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { errorOf, type FieldError } from '../../shared';
import { PasswordMeter } from './PasswordMeter';
import { type PasswordRule, passwordManagerRules } from './passwordRules';

/** A new password and its repetition. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

interface NewPasswordFieldsProps {
  /** The rules shown while the password is typed. */
  readonly rules: readonly PasswordRule[];
  readonly labels: Readonly<Record<keyof NewPassword, string>>;
  readonly fields: NewPassword;
  readonly fieldError: FieldError<string> | undefined;
  readonly onChange: (changed: Partial<NewPassword>) => void;
}

/** The fields for a new password and its repetition; password managers fill both. */
export function NewPasswordFields({
  rules,
  labels,
  fields: { password, confirmPassword },
  fieldError,
  onChange,
}: NewPasswordFieldsProps) {
  const meterId = useId();
  return (
    <>
      <Stack>
        <PasswordField
          {...passwordManagerRules}
          label={labels.password}
          name="newPassword"
          autoComplete="new-password"
          aria-describedby={meterId}
          value={password}
          onChange={(event) => onChange({ password: event.target.value })}
          {...errorOf(fieldError, 'password')}
        />
        <PasswordMeter id={meterId} rules={rules} password={password} />
      </Stack>
      <PasswordField
        label={labels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={(event) => onChange({ confirmPassword: event.target.value })}
        {...errorOf(fieldError, 'confirmPassword')}
      />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
