import { messages } from './passwords.messages';

/** One thing that a password needs. */
export interface PasswordRule {
  readonly label: string;
  readonly isMet: (password: string) => boolean;
}

const length = { min: 12, max: 15 };
const specials = '@$!%*?&';

const lengthRule: PasswordRule = {
  label: messages.length,
  // By code point, so that an emoji counts once (NIST SP 800-63B, 5.1.1.2).
  isMet: (password) => [...password].length >= length.min && [...password].length <= length.max,
};

/** What login and register ask of a password (spec §5). */
export const basicPasswordRules: readonly PasswordRule[] = [lengthRule];

/** What a new password needs, besides repeating it (spec §5, Password change). */
export const strongPasswordRules: readonly PasswordRule[] = [
  lengthRule,
  { label: messages.lower, isMet: (password) => /[a-z]/.test(password) },
  { label: messages.upper, isMet: (password) => /[A-Z]/.test(password) },
  { label: messages.digit, isMet: (password) => /\d/.test(password) },
  { label: messages.special(specials), isMet: (password) => /[@$!%*?&]/.test(password) },
  { label: messages.allowed, isMet: (password) => /^[A-Za-z\d@$!%*?&]+$/.test(password) },
];

/** What a player reads of a password that breaks one of the strong rules (spec §5). */
export const passwordRuleMessage = messages.strong;

/** Whether a password meets every rule. */
export const isPasswordOf = (rules: readonly PasswordRule[], password: string): boolean =>
  rules.every(({ isMet }) => isMet(password));

/**
 * The strong rules for password managers, so that a generated password is accepted everywhere
 * (https://developer.apple.com/password-rules).
 */
export const passwordManagerRules = {
  passwordrules: `minlength: ${length.min}; maxlength: ${length.max}; required: lower; required: upper; required: digit; required: [${specials}];`,
} as const;
