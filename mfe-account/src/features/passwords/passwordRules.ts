import { passwordLength, passwordSpecials, passwordRules as rules } from '@tessera/shared-contracts/accounts';
import { messages } from './passwords.messages';

/** The rules of a new password with their labels (spec §5 Password change); a registration requires the first. */
export const passwordRules = [
  { label: messages.length, isMet: rules.length },
  { label: messages.lower, isMet: rules.lower },
  { label: messages.upper, isMet: rules.upper },
  { label: messages.digit, isMet: rules.digit },
  { label: messages.special(passwordSpecials), isMet: rules.special },
  { label: messages.allowed, isMet: rules.allowed },
] as const;

/**
 * The rules for password managers, so that a generated password is accepted everywhere
 * (https://developer.apple.com/password-rules).
 */
export const passwordManagerRules = {
  passwordrules: `minlength: ${passwordLength.min}; maxlength: ${passwordLength.max}; required: lower; required: upper; required: digit; required: [${passwordSpecials}];`,
} as const;
