import { TextField } from '@tessera/shared-contracts/ui';
import type { ComponentProps } from 'react';
import { messages } from './auth.messages';

interface EmailFieldProps extends Omit<ComponentProps<typeof TextField>, 'label' | 'onChange'> {
  readonly onChange: (email: string) => void;
}

/** The e-mail address of the account, which is its user name for password managers. */
export const EmailField = ({ onChange, ...field }: EmailFieldProps) => (
  <TextField
    label={messages.email}
    type="email"
    name="email"
    autoComplete="username"
    {...field}
    onChange={(event) => onChange(event.target.value)}
  />
);
