import { groupThousands } from '../../format/groupThousands';

/** Texts of the shared parts themselves; all others come from the feature that uses them. */
export const messages = {
  close: 'Close',
  back: 'Back',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  capsLock: 'Caps Lock is on',
  copied: 'Copied',
  copyFailed: 'Copying was not possible',
  unreadable: (count: number, what: string) => `${groupThousands(count)} ${what} could not be read.`,
  sampleData: 'Sample data',
  tryAgain: 'Try again',
  logIn: 'Log in',
  clearSearch: 'Clear search',
  pagination: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  pageWord: 'Page',
  digit: (position: number, length: number) => `Digit ${position} of ${length}`,
} as const;
