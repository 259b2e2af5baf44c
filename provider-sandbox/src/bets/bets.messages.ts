/** What players read of the calls of bets. */
export const betsMessages = {
  notFound: 'There is no bet with this ID.',
} as const;
