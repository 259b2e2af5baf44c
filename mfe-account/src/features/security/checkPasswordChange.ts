import { isSamePassword, isStrongPassword, passwordMessages } from '@tessera/shared-contracts/accounts';
import type { FieldError } from '../../shared';
import type { NewPassword } from '../passwords';
import { messages } from './security.messages';

export interface PasswordFields extends NewPassword {
  readonly current: string;
  /** Code of the second factor; empty unless the provider required it. */
  readonly code: string;
}

/** The first rule that fails, with the field to correct (spec §5 Password change). */
export function checkPasswordChange(
  fields: Omit<PasswordFields, 'code'>,
): FieldError<keyof PasswordFields> | undefined {
  const empty = (['current', 'password', 'confirmPassword'] as const).find((field) => fields[field] === '');
  if (empty) return { field: empty, message: messages.passwordFieldsRequired };
  const { password, confirmPassword } = fields;
  if (!isSamePassword(password, confirmPassword))
    return { field: 'confirmPassword', message: messages.passwordsDiffer };
  if (!isStrongPassword(password)) return { field: 'password', message: passwordMessages.strong };
  return undefined;
}
