/** Texts of every form. */
export const messages = {
  unexpected: 'Something went wrong on this page. Please reload it and try again.',
} as const;
