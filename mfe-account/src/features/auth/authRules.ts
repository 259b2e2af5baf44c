import {
  checkUsername,
  isEmail,
  isLoginPassword,
  isNewEmail,
  isSamePassword,
  passwordMessages,
  passwordRules,
} from '@tessera/shared-contracts/accounts';
import type { FieldError } from '../../shared';
import type { NewPassword } from '../passwords';
import { messages } from './auth.messages';

export interface LoginFields {
  readonly email: string;
  readonly password: string;
}

export interface RegisterFields extends NewPassword {
  readonly email: string;
  readonly username: string;
  readonly agreeTerms: boolean;
  readonly agreeMarketing: boolean;
  readonly referralCode: string;
  /** The code is sent only while its field is open. */
  readonly isReferralOpen: boolean;
}

/** Rows of `[field, whether it is valid, message]`; the first failing one is shown (spec §19 First failing rule). */
export function firstFailing<Field extends string>(
  rules: readonly (readonly [field: Field, holds: boolean, message: string])[],
): FieldError<Field> | undefined {
  const failing = rules.find(([, holds]) => !holds);
  return failing && { field: failing[0], message: failing[2] };
}

export const checkLogin = ({ email, password }: LoginFields): FieldError<keyof LoginFields> | undefined =>
  firstFailing([
    ['email', isEmail(email), messages.invalidEmail],
    ['password', isLoginPassword(password), passwordMessages.length],
  ]);

export const checkRegister = (
  fields: RegisterFields,
  minimumAge: number,
): FieldError<keyof RegisterFields> | undefined => {
  const usernameFault = checkUsername(fields.username);
  return firstFailing([
    ['email', isNewEmail(fields.email), messages.invalidEmail],
    ['username', usernameFault === undefined, usernameFault ?? ''],
    ['password', passwordRules.length(fields.password), passwordMessages.length],
    ['confirmPassword', isSamePassword(fields.password, fields.confirmPassword), messages.passwordsDiffer],
    ['agreeTerms', fields.agreeTerms, messages.termsRequired(minimumAge)],
  ]);
};
