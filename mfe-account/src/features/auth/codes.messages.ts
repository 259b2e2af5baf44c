/** Texts of the forms that follow login and forgot, which load when they are needed: codes, the reset, what happens next. */
export const messages = {
  code: 'Code',
  loginOf: 'You are logging in as',
  codeLine: 'Enter the six digits that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryCodeLine: 'Enter one of the recovery codes that you kept. It is good once.',
  useRecoveryCode: 'Lost your phone? Use a recovery code',
  useCode: 'Use the authenticator app',
  codeMissing: 'Please enter the code.',

  newCode: 'Send another code',
  otherAddress: 'Use another address',
  /** Also true for addresses without an account. */
  recoveryMailed: 'If there is an account with this address, a code was sent to',
  recoveryMailedAgain: 'If there is an account with this address, another code was sent to',
  recoveryMailedBefore: 'Enter the code that was mailed to',
  mailedCode: 'Code from the mail',
  newPassword: 'New password',
  endNewFactors:
    'Also remove a second factor and passkeys that were added in the last 24 hours. Somebody else may have added them.',
  setPassword: 'Set new password',
  settingPassword: 'Setting new password...',
  passwordReset: 'Your password is changed. Log in with the new one.',

  sentTitle: 'What happens next',
  sentLine: (email: string) =>
    email === ''
      ? 'If a recovery mail for your account arrives, follow the link in it.'
      : `If a recovery mail arrives at ${email}, follow the link in it.`,
  sentNoMail: 'We cannot confirm from here that one was sent. If no mail comes within a few minutes, write to',
  sentNoMailEnd: 'from the address of your account, and support will help you back in.',
} as const;
