import { isSamePassword, isStrongPassword, passwordMessages, readCode } from '@tessera/shared-contracts/accounts';
import type { FieldError } from '../../shared';
import type { NewPassword } from '../passwords';
import { messages } from './auth.messages';
import { firstFailing } from './authRules';
import { messages as formMessages } from './codes.messages';

export interface ResetFields extends NewPassword {
  readonly code: string;
  /** Whether recently added factors, possibly an attacker's, are removed, too. */
  readonly endNewFactors: boolean;
}

/** A reset by mail requires a strong password, as a change does. */
export const checkReset = (fields: ResetFields): FieldError<keyof ResetFields> | undefined =>
  firstFailing([
    ['code', readCode(fields.code) !== '', formMessages.codeMissing],
    ['password', isStrongPassword(fields.password), passwordMessages.strong],
    ['confirmPassword', isSamePassword(fields.password, fields.confirmPassword), messages.passwordsDiffer],
  ]);
