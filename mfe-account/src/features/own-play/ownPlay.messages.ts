/** Texts of the player's own play (spec details 22 Limits). */
export const messages = {
  title: 'Your play',
  line: 'What the provider has counted, limits or not. Deposits are what you can play with; withdrawals are with their fees.',
  loading: 'Loading your play',
  failed: 'Your play is not here',
  periods: { day: 'Today', week: 'This week', month: 'This month', year: 'This year' },
  sums: {
    deposits: 'Deposits',
    withdrawals: 'Withdrawals',
    staked: 'Staked',
    returned: 'Returned',
    net: 'Net',
    minutes: 'Time',
  },
  unknown: 'unknown',
  netDeposits: (amount: string, since: string) =>
    `Deposits less withdrawals since you opened the account on ${since}: ${amount}`,
  plot: (days: number) => `Net of each of the last ${days} days.`,
  played: (days: number) => (days === 1 ? 'You played on one of them.' : `You played on ${days} of them.`),
  notPlayed: 'You have not played on any of them.',
  extremes: (best: string, bestDay: string, worst: string, worstDay: string) =>
    `Best ${best} on ${bestDay}, worst ${worst} on ${worstDay}.`,
  statement: 'Coins and other days are in your statement',
} as const;
