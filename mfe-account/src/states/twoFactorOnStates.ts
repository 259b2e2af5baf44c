import { answer, type Fault, failure, fault, password, refused, secondFactor, slow, statesOf } from './stateTools';

const codeField = 'Code of your authenticator app, or a recovery code';
const on = (changed: object = {}) => fault('GET /*/two-factor', answer({ ...secondFactor, ...changed }));
const younger = on({ proof: 'password' });
const disable = (given: Partial<Fault>) => fault('POST /*/two-factor/disable', given);
const renew = (given: Partial<Fault>) => fault('POST /*/two-factor/recovery-codes', given);

const send = (button: string) => [{ fill: codeField, text: '482615' }, { press: button }];
const codes = { recoveryCodes: Array.from({ length: 10 }, (_, index) => `mosai-tile${index}`) };
const setUp = {
  faults: [fault('POST /verify-2fa', answer({ success: true, ...codes }))],
  steps: [
    { fill: 'Your password', text: password },
    { press: 'Continue' },
    { fill: 'Enter 6-digit code', text: '482615' },
    { press: 'Complete Setup' },
  ],
};
const renewed = { faults: [on(), renew(answer(codes))], steps: send('Renew codes') };

/** A second factor that is on, and recovery codes. */
export const twoFactorOnStates = statesOf('TwoFactorDialog', { session: 'player' }, [
  {
    id: 'on',
    title: 'Already on',
    shows: [
      'Two-Factor Authentication is already on for your account. 8 recovery codes are left.',
      'Switched off, your password alone logs in, and a mailed code alone allows withdrawals.',
      codeField,
    ],
    faults: [on()],
  },
  {
    id: 'on-last-recovery-code',
    title: 'Already on, with one recovery code',
    shows: ['Two-Factor Authentication is already on for your account. 1 recovery code is left.'],
    faults: [on({ recoveryCodesLeft: 1 })],
  },
  {
    id: 'on-code-missing',
    title: 'A change without a code',
    shows: ['Please enter a code'],
    faults: [on()],
    steps: [{ press: 'Switch off' }],
  },
  {
    id: 'on-switching-off',
    title: 'The second factor is being switched off',
    shows: ['Verifying...', 'Renew codes'],
    faults: [on(), disable(slow)],
    steps: send('Switch off'),
  },
  {
    id: 'on-code-refused',
    title: 'Switching off: the code was refused',
    shows: ['Switch off', 'Invalid verification code'],
    faults: [on(), disable(refused('Invalid verification code'))],
    steps: send('Switch off'),
  },
  {
    id: 'on-not-switched-off',
    title: 'Switching off failed',
    shows: ['Failed to disable 2FA. Please try again.'],
    faults: [on(), disable(failure)],
    steps: send('Switch off'),
  },
  {
    id: 'switched-off',
    title: 'Switched off: says so and closes',
    shows: ['Two-Factor Authentication disabled'],
    faults: [on(), disable(answer({}))],
    steps: send('Switch off'),
  },
  {
    id: 'on-younger',
    title: 'Younger than the session: takes the password, which was refused',
    shows: ['Current password is incorrect.', 'Switch off'],
    faults: [younger, disable(refused('Current password is incorrect.', 400, { field: 'proof' }))],
    steps: [
      { fill: codeField, text: '482615' },
      { fill: 'Your password', text: 'Tessera2027!' },
      { press: 'Switch off' },
    ],
  },
  {
    id: 'on-younger-password-missing',
    title: 'Younger than the session: the password is missing',
    shows: ['Please enter your password', 'Switch off'],
    faults: [younger],
    steps: send('Switch off'),
  },
  {
    id: 'on-renewing',
    title: 'Recovery codes are being renewed',
    shows: ['Verifying...', 'Switch off'],
    faults: [on(), renew(slow)],
    steps: send('Renew codes'),
  },
  {
    id: 'on-not-renewed',
    title: 'Recovery codes could not be renewed',
    shows: ['New recovery codes could not be made. Please try again.'],
    faults: [on(), renew(failure)],
    steps: send('Renew codes'),
  },
  {
    id: 'renewed-codes',
    title: 'Renewed recovery codes',
    shows: ['Recovery codes', 'I have kept them'],
    ...renewed,
  },
  {
    id: 'recovery-codes',
    title: 'Recovery codes of the set-up, shown once',
    shows: [
      'Each of these logs you in once when your phone is lost. They are shown only now: keep them where your phone is not.',
      'Copy all',
      'Save as a file',
    ],
    ...setUp,
  },
  {
    id: 'recovery-codes-not-kept',
    title: 'Recovery codes: closing without keeping them warns first',
    shows: ['These codes are not shown again. Keep them first, or close once more to go without.'],
    ...renewed,
    steps: [...renewed.steps, { see: 'Recovery codes' }, { press: 'Close' }],
  },
  {
    id: 'recovery-codes-failed',
    title: 'Recovery codes of the set-up: what shows them did not load',
    shows: ['This part did not load', 'Check your connection and try again.'],
    ...setUp,
    parts: 'failed',
  },
  {
    id: 'recovery-codes-copied',
    title: 'Recovery codes were copied',
    shows: ['Copied', 'I have kept them'],
    ...renewed,
    clipboard: 'works',
    steps: [...renewed.steps, { press: 'Copy all' }],
  },
  {
    id: 'recovery-codes-not-copied',
    title: 'Recovery codes could not be copied',
    shows: ['The codes could not be copied. Save them as a file, or write them down.'],
    ...renewed,
    clipboard: 'refused',
    steps: [...renewed.steps, { press: 'Copy all' }],
  },
]);
