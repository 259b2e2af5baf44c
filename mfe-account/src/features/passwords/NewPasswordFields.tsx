import { PasswordField } from '@tessera/shared-contracts/ui';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { PasswordMeter } from './PasswordMeter';
import { type PasswordRule, passwordManagerRules } from './passwordRules';

interface FieldProps extends Pick<ComponentProps<typeof PasswordField>, 'label' | 'error'> {
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

interface NewPasswordFieldsProps {
  /** Explained at the password while it is typed. */
  readonly rules: readonly PasswordRule[];
  readonly password: FieldProps;
  readonly confirmation: FieldProps;
}

/** The fields for a new password and its repetition, which password managers fill together. */
export function NewPasswordFields({ rules, password, confirmation }: NewPasswordFieldsProps) {
  const meterId = useId();
  return (
    <>
      <Stack>
        <PasswordField
          {...passwordManagerRules}
          {...password}
          name="newPassword"
          autoComplete="new-password"
          aria-describedby={meterId}
          onChange={(event) => password.onChange(event.target.value)}
        />
        <PasswordMeter id={meterId} rules={rules} password={password.value} />
      </Stack>
      <PasswordField
        {...confirmation}
        name="confirmPassword"
        autoComplete="new-password"
        onChange={(event) => confirmation.onChange(event.target.value)}
      />
    </>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
