export const messages = {
  betOf: (id: string) => ` bet ${id}`,
  logInToSeeBets: 'Log in to see your bets',
} as const;
