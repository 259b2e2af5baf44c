/** Messages about a session, used by the server and the games' pages. */
export const sessionMessages = { over: 'This game session is over. Open the game again from the lobby.' } as const;

/** Messages about a stake outside the limits, likewise. */
export const limitMessages = {
  minStake: (amount: string, currency: string) => `The smallest bet is ${amount} ${currency}.`,
  maxStake: (amount: string, currency: string) => `The largest bet is ${amount} ${currency}.`,
  largestPayout: (amount: string, currency: string) =>
    `One round pays at most ${amount} ${currency}, and this bet could win more. Lower it.`,
} as const;
