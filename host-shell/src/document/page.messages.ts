/** Texts of a page before the shell's script has run. */
export const messages = {
  scriptMissing: 'This page has not loaded completely. Its buttons do nothing yet.',
  reload: 'Reload',
  noScript: 'Your browser runs no scripts. You can read this site and follow its links; playing needs JavaScript.',
} as const;
