import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls, forGood } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';
import { logIn, loginTab } from './loginStates';

const { closeAccount, playAgain, readBreak, takeBreak } = extensionCalls;
const until = '2126-11-16T00:00:00.000Z';
const breakOf = (state: string, end: string | null = null) =>
  answered(readBreak, { state, until: end, proof: 'password' });
const none = breakOf('none');

const state = statesOf('SettingsPage', { faults: [none] });
const says = announcing(state);
const typed = (word: string, dialog: string, submit: string) => [
  { fill: `Type ${word} to confirm`, text: word.toLowerCase(), in: dialog },
  { fill: 'Your password', text: '{password}', in: dialog },
  { press: submit, in: dialog },
];
const begin = [
  { press: 'Choose a break' },
  { press: 'One week' },
  ...typed('BREAK', 'Take a break', 'Begin the break'),
];
const close = [{ press: 'Close the account' }, ...typed('CLOSE', 'Close the account', 'Close the account')];

const login = statesOf('AuthDialog', { ...loginTab, steps: logIn });
const user = { id: 'resting', username: 'marcella', email: 'player@tessera.test' };
const onBreak = (end: string | null) =>
  refused(calls.login, 'You are on a break.', 403, { until: end, token: 'withdraws-only', user });
const possible = 'You can log in to look at your account and to withdraw.';

/** Breaks, self-exclusion and closing the account. */
export const breakStates = [
  state('breaks', 'Breaks', [
    'Take a break',
    'Exclude yourself',
    'For good, here and without a call. What you have is paid out first.',
  ]),
  state(
    'breaks-dialog',
    'A break is chosen',
    [
      'You are logged out at once, on every device, and open rounds are settled.',
      'Nothing ends it early: neither you nor support can.',
      'One day',
      'Three months',
      'Type BREAK to confirm',
    ],
    { steps: [{ press: 'Choose a break' }] },
  ),
  state('breaks-exclusion', 'An exclusion is chosen', ['Six months', 'Five years', 'Type EXCLUDE to confirm'], {
    steps: [{ press: 'Choose how long' }],
  }),
  says('breaks-missing', 'Nothing is chosen', ['Choose how long'], {
    steps: [{ press: 'Choose a break' }, { press: 'Begin the break' }],
    does: { calls: [] },
  }),
  says('breaks-refused', 'The password for a break is wrong', ['The password is wrong.'], {
    faults: [none, refused(takeBreak, 'The password is wrong.', 400, { field: 'proof' })],
    steps: begin,
    does: sends(takeBreak),
  }),
  state('breaks-begun', 'A break has begun', ['Log in to see your settings'], {
    faults: [none, answered(takeBreak, { state: 'break', until, proof: 'password' })],
    steps: begin,
    does: { ...sends(takeBreak), focus: 'Settings' },
  }),
  state(
    'breaks-on',
    'During a break, when the provider refuses changes',
    [
      'About breaks',
      'Take a break',
      'You can look at everything and withdraw.',
      'You can change this once you can play again, which is not before',
    ],
    { faults: [breakOf('break', until)] },
  ),
  state(
    'breaks-for-good',
    'During an exclusion for good',
    ['You have excluded yourself for good. You cannot change this any more.'],
    { faults: [breakOf('break', forGood)] },
  ),
  state('breaks-waiting', 'Playing again was asked for', ['You asked to play again.', 'You can change this from'], {
    faults: [breakOf('waiting', until)],
  }),
  state(
    'breaks-over',
    'After a break',
    [
      'Your break is over. To play again, ask for it below; a day later you can.',
      'Ask to play again',
      'You can change this a day after you have asked to play again.',
    ],
    { faults: [breakOf('over')] },
  ),
  state('breaks-asked', 'Playing again is asked for', ['You can play from'], {
    faults: [breakOf('over'), answered(playAgain, { state: 'waiting', until, proof: 'password' })],
    steps: [{ press: 'Ask to play again' }],
    does: sends(playAgain),
  }),
  state('breaks-close', 'Closing the account', ['It cannot be opened again.', 'Withdraw', 'Type CLOSE to confirm'], {
    steps: [{ press: 'Close the account' }],
  }),
  says('breaks-not-closed', 'The account has money', ['Withdraw your 0.5 BTC first.'], {
    faults: [none, refused(closeAccount, 'Withdraw your 0.5 BTC first.', 409)],
    steps: close,
    does: sends(closeAccount),
  }),
  state('breaks-loading', 'Breaks that take their time', ['Loading your breaks'], { faults: [unanswered(readBreak)] }),
  state('breaks-failed', 'Breaks could not be loaded', ['Your breaks are not here', serverMessage], {
    faults: [failed(readBreak, serverMessage)],
  }),
  login('login-on-break', 'Login during a break', ['Not for play', possible, 'Log in and withdraw'], {
    faults: [onBreak(until)],
    does: sends(calls.login),
  }),
  login(
    'login-after-break',
    'Login after a break',
    [
      'Not for play',
      'Your break is over. To play again, ask for it; a day later you can.',
      possible,
      'Ask to play again',
    ],
    { faults: [onBreak(null)], does: sends(calls.login) },
  ),
  statesOf('TwoFactorDialog')(
    'on-break',
    'The set-up of a second factor during a break',
    ['You can change this once you can play again, which is not before'],
    { faults: [breakOf('break', until)] },
  ),
  statesOf('ProfileDialog')('on-break', 'A player on a break', ['About breaks'], { faults: [breakOf('break', until)] }),
];
