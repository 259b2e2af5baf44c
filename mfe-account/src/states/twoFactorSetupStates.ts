import { calls } from '@tessera/shared-contracts/api/schema';
import {
  announcing,
  answered,
  closed,
  dropped,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';

const { enableTwoFactor, verifyTwoFactor } = calls;
const prove = [{ fill: 'Your password', text: '{password}' }, { press: 'Continue' }];
const completeSetup = (code: string) => [{ fill: 'Enter 6-digit code', text: code }, { press: 'Complete Setup' }];
/** Sets up a second factor, up to its first code. */
export const sendCode = [...prove, ...completeSetup('482615')];

const secret = 'JBSWY3DPEHPK3PXP';
const notProven = 'Incorrect password. Please try again.';
const notInitialized = 'Failed to initialize Two-Factor setup';
const codeRefused = { faults: [answered(verifyTwoFactor, { success: false })] };

const state = statesOf('TwoFactorDialog');
const invalid = announcing(state);
const proven = statesOf('TwoFactorDialog', { steps: prove, does: sends(enableTwoFactor) });
const fails = announcing(proven);
const sent = statesOf('TwoFactorDialog', { steps: sendCode, does: sends(verifyTwoFactor) });
const says = announcing(sent);
const without = statesOf('TwoFactorDialog', { withoutExtensions: ['two-factor'] });

/** The set-up of a second factor, with and without the extension that asks for the password first. */
export const twoFactorSetupStates = [
  state('proof', 'Set-up asks for the password', [
    'Your password shows that it is you who adds a second factor.',
    'Your password',
    'Continue',
  ]),
  invalid('proof-missing', 'Set-up without the password', ['Please enter your password', 'Continue'], {
    steps: [{ press: 'Continue' }],
    does: { focus: 'Your password' },
  }),
  fails('proof-refused', 'The password was refused', [notProven, 'Continue'], {
    faults: [refused(enableTwoFactor, notProven, 400, { field: 'proof' })],
    does: { focus: 'Your password' },
  }),
  proven('loading', 'Waiting for the set-up', ['Preparing the set-up'], { faults: [unanswered(enableTwoFactor)] }),
  fails('failed', 'Set-up failed', [serverMessage], { faults: [failed(enableTwoFactor, serverMessage)] }),
  fails('failed-silently', 'Set-up failed without a message', [notInitialized, 'Continue'], {
    faults: [failed(enableTwoFactor)],
  }),
  proven('loaded', 'Set-up', [
    'Setup Instructions',
    'Secret Key',
    'Copy key',
    'Scan the QR code with your Authenticator app!',
  ]),
  proven(
    'drawn-here',
    'QR code drawn from the secret',
    [
      'QR code for the authenticator app',
      'Open your authenticator app.',
      'Scan the code, or type the key.',
      'Enter the six digits it shows.',
    ],
    { faults: [answered(enableTwoFactor, { qrCodeUrl: 'https://qr.example/code.png', secret })] },
  ),
  proven(
    'key-too-long',
    'A key too long for a QR code',
    ['The key is too long for a QR code. Please copy it into the app instead.'],
    { faults: [answered(enableTwoFactor, { secret: secret.repeat(200) })] },
  ),
  invalid(
    'incomplete-code',
    'A code with too few digits',
    ['Please enter a valid 6-digit code', 'Enter 6-digit code'],
    {
      steps: [...prove, ...completeSetup('482')],
    },
  ),
  sent('verifying', 'The code is being checked', ['Verifying...'], { faults: [unanswered(verifyTwoFactor)] }),
  proven('invalid-code', 'Every code is refused', ['Complete Setup', 'Copy key'], codeRefused),
  says('refused', 'A code was refused', ['Invalid verification code'], codeRefused),
  says('refused-silently', 'A code was refused by the status alone', ['Invalid verification code'], {
    sameAs: 'refused',
    faults: [refused(verifyTwoFactor)],
  }),
  says(
    'refused-twice',
    'Two codes were refused',
    [
      'Invalid verification code',
      'Codes depend on the time. If they keep being refused, let your phone set its clock automatically and try the next code.',
    ],
    { ...codeRefused, steps: [...sendCode, ...completeSetup('482616')] },
  ),
  says('check-failed', 'The code could not be checked', ['Failed to verify code. Please try again.'], {
    faults: [dropped(verifyTwoFactor)],
  }),
  says(
    'enabled',
    'Switched on without recovery codes: says so and closes',
    ['Two-Factor Authentication enabled successfully!', closed],
    { faults: [answered(verifyTwoFactor, { success: true })] },
  ),
  without(
    'without-extension',
    'A provider without the extension: no password',
    ['Complete Setup', 'Scan the QR code with your Authenticator app!'],
    { faults: [answered(enableTwoFactor, { secret })] },
  ),
  without(
    'without-extension-loading',
    'A provider without the extension: waiting for the set-up',
    ['Preparing the set-up', 'Complete Setup'],
    { faults: [unanswered(enableTwoFactor)] },
  ),
  announcing(without)(
    'without-extension-failed',
    'A provider without the extension: a failed set-up says so and closes',
    [notInitialized, closed],
    { faults: [failed(enableTwoFactor, serverMessage)] },
  ),
];
