import { isEmail } from '@tessera/shared-contracts/accounts';
import type { FieldError } from '../../shared';
import { messages } from './loginTest.messages';

export interface LoginTestFields {
  readonly email: string;
  readonly password: string;
}

/** Both required, the e-mail valid; lengths are left to the provider's own validation. */
export function checkLoginTest({ email, password }: LoginTestFields): FieldError<keyof LoginTestFields> | undefined {
  if (email.trim() === '') return { field: 'email', message: messages.emailRequired };
  if (!isEmail(email)) return { field: 'email', message: messages.invalidEmail };
  if (password === '') return { field: 'password', message: messages.passwordRequired };
  return undefined;
}
