import { oldestBrowsers } from '@tessera/shared-contracts/browsers';

const { chrome, firefox, safari } = oldestBrowsers;

/** Texts of a page before the shell's script has run. */
export const messages = {
  scriptMissing: 'This page has not loaded completely. Its buttons do nothing yet.',
  reload: 'Reload',
  noScript: 'Your browser runs no scripts. You can read this site and follow its links; playing needs JavaScript.',
  oldBrowser: `This browser is too old for this site. You can read it and follow its links; to play, update your browser, or use Chrome or Edge from ${chrome}, Firefox from ${firefox} or Safari from ${safari}.`,
} as const;
