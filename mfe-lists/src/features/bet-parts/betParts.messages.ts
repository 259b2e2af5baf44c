export const messages = {
  betOf: (id: string) => ` bet ${id}`,
  loading: 'Loading bets',
  logInToSeeBets: 'Log in to see your bets',
} as const;
