import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';

const { forgotPassword, resetPassword } = extensionCalls;
const outage = 'The service did not answer properly; what you typed may be right.';
const limited = 'Too many codes were requested. Please try again later.';
const address = { fill: 'Email', text: 'player@tessera.test' };
const recover = [address, { press: 'Recover Account' }];
const codeAtHand = [address, { press: 'I have a code' }];
const atHand = 'Enter the code that was mailed to';
const notMailed = 'The recovery mail could not be sent. Please try again.';
const filled = { 'Code from the mail': '482615', 'New password': '{password}', 'Confirm password': '{password}' };

/** Asks for the mail, fills in the reset, with other texts in some fields, and sends it. */
const reset = (changed: Partial<typeof filled> = {}) => [
  ...recover,
  ...Object.entries({ ...filled, ...changed }).map(([fill, text]) => ({ fill, text })),
  { press: 'Set new password' },
];
const mailed = answered(forgotPassword, {});

const tab = { session: 'signed-out', props: { tab: 'forgot' } } as const;
const state = statesOf('AuthDialog', tab);
const asked = statesOf('AuthDialog', { ...tab, faults: [mailed], steps: recover, does: sends(forgotPassword) });
const again = statesOf('AuthDialog', {
  ...tab,
  faults: [mailed],
  steps: [...codeAtHand, { press: 'Send another code' }],
  does: sends(forgotPassword),
});
const invalid = announcing(statesOf('AuthDialog', { ...tab, faults: [mailed] }));
const sent = statesOf('AuthDialog', { ...tab, steps: reset(), does: sends(resetPassword) });
const says = announcing(sent);

export const recoveryStates = [
  state('forgot', 'Forgot password', [
    'Enter the e-mail address of your account.',
    'Recover Account',
    'I have a code',
    'Return to Login',
  ]),
  announcing(state)(
    'forgot-invalid-email',
    'Forgot password: not an e-mail address',
    ['Please enter a valid email address.', 'Recover Account'],
    { steps: [{ fill: 'Email', text: 'player' }, { press: 'Recover Account' }], does: { focus: 'Email' } },
  ),
  asked('forgot-sending', 'Forgot password: the mail is being sent', ['Sending...'], {
    faults: [unanswered(forgotPassword)],
  }),
  announcing(asked)('forgot-refused', 'Forgot password: too many mails', [limited], {
    faults: [refused(forgotPassword, limited, 429)],
  }),
  announcing(asked)('forgot-failed', 'Forgot password: the mail could not be sent', [notMailed, outage], {
    faults: [failed(forgotPassword)],
  }),
  state(
    'forgot-sent',
    'Forgot password: what happens next',
    [
      'What happens next',
      'If a recovery mail arrives at player@tessera.test, follow the link in it.',
      'We cannot confirm from here that one was sent. If no mail comes within a few minutes, write to',
    ],
    { withoutExtensions: ['recovery'], steps: recover },
  ),
  state(
    'forgot-sent-without-address',
    'Forgot password: what happens next, without an address',
    [
      'If a recovery mail for your account arrives, follow the link in it.',
      'from the address of your account, and support will help you back in.',
    ],
    { withoutExtensions: ['recovery'], steps: recover.slice(1) },
  ),
  asked('recovery-mailed', 'Recovery: the code was mailed', [
    'If there is an account with this address, a code was sent to',
    'Code from the mail',
    'Send another code',
    'Also remove a second factor and passkeys that were added in the last 24 hours. Somebody else may have added them.',
  ]),
  state(
    'recovery-code-at-hand',
    'Recovery: the player has a code',
    [atHand, 'Code from the mail', 'Send another code', 'Use another address'],
    { steps: codeAtHand },
  ),
  again('recovery-mailing-again', 'Recovery: another code is being sent', ['Sending...', atHand], {
    faults: [unanswered(forgotPassword)],
  }),
  again('recovery-mailed-again', 'Recovery: another code was sent', [
    'If there is an account with this address, another code was sent to',
    'Send another code',
  ]),
  announcing(again)(
    'recovery-not-mailed-again',
    'Recovery: another code could not be sent',
    [notMailed, 'Code from the mail', outage],
    {
      faults: [failed(forgotPassword)],
    },
  ),
  invalid('reset-code-missing', 'Recovery: no code', ['Please enter the code.', 'Set new password'], {
    steps: reset({ 'Code from the mail': '' }),
    does: { focus: 'Code from the mail' },
  }),
  invalid(
    'reset-weak-password',
    'Recovery: a weak password',
    ['Password must be 12–15 characters long and include uppercase, lowercase, number, and special character'],
    {
      steps: reset({ 'New password': 'tessera2026!', 'Confirm password': 'tessera2026!' }),
      does: { focus: 'New password' },
    },
  ),
  invalid('reset-passwords-differ', 'Recovery: two passwords', ['Passwords do not match.', 'Set new password'], {
    steps: reset({ 'Confirm password': 'Tessera2027!' }),
    does: { focus: 'Confirm password' },
  }),
  sent('reset-sending', 'Recovery: the password is being set', ['Setting new password...'], {
    faults: [mailed, unanswered(resetPassword)],
  }),
  says('reset-refused', 'Recovery: the code was refused', ['Invalid OTP. Please try again.', 'Code from the mail'], {
    faults: [mailed, refused(resetPassword, 'Invalid OTP. Please try again.')],
  }),
  says(
    'reset-failed',
    'Recovery: the password could not be set',
    ['The password could not be reset. Please try again.', outage],
    { faults: [mailed, failed(resetPassword)] },
  ),
  says(
    'reset-done',
    'Recovery: the password is set',
    ['Your password is changed. Log in with the new one.', 'Welcome back'],
    { faults: [mailed, answered(resetPassword, {})] },
  ),
];
