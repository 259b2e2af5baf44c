/** What the shell says in place of a dialog that is loading or has failed. */
export const messages = {
  titles: {
    auth: 'Log in',
    wallet: 'Wallet',
    profile: 'Profile',
    'two-factor': 'Two-Factor Authentication',
    bet: 'Bet',
    transaction: 'Transaction',
  },
  loading: (title: string) => `${title} is loading`,
} as const;
