/** Messages of the bet calls, shown to players. */
export const betsMessages = {
  notFound: 'There is no bet with this ID.',
} as const;
