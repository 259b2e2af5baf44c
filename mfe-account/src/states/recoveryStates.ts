import { answer, failure, fault, password, refused, slow, statesOf } from './stateTools';

const outage = 'The service did not answer properly; what you typed may be right.';
const recover = [{ fill: 'Email', text: 'player@tessera.test' }, { press: 'Recover Account' }];
const mailed = fault('POST /forgot-password', answer({}));
const codeAtHand = [{ fill: 'Email', text: 'player@tessera.test' }, { press: 'I have a code' }];
const mailAgain = [...codeAtHand, { press: 'Send another code' }];
const filled = { 'Code from the mail': '482615', 'New password': password, 'Confirm password': password };

/** Asks for the mail, fills in the reset, with other texts in some fields, and sends it. */
const reset = (changed: Partial<typeof filled> = {}) => [
  ...recover,
  ...Object.entries({ ...filled, ...changed }).map(([fill, text]) => ({ fill, text })),
  { press: 'Set new password' },
];

export const recoveryStates = statesOf('AuthDialog', { session: 'signed-out', props: { tab: 'forgot' } }, [
  {
    id: 'forgot',
    title: 'Forgot password',
    shows: ['Enter the e-mail address of your account.', 'Recover Account', 'I have a code', 'Return to Login'],
  },
  {
    id: 'forgot-invalid-email',
    title: 'Forgot password: not an e-mail address',
    shows: ['Please enter a valid email address.', 'Recover Account'],
    steps: [{ fill: 'Email', text: 'player' }, { press: 'Recover Account' }],
  },
  {
    id: 'forgot-sending',
    title: 'Forgot password: the mail is being sent',
    shows: ['Sending...'],
    faults: [fault('POST /forgot-password', slow)],
    steps: recover,
  },
  {
    id: 'forgot-refused',
    title: 'Forgot password: too many mails',
    shows: ['Too many codes were requested. Please try again later.'],
    faults: [fault('POST /forgot-password', refused('Too many codes were requested. Please try again later.', 429))],
    steps: recover,
  },
  {
    id: 'forgot-failed',
    title: 'Forgot password: the mail could not be sent',
    shows: ['The recovery mail could not be sent. Please try again.', outage],
    faults: [fault('POST /forgot-password', failure)],
    steps: recover,
  },
  {
    id: 'forgot-sent',
    title: 'Forgot password: what happens next',
    shows: [
      'What happens next',
      'If a recovery mail arrives at player@tessera.test, follow the link in it.',
      'We cannot confirm from here that one was sent. If no mail comes within a few minutes, write to',
    ],
    withoutExtensions: ['recovery'],
    steps: recover,
  },
  {
    id: 'forgot-sent-without-address',
    title: 'Forgot password: what happens next, without an address',
    shows: [
      'If a recovery mail for your account arrives, follow the link in it.',
      'from the address of your account, and support will help you back in.',
    ],
    withoutExtensions: ['recovery'],
    steps: [{ press: 'Recover Account' }],
  },
  {
    id: 'recovery-mailed',
    title: 'Recovery: the code was mailed',
    shows: [
      'If there is an account with this address, a code was sent to',
      'Code from the mail',
      'Send another code',
      'Also remove a second factor and passkeys that were added in the last 24 hours. Somebody else may have added them.',
    ],
    faults: [mailed],
    steps: recover,
  },
  {
    id: 'recovery-code-at-hand',
    title: 'Recovery: the player has a code',
    shows: ['Enter the code that was mailed to', 'Code from the mail', 'Send another code', 'Use another address'],
    steps: codeAtHand,
  },
  {
    id: 'recovery-mailing-again',
    title: 'Recovery: another code is being sent',
    shows: ['Enter the code that was mailed to', 'Sending...'],
    faults: [fault('POST /forgot-password', slow)],
    steps: mailAgain,
  },
  {
    id: 'recovery-mailed-again',
    title: 'Recovery: another code was sent',
    shows: ['If there is an account with this address, another code was sent to', 'Send another code'],
    faults: [mailed],
    steps: mailAgain,
  },
  {
    id: 'recovery-not-mailed-again',
    title: 'Recovery: another code could not be sent',
    shows: ['Code from the mail', 'The recovery mail could not be sent. Please try again.', outage],
    faults: [fault('POST /forgot-password', failure)],
    steps: mailAgain,
  },
  {
    id: 'reset-code-missing',
    title: 'Recovery: no code',
    shows: ['Please enter the code.', 'Set new password'],
    faults: [mailed],
    steps: reset({ 'Code from the mail': '' }),
  },
  {
    id: 'reset-weak-password',
    title: 'Recovery: a weak password',
    shows: ['Password must be 12–15 characters long and include uppercase, lowercase, number, and special character'],
    faults: [mailed],
    steps: reset({ 'New password': 'tessera2026!', 'Confirm password': 'tessera2026!' }),
  },
  {
    id: 'reset-passwords-differ',
    title: 'Recovery: two passwords',
    shows: ['Passwords do not match.', 'Set new password'],
    faults: [mailed],
    steps: reset({ 'Confirm password': 'Tessera2027!' }),
  },
  {
    id: 'reset-sending',
    title: 'Recovery: the password is being set',
    shows: ['Setting new password...'],
    faults: [mailed, fault('POST /reset-password', slow)],
    steps: reset(),
  },
  {
    id: 'reset-refused',
    title: 'Recovery: the code was refused',
    shows: ['Code from the mail', 'Invalid OTP. Please try again.'],
    faults: [mailed, fault('POST /reset-password', refused('Invalid OTP. Please try again.'))],
    steps: reset(),
  },
  {
    id: 'reset-failed',
    title: 'Recovery: the password could not be set',
    shows: ['The password could not be reset. Please try again.', outage],
    faults: [mailed, fault('POST /reset-password', failure)],
    steps: reset(),
  },
  {
    id: 'reset-done',
    title: 'Recovery: the password is set',
    shows: ['Welcome back', 'Your password is changed. Log in with the new one.'],
    faults: [mailed, fault('POST /reset-password', answer({}))],
    steps: reset(),
  },
]);
