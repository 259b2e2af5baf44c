import { PasswordField } from '@tessera/shared-contracts/ui';
import { type ComponentProps, useId } from 'react';
import styled from 'styled-components';
import { PasswordMeter } from './PasswordMeter';
import { type PasswordRule, passwordManagerRules } from './passwordRules';

interface NewPasswordFieldProps extends Omit<ComponentProps<typeof PasswordField>, 'value' | 'autoComplete'> {
  readonly value: string;
  readonly rules: readonly PasswordRule[];
}

/** A field for a new password, which explains each rule while it is typed. */
export function NewPasswordField({ rules, ...field }: NewPasswordFieldProps) {
  const meterId = useId();
  return (
    <Stack>
      <PasswordField {...passwordManagerRules} {...field} autoComplete="new-password" aria-describedby={meterId} />
      <PasswordMeter id={meterId} rules={rules} password={field.value} />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
`;
