/** Messages where a balance is missing. */
export const messages = { failed: 'Your balance could not be loaded' } as const;
