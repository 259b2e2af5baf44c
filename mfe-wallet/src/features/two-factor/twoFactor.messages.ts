/** The wallet's texts about a second factor. */
export const messages = {
  /** This and `isProtected` are true only where the provider asks for the second factor. */
  why: 'Protect withdrawals.',
  what: 'Add a second factor.',
  isProtected: 'Withdrawals are protected.',
  isOn: 'They ask for your second factor.',
  enable: 'Enable 2FA',
} as const;
