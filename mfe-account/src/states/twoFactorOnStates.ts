import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, closed, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { codeField, secondFactor } from './samplePlayer';
import { sendCode } from './twoFactorSetupStates';

const { disableTwoFactor, newRecoveryCodes } = extensionCalls;
const on = secondFactor();
const younger = secondFactor({ proof: 'password' });
const code = { fill: codeField, text: '482615' };
const switchOff = [code, { press: 'Switch off' }];
const renew = [code, { press: 'Renew codes' }];
const codes = { recoveryCodes: Array.from({ length: 10 }, (_, index) => `mosai-tile${index}`) };
const wrongPassword = 'Incorrect password. Please try again.';

const state = statesOf('TwoFactorDialog', { faults: [on] });
const switched = statesOf('TwoFactorDialog', { steps: switchOff, does: sends(disableTwoFactor) });
const says = announcing(switched);
const renewed = statesOf('TwoFactorDialog', {
  faults: [on, answered(newRecoveryCodes, codes)],
  steps: renew,
  does: sends(newRecoveryCodes),
});
const shown = announcing(statesOf('TwoFactorDialog', { faults: [on, answered(newRecoveryCodes, codes)] }));
const setUp = statesOf('TwoFactorDialog', {
  faults: [answered(calls.verifyTwoFactor, { success: true, ...codes })],
  steps: sendCode,
  does: sends(calls.verifyTwoFactor),
});

/** A second factor that is on, and recovery codes. */
export const twoFactorOnStates = [
  state('on', 'Already on', [
    'Two-Factor Authentication is already on for your account. 8 recovery codes are left.',
    'Switched off, your password alone logs in, and a mailed code alone allows withdrawals.',
    codeField,
  ]),
  state(
    'on-last-recovery-code',
    'Already on, with one recovery code',
    ['Two-Factor Authentication is already on for your account. 1 recovery code is left.'],
    { faults: [secondFactor({ recoveryCodesLeft: 1 })] },
  ),
  announcing(state)('on-code-missing', 'A change without a code', ['Please enter a code'], {
    steps: [{ press: 'Switch off' }],
    does: { focus: codeField },
  }),
  switched('on-switching-off', 'The second factor is being switched off', ['Verifying...', 'Renew codes'], {
    faults: [on, unanswered(disableTwoFactor)],
  }),
  says('on-code-refused', 'Switching off: the code was refused', ['Invalid verification code', 'Switch off'], {
    faults: [on, refused(disableTwoFactor, 'Invalid verification code')],
    does: { focus: codeField },
  }),
  says('on-not-switched-off', 'Switching off failed', ['Failed to disable 2FA. Please try again.'], {
    faults: [on, failed(disableTwoFactor)],
  }),
  says('switched-off', 'Switched off: says so and closes', ['Two-Factor Authentication disabled', closed], {
    faults: [on, answered(disableTwoFactor, {})],
  }),
  says('on-younger', 'Younger than the session: takes the password, which was refused', [wrongPassword, 'Switch off'], {
    faults: [younger, refused(disableTwoFactor, wrongPassword, 400, { field: 'proof' })],
    steps: [{ fill: 'Your password', text: 'Tessera2027!' }, ...switchOff],
  }),
  announcing(state)(
    'on-younger-password-missing',
    'Younger than the session: the password is missing',
    ['Please enter your password', 'Switch off'],
    { faults: [younger], steps: switchOff, does: { focus: 'Your password' } },
  ),
  renewed('on-renewing', 'Recovery codes are being renewed', ['Verifying...', 'Switch off'], {
    faults: [on, unanswered(newRecoveryCodes)],
  }),
  announcing(renewed)(
    'on-not-renewed',
    'Recovery codes could not be renewed',
    ['New recovery codes could not be made. Please try again.'],
    { faults: [on, failed(newRecoveryCodes)] },
  ),
  renewed('renewed-codes', 'Renewed recovery codes', ['Recovery codes', 'I have kept them']),
  setUp('recovery-codes', 'Recovery codes of the set-up, shown once', [
    'Each of these logs you in once when your phone is lost. They are shown only now: keep them where your phone is not.',
    'Copy all',
    'Save as a file',
  ]),
  shown(
    'recovery-codes-not-kept',
    'Recovery codes: closing without keeping them warns first',
    ['These codes are not shown again. Keep them first, or close once more to go without.'],
    { steps: [...renew, { see: 'Recovery codes' }, { press: 'Close' }] },
  ),
  setUp(
    'recovery-codes-failed',
    'Recovery codes of the set-up: what shows them did not load',
    ['This part did not load', 'Check your connection and try again.'],
    { parts: 'failed' },
  ),
  shown('recovery-codes-copied', 'Recovery codes were copied', ['Copied', 'I have kept them'], {
    clipboard: 'works',
    steps: [...renew, { press: 'Copy all' }],
  }),
  shown(
    'recovery-codes-not-copied',
    'Recovery codes could not be copied',
    ['The codes could not be copied. Save them as a file, or write them down.'],
    { clipboard: 'refused', steps: [...renew, { press: 'Copy all' }] },
  ),
];
