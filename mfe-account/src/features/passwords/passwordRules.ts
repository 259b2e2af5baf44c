import { passwordLength, passwordSpecials, passwordRules as rules } from '@tessera/shared-contracts/accounts';
import { messages } from './passwords.messages';

/** One rule of a password. */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

const lengthRule: PasswordRule = { label: messages.length, isMet: rules.length };

/** The rules of a password at registration (spec §5 Register). */
export const basicPasswordRules: readonly PasswordRule[] = [lengthRule];

/** The rules of a new password, except the repetition (spec §5 Password change). */
export const strongPasswordRules: readonly PasswordRule[] = [
  lengthRule,
  { label: messages.lower, isMet: rules.lower },
  { label: messages.upper, isMet: rules.upper },
  { label: messages.digit, isMet: rules.digit },
  { label: messages.special(passwordSpecials), isMet: rules.special },
  { label: messages.allowed, isMet: rules.allowed },
];

/** The message for a password that fails one of the strong rules (spec §5 Password change). */
export const passwordRuleMessage = messages.strong;

/** Whether a password meets every rule. */
export const isPasswordOf = (wanted: readonly PasswordRule[], password: string): boolean =>
  wanted.every(({ isMet }) => isMet(password));

/**
 * The strong rules for password managers, so that a generated password is accepted everywhere
 * (https://developer.apple.com/password-rules).
 */
export const passwordManagerRules = {
  passwordrules: `minlength: ${passwordLength.min}; maxlength: ${passwordLength.max}; required: lower; required: upper; required: digit; required: [${passwordSpecials}];`,
} as const;
