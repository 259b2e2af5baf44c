/** Texts of a login during a break. */
export const messages = {
  until: (until: string) => `You cannot play until ${until}. Nothing ends that early.`,
  over: 'Your break is over. To play again, ask for it; a day later you can.',
  possible: 'You can log in to look at your account and to withdraw.',
  withdraw: 'Log in and withdraw',
} as const;
