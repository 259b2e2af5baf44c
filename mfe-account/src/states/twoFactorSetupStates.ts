import {
  answer,
  failure,
  fault,
  lost,
  password,
  refused,
  refusedSilently,
  serverFailure,
  slow,
  statesOf,
} from './stateTools';

const prove = [{ fill: 'Your password', text: password }, { press: 'Continue' }];
const completeSetup = (code: string) => [{ fill: 'Enter 6-digit code', text: code }, { press: 'Complete Setup' }];
const sendCode = [...prove, ...completeSetup('482615')];
const refuseCode = fault('POST /verify-2fa', answer({ success: false }));
const setup = (secret: string) => fault('POST /enable-2fa', answer({ secret }));

/** The set-up of a second factor. */
export const twoFactorSetupStates = statesOf('TwoFactorDialog', { session: 'player' }, [
  {
    id: 'proof',
    title: 'Set-up asks for the password',
    shows: ['Your password shows that it is you who adds a second factor.', 'Your password', 'Continue'],
  },
  {
    id: 'proof-missing',
    title: 'Set-up without the password',
    shows: ['Please enter your password', 'Continue'],
    steps: [{ press: 'Continue' }],
  },
  {
    id: 'proof-refused',
    title: 'The password was refused',
    shows: ['Current password is incorrect.', 'Continue'],
    faults: [fault('POST /enable-2fa', refused('Current password is incorrect.', 400, { field: 'proof' }))],
    steps: prove,
  },
  {
    id: 'loading',
    title: 'Waiting for the set-up',
    shows: ['Preparing the set-up'],
    faults: [fault('POST /enable-2fa', slow)],
    steps: prove,
  },
  {
    id: 'failed',
    title: 'Set-up failed',
    shows: ['The provider is being repaired.'],
    faults: [fault('POST /enable-2fa', serverFailure)],
    steps: prove,
  },
  {
    id: 'failed-silently',
    title: 'Set-up failed without a message',
    shows: ['Failed to initialize Two-Factor setup', 'Continue'],
    faults: [fault('POST /enable-2fa', failure)],
    steps: prove,
  },
  {
    id: 'loaded',
    title: 'Set-up',
    shows: ['Setup Instructions', 'Secret Key', 'Copy key', 'Scan the QR code with your Authenticator app!'],
    steps: prove,
  },
  {
    id: 'drawn-here',
    title: 'QR code drawn from the secret',
    shows: [
      'QR code for the authenticator app',
      'Open your authenticator app.',
      'Scan the code, or type the key.',
      'Enter the six digits it shows.',
    ],
    faults: [
      fault('POST /enable-2fa', answer({ qrCodeUrl: 'https://qr.example/code.png', secret: 'JBSWY3DPEHPK3PXP' })),
    ],
    steps: prove,
  },
  {
    id: 'key-too-long',
    title: 'A key too long for a QR code',
    shows: ['The key is too long for a QR code. Please copy it into the app instead.'],
    faults: [setup('JBSWY3DPEHPK3PXP'.repeat(200))],
    steps: prove,
  },
  {
    id: 'incomplete-code',
    title: 'A code with too few digits',
    shows: ['Please enter a valid 6-digit code', 'Enter 6-digit code'],
    steps: [...prove, ...completeSetup('482')],
  },
  {
    id: 'verifying',
    title: 'The code is being checked',
    shows: ['Verifying...'],
    faults: [fault('POST /verify-2fa', slow)],
    steps: sendCode,
  },
  {
    id: 'invalid-code',
    title: 'Every code is refused',
    shows: ['Complete Setup', 'Copy key'],
    faults: [refuseCode],
    steps: prove,
  },
  {
    id: 'refused',
    title: 'A code was refused',
    shows: ['Invalid verification code'],
    faults: [refuseCode],
    steps: sendCode,
  },
  {
    id: 'refused-silently',
    title: 'A code was refused by the status alone',
    shows: ['Invalid verification code'],
    sameAs: 'refused',
    faults: [fault('POST /verify-2fa', refusedSilently)],
    steps: sendCode,
  },
  {
    id: 'refused-twice',
    title: 'Two codes were refused',
    shows: [
      'Invalid verification code',
      'Codes depend on the time. If they keep being refused, let your phone set its clock automatically and try the next code.',
    ],
    faults: [refuseCode],
    steps: [...sendCode, ...completeSetup('482616')],
  },
  {
    id: 'check-failed',
    title: 'The code could not be checked',
    shows: ['Failed to verify code. Please try again.'],
    faults: [fault('POST /verify-2fa', lost)],
    steps: sendCode,
  },
  {
    id: 'enabled',
    title: 'Switched on without recovery codes: says so and closes',
    shows: ['Two-Factor Authentication enabled successfully!'],
    faults: [fault('POST /verify-2fa', answer({ success: true }))],
    steps: sendCode,
  },
]);
