import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { profileOf } from './samplePlayer';

const { sendOtp, verifyEmail } = calls;
const send = [{ press: 'Send Verification' }];
const open = [{ press: 'I have a code' }];
const resend = [...open, { press: 'Resend' }];
const verify = [...open, { fill: 'Digit 1 of 6', text: '482615' }, { press: 'Verify' }];
const unverified = profileOf();
const sent = { faults: [unverified, answered(sendOtp, { expiresInSeconds: 600 })] };

/** A player whose records have no e-mail address. */
const noAddress = {
  faults: [profileOf({ email: '' })],
  storage: { user: '{"id":"{player}","username":"marcella","email":"","kycStatus":""}', email: '' },
};
const addressMissing = 'Email not found. Please log in again.';
const mailsLimited = 'Too many codes were requested. Please try again later.';
const triesLimited = 'Too many wrong codes. Please try again later.';

const state = statesOf('SettingsPage');
const mailed = statesOf('SettingsPage', { steps: send, does: sends(sendOtp) });
const verified = statesOf('SettingsPage', { steps: verify, does: sends(verifyEmail) });
const mailSays = announcing(mailed);
const says = announcing(verified);

/** The verification of the e-mail address. */
export const emailCodeStates = [
  mailed('email-sending', 'E-mail: a code is being sent', ['Sending...'], {
    faults: [unverified, unanswered(sendOtp)],
  }),
  mailSays(
    'code-not-sent',
    'E-mail: the verification mail cannot be sent',
    ['Failed to send verification email. Please try again.'],
    { faults: [unverified, failed(sendOtp)] },
  ),
  mailSays('email-limited', 'E-mail: too many mails', [mailsLimited], {
    faults: [unverified, refused(sendOtp, mailsLimited, 429)],
  }),
  announcing(state)('email-no-address', 'E-mail: no address to send a code to', [addressMissing], {
    ...noAddress,
    steps: send,
  }),
  mailSays(
    'email-code',
    'E-mail dialog: a code was sent',
    [
      'Verification code sent to your email!',
      'Enter the six digits that were mailed to',
      'Resend in',
      'Code is good for',
    ],
    sent,
  ),
  state(
    'email-code-sent-earlier',
    'E-mail: a code was sent, and the dialog is closed',
    ['A new code can be sent in', 'I have a code'],
    { ...sent, steps: [...send, { press: 'Close' }], does: { focus: 'I have a code' } },
  ),
  mailed('email-code-expired', 'E-mail dialog: the code has run out', ['The code has expired.'], {
    faults: [unverified, answered(sendOtp, { expiresInSeconds: 0 })],
  }),
  state(
    'email-code-resend',
    'E-mail dialog: nothing was sent from here',
    ['Verify Email', 'Resend', 'You can request a new code now.'],
    { faults: [unverified], steps: open },
  ),
  mailSays(
    'email-code-resent',
    'E-mail dialog: a new code was sent',
    ['Verification code resent to your email!', 'Resend in'],
    { ...sent, steps: resend },
  ),
  mailSays(
    'email-code-not-resent',
    'E-mail dialog: a new code could not be sent',
    ['Failed to resend code. Please try again.', 'Resend'],
    { faults: [unverified, failed(sendOtp)], steps: resend },
  ),
  state('email-code-loading', 'E-mail dialog: its form is loading', ['Loading the verification form'], {
    faults: [unverified],
    parts: 'waiting',
    steps: open,
  }),
  verified('email-code-verifying', 'E-mail dialog: the code is being checked', ['Verifying...'], {
    faults: [unverified, unanswered(verifyEmail)],
  }),
  says('email-code-refused', 'E-mail dialog: the code was refused', ['Invalid OTP. Please try again.'], {
    faults: [unverified, refused(verifyEmail)],
    does: { focus: 'Digit 1 of 6' },
  }),
  says('email-code-limited', 'E-mail dialog: too many wrong codes', [triesLimited], {
    faults: [unverified, refused(verifyEmail, triesLimited, 429)],
  }),
  announcing(state)('email-code-no-address', 'E-mail dialog: no address to verify', [addressMissing, 'Resend'], {
    ...noAddress,
    steps: verify,
  }),
  says(
    'email-verified',
    'E-mail is verified: says so, and reloads the page after a second',
    ['Email verified successfully!'],
    { faults: [unverified, answered(verifyEmail, {})] },
  ),
];
