import { messages as twoFactorMessages } from '../two-factor/twoFactor.messages';

/** Texts of the proof fields. */
export const messages = {
  password: 'Your password',
  code: twoFactorMessages.anyCode,
  missing: { password: 'Please enter your password', code: twoFactorMessages.codeMissing },
} as const;
