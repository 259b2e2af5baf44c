/** The wallet's texts about a second factor. */
export const messages = {
  /** True only where the provider asks for the second factor. */
  why: 'Protect withdrawals.',
  what: 'Add a second factor.',
  enable: 'Enable 2FA',
} as const;
