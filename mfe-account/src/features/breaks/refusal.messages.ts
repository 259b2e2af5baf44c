/** What a player on a break is told where something cannot be changed (spec details 22 Login on a break). */
export const messages = {
  states: {
    none: undefined,
    break: (until: string) =>
      `You are on a break. You can change this once you can play again, which is not before ${until}.`,
    over: () => 'Your break is over. You can change this a day after you have asked to play again.',
    waiting: (until: string) => `You can change this from ${until}, when you can play again.`,
  },
  excluded: 'You have excluded yourself for good. You cannot change this any more.',
  unknownTime: 'a time that could not be read',
} as const;
