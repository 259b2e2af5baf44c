import type { FieldError } from '../../shared';
import { isPasswordOf, passwordRuleMessage, strongPasswordRules } from '../passwords';
import { messages } from './security.messages';

export interface PasswordFields {
  readonly current: string;
  readonly next: string;
  readonly confirmation: string;
}

/** The first rule that fails, with the field to correct (spec §5). */
export function checkPasswordChange(fields: PasswordFields): FieldError<keyof PasswordFields> | undefined {
  const empty = (['current', 'next', 'confirmation'] as const).find((field) => fields[field] === '');
  if (empty) return { field: empty, message: messages.passwordFieldsRequired };
  if (fields.next !== fields.confirmation) return { field: 'confirmation', message: messages.passwordsDiffer };
  if (!isPasswordOf(strongPasswordRules, fields.next)) return { field: 'next', message: passwordRuleMessage };
  return undefined;
}
