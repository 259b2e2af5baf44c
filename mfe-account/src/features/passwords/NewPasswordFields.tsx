import { media } from '@tessera/shared-contracts/theme';
import { PasswordField } from '@tessera/shared-contracts/ui';
import { useId } from 'react';
import styled from 'styled-components';
import { errorOf, type FieldError } from '../../shared';
import { PasswordMeter } from './PasswordMeter';
import { passwordManagerRules } from './passwordRules';

/** A new password and its repetition. */
export interface NewPassword {
  readonly password: string;
  readonly confirmPassword: string;
}

interface NewPasswordFieldsProps {
  readonly labels: Readonly<Record<keyof NewPassword, string>>;
  readonly fields: NewPassword;
  readonly fieldError: FieldError<string> | undefined;
  /** Whether a new account is being registered; its form has both fields side by side. */
  readonly isRegistration?: boolean;
  readonly onChange: (changed: Partial<NewPassword>) => void;
}

/** The fields for a new password and its repetition; password managers fill both. */
export function NewPasswordFields({
  labels,
  fields: { password, confirmPassword },
  fieldError,
  isRegistration = false,
  onChange,
}: NewPasswordFieldsProps) {
  const meterId = useId();
  return (
    <Fields $arePaired={isRegistration}>
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
      <PasswordMeter id={meterId} password={password} isRegistration={isRegistration} />
      <PasswordField
        label={labels.confirmPassword}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmPassword}
        onChange={(event) => onChange({ confirmPassword: event.target.value })}
        {...errorOf(fieldError, 'confirmPassword')}
      />
    </Fields>
  );
}

/** The rules follow the first field; below both where these are side by side. */
const Fields = styled.div<{ readonly $arePaired: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px 14px;
  align-items: start;

  > :last-child {
    margin-top: 6px;
  }

  ${media.fromMd} {
    ${({ $arePaired }) =>
      $arePaired &&
      `
        grid-template-columns: repeat(2, minmax(0, 1fr));

        > :nth-child(2) {
          grid-area: 2 / 1 / auto / -1;
        }
        > :last-child {
          margin-top: 0;
        }
      `}
  }
`;
