import { answer, type Fault, failure, fault, profileOf, refused, refusedSilently, slow, statesOf } from './stateTools';

const notVerified = profileOf();
const sent = fault('POST /send-otp', answer({ expiresInSeconds: 600 }));
const send = [{ press: 'Send Verification' }];
const open = [{ press: 'I have a code' }];
const verify = [...open, { fill: 'Digit 1 of 6', text: '482615' }, { press: 'Verify' }];

/** A player whose records have no e-mail address. */
const noAddress = {
  faults: [profileOf({ email: '' })],
  storage: { user: '{"id":"{player}","username":"marcella","email":"","kycStatus":""}', email: '' },
};

const verified = (given: Partial<Fault>) => [notVerified, fault('POST /verify-email', given)];
const notSent = (given: Partial<Fault>) => [notVerified, fault('POST /send-otp', given)];

/** The verification of the e-mail address. */
export const emailCodeStates = statesOf('SettingsPage', { session: 'player' }, [
  {
    id: 'email-sending',
    title: 'E-mail: a code is being sent',
    shows: ['Sending...'],
    faults: notSent(slow),
    steps: send,
  },
  {
    id: 'code-not-sent',
    title: 'E-mail: the verification mail cannot be sent',
    shows: ['Failed to send verification email. Please try again.'],
    faults: notSent(failure),
    steps: send,
  },
  {
    id: 'email-limited',
    title: 'E-mail: too many mails',
    shows: ['Too many codes were requested. Please try again later.'],
    faults: notSent(refused('Too many codes were requested. Please try again later.', 429)),
    steps: send,
  },
  {
    id: 'email-no-address',
    title: 'E-mail: no address to send a code to',
    shows: ['Email not found. Please log in again.'],
    ...noAddress,
    steps: send,
  },
  {
    id: 'email-code',
    title: 'E-mail dialog: a code was sent',
    shows: [
      'Enter the six digits that were mailed to',
      'Resend in',
      'Code is good for',
      'Verification code sent to your email!',
    ],
    faults: [notVerified, sent],
    steps: send,
  },
  {
    id: 'email-code-sent-earlier',
    title: 'E-mail: a code was sent, and the dialog is closed',
    shows: ['A new code can be sent in', 'I have a code'],
    faults: [notVerified, sent],
    steps: [...send, { press: 'Close' }],
  },
  {
    id: 'email-code-expired',
    title: 'E-mail dialog: the code has run out',
    shows: ['The code has expired.'],
    faults: [notVerified, fault('POST /send-otp', answer({ expiresInSeconds: 0 }))],
    steps: send,
  },
  {
    id: 'email-code-resend',
    title: 'E-mail dialog: nothing was sent from here',
    shows: ['Verify Email', 'Resend', 'You can request a new code now.'],
    faults: [notVerified],
    steps: open,
  },
  {
    id: 'email-code-resent',
    title: 'E-mail dialog: a new code was sent',
    shows: ['Resend in', 'Verification code resent to your email!'],
    faults: [notVerified, sent],
    steps: [...open, { press: 'Resend' }],
  },
  {
    id: 'email-code-not-resent',
    title: 'E-mail dialog: a new code could not be sent',
    shows: ['Failed to resend code. Please try again.'],
    faults: notSent(failure),
    steps: [...open, { press: 'Resend' }],
  },
  {
    id: 'email-code-loading',
    title: 'E-mail dialog: its form is loading',
    shows: ['Loading the verification form'],
    faults: [notVerified],
    parts: 'waiting',
    steps: open,
  },
  {
    id: 'email-code-verifying',
    title: 'E-mail dialog: the code is being checked',
    shows: ['Verifying...'],
    faults: verified(slow),
    steps: verify,
  },
  {
    id: 'email-code-refused',
    title: 'E-mail dialog: the code was refused',
    shows: ['Invalid OTP. Please try again.'],
    faults: verified(refusedSilently),
    steps: verify,
  },
  {
    id: 'email-code-limited',
    title: 'E-mail dialog: too many wrong codes',
    shows: ['Too many wrong codes. Please try again later.'],
    faults: verified(refused('Too many wrong codes. Please try again later.', 429)),
    steps: verify,
  },
  {
    id: 'email-code-no-address',
    title: 'E-mail dialog: no address to verify',
    shows: ['Resend', 'Email not found. Please log in again.'],
    ...noAddress,
    steps: verify,
  },
  {
    id: 'email-verified',
    title: 'E-mail is verified: says so, and reloads the page after a second',
    shows: ['Email verified successfully!'],
    faults: verified(answer({})),
    steps: verify,
  },
]);
