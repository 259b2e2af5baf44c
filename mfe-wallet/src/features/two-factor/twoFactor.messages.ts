/** The wallet's texts about a second factor. */
export const messages = {
  why: 'Protect withdrawals.',
  what: 'Add a second factor.',
  enable: 'Enable 2FA',
} as const;
