/** Texts in place of a part that cannot be shown. */
export const messages = {
  unavailable: (label: string) => `${label} is not available right now`,
  restStillWorks: 'The rest of the site still works.',
  retry: 'Retry',
} as const;
