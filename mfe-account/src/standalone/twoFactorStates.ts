import { auth, serverFailure, slow, statesOf, twoFactorOn } from './stateTools';

const enterTwoFactorCode = [{ fill: 'Enter 6-digit code', text: '482615' }, { press: 'Complete Setup' }];

export const twoFactorStates = statesOf('TwoFactorDialog', 'player', [
  { id: 'loaded', title: 'Set-up' },
  {
    id: 'loading',
    title: 'Waiting for the set-up',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...slow }],
  },
  {
    id: 'drawn-here',
    title: 'QR code drawn from the secret',
    faults: [
      {
        method: 'POST',
        path: `${auth}/enable-2fa`,
        status: 200,
        body: { qrCodeUrl: 'https://qr.example/code.png', secret: 'JBSWY3DPEHPK3PXP' },
      },
    ],
  },
  {
    id: 'failed',
    title: 'Set-up failed: says so and closes',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...serverFailure }],
  },
  {
    id: 'invalid-code',
    title: 'Every code is refused',
    faults: [{ method: 'POST', path: `${auth}/verify-2fa`, status: 200, body: { success: false } }],
  },
  {
    id: 'refused',
    title: 'A code was refused',
    faults: [{ method: 'POST', path: `${auth}/verify-2fa`, status: 200, body: { success: false } }],
    steps: enterTwoFactorCode,
  },
  {
    id: 'refused-twice',
    title: 'Two codes were refused',
    faults: [{ method: 'POST', path: `${auth}/verify-2fa`, status: 200, body: { success: false } }],
    steps: [...enterTwoFactorCode, ...enterTwoFactorCode],
  },
  {
    id: 'check-failed',
    title: 'The code could not be checked',
    faults: [{ method: 'POST', path: `${auth}/verify-2fa`, drop: 'before' }],
    steps: enterTwoFactorCode,
  },
  {
    id: 'recovery-codes',
    title: 'Recovery codes, shown once',
    faults: [
      {
        method: 'POST',
        path: `${auth}/verify-2fa`,
        status: 200,
        body: { success: true, recoveryCodes: Array.from({ length: 10 }, (_, index) => `mosai-tile${index}`) },
      },
    ],
    steps: enterTwoFactorCode,
  },
  {
    id: 'on',
    title: 'Already on',
    faults: [twoFactorOn],
  },
  {
    id: 'state-failed',
    title: 'The provider cannot tell whether it is on',
    faults: [{ method: 'GET', path: `${auth}/*/two-factor`, ...serverFailure }],
  },
  { id: 'signed-out', title: 'Signed out', session: 'signed-out' },
]);
