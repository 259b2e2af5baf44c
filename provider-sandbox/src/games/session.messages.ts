/** What a player reads of a session, from the server and on a game's page alike. */
export const sessionMessages = { over: 'This game session is over. Open the game again from the lobby.' } as const;

/** What a player reads of a stake outside of the limits, likewise. */
export const limitMessages = {
  minStake: (amount: string, currency: string) => `The smallest bet is ${amount} ${currency}.`,
  maxStake: (amount: string, currency: string) => `The largest bet is ${amount} ${currency}.`,
  largestPayout: (amount: string, currency: string) =>
    `One round pays at most ${amount} ${currency}, and this bet could win more. Lower it.`,
} as const;
