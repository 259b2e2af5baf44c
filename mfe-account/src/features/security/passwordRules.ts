import type { FieldError } from '../../shared';
import { messages } from './security.messages';

export interface PasswordFields {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** One of each class, of these classes only, 12 to 15 of them (spec §5). */
const strongPassword = /^(?=.*[a-z])(?=.*[A-Z])(?=.*\d)(?=.*[@$!%*?&])[A-Za-z\d@$!%*?&]{12,15}$/;

/** The first rule that fails, with the field to correct. */
export function checkPasswordChange(fields: PasswordFields): FieldError<keyof PasswordFields> | undefined {
  const empty = (['current', 'next', 'confirmation'] as const).find((field) => fields[field] === '');
  if (empty) return { field: empty, message: messages.passwordFieldsRequired };
  if (fields.next !== fields.confirmation) return { field: 'confirmation', message: messages.passwordsDiffer };
  if (!strongPassword.test(fields.next)) return { field: 'next', message: messages.passwordRule };
  return undefined;
}
