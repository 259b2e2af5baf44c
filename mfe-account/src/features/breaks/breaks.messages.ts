import type { BreakLength } from '@tessera/shared-contracts/extensions';
import { messages as submitMessages } from '../../shared/submit.messages';
import { messages as helpMessages } from '../helpline/helpline.messages';
import { messages as cardMessages } from './breaksCard.messages';

const chooseLength = 'Choose how long';
const closeAccount = 'Close the account';
const excluded = 'You have excluded yourself for good.';

/** Texts of breaks, self-exclusion and closing the account (spec details 22 Limits). */
export const messages = {
  ...cardMessages,
  failed: 'Your breaks are not here',
  states: {
    none: undefined,
    break: (until: string) => `You are on a break until ${until}. You can look at everything and withdraw.`,
    over: () => 'Your break is over. To play again, ask for it below; a day later you can.',
    waiting: (until: string) => `You asked to play again. You can from ${until}.`,
  },
  excluded,
  excludedNow: `${excluded} You are logged out; log in to withdraw.`,
  manage: 'About breaks',

  choices: {
    break: {
      title: 'Take a break',
      line: () => 'From a day to three months without play.',
      open: 'Choose a break',
      word: 'BREAK',
      submit: 'Begin the break',
    },
    exclusion: {
      title: 'Exclude yourself',
      line: (first: string) => `${first} or longer without play.`,
      open: chooseLength,
      word: 'EXCLUDE',
      submit: 'Exclude me',
    },
    close: {
      title: closeAccount,
      line: () => 'For good, here and without a call. What you have is paid out first.',
      open: closeAccount,
      word: 'CLOSE',
      submit: closeAccount,
    },
  },
  lengths: {
    '1d': 'One day',
    '1w': 'One week',
    '1m': 'One month',
    '2m': 'Two months',
    '3m': 'Three months',
    '6m': 'Six months',
    '1y': 'One year',
    '3y': 'Three years',
    '5y': 'Five years',
    'for-good': 'For good',
  } satisfies Readonly<Record<BreakLength, string>>,
  length: 'How long',
  lengthMissing: chooseLength,
  effects: [
    'You are logged out at once, on every device, and open rounds are settled.',
    'You cannot play or bet. Deposits that still arrive are held, and can be returned.',
    'Nothing ends it early: neither you nor support can.',
    'You can still log in to look and to withdraw.',
    'After its end, playing takes a request and a day more.',
  ],
  help: helpMessages.help,
  closeEffects: [
    'Withdraw everything first: the account closes once nothing is left that can be paid out.',
    'You are logged out at once, on every device, and cannot log in again.',
    'It cannot be opened again.',
  ],
  word: (word: string) => `Type ${word} to confirm`,
  wordMissing: (word: string) => `Please type ${word}`,
  sending: 'Sending...',
  withdraw: 'Withdraw',
  begun: (until: string) => `Your break lasts until ${until}. You are logged out; log in to withdraw.`,
  closed: 'Your account is closed.',
  left: 'You were logged out meanwhile. A login says whether you are on a break, and until when.',

  playAgain: 'Ask to play again',
  asked: (until: string) => `You can play from ${until}.`,
  unexpected: submitMessages.unexpected,
} as const;

/** What a player can choose. */
export type BreakChoice = keyof typeof messages.choices;
