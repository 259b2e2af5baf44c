/** Texts of a part whose code could not be fetched. */
export const messages = {
  failed: 'This part did not load',
  reason: 'Check your connection and try again.',
} as const;
