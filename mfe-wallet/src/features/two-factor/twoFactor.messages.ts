/** The wallet's texts about a second factor. */
export const messages = {
  /** This and `isProtected` hold only if the provider requires the second factor. */
  why: 'Protect withdrawals.',
  what: 'Add a second factor.',
  isProtected: 'Withdrawals are protected.',
  isOn: 'They ask for your second factor.',
  enable: 'Enable 2FA',
} as const;
