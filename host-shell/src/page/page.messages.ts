/** What a page says before any script of the shell has run. */
export const messages = {
  scriptMissing: 'This page has not loaded completely. Its buttons do nothing yet.',
  reload: 'Reload',
} as const;
