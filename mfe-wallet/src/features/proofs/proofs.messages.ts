/** Texts of the field for a proof. */
export const messages = {
  password: 'Your password',
  code: 'Authenticator code or recovery code',
  missing: { password: 'Enter your password', code: 'Enter a code of your authenticator app' },
} as const;
