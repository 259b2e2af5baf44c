import { auth, serverFailure, slow, statesOf, twoFactorOn } from './stateTools';

const prove = [{ fill: 'Your password', text: 'Tessera2026!' }, { press: 'Continue' }];
const enterTwoFactorCode = [{ fill: 'Enter 6-digit code', text: '482615' }, { press: 'Complete Setup' }];
const refuseCode = { method: 'POST', path: `${auth}/verify-2fa`, status: 200, body: { success: false } };
const refusePassword = {
  status: 400,
  body: { message: 'Current password is incorrect.', field: 'proof' },
};

export const twoFactorStates = statesOf('TwoFactorDialog', 'player', [
  { id: 'proof', title: 'Set-up asks for the password' },
  {
    id: 'proof-refused',
    title: 'The password was refused',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...refusePassword }],
    steps: prove,
  },
  { id: 'loaded', title: 'Set-up', steps: prove },
  {
    id: 'loading',
    title: 'Waiting for the set-up',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...slow }],
    steps: prove,
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
    steps: prove,
  },
  {
    id: 'failed',
    title: 'Set-up failed',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...serverFailure }],
    steps: prove,
  },
  {
    id: 'invalid-code',
    title: 'Every code is refused',
    faults: [refuseCode],
    steps: prove,
  },
  {
    id: 'refused',
    title: 'A code was refused',
    faults: [refuseCode],
    steps: [...prove, ...enterTwoFactorCode],
  },
  {
    id: 'refused-twice',
    title: 'Two codes were refused',
    faults: [refuseCode],
    steps: [...prove, ...enterTwoFactorCode, ...enterTwoFactorCode],
  },
  {
    id: 'check-failed',
    title: 'The code could not be checked',
    faults: [{ method: 'POST', path: `${auth}/verify-2fa`, drop: 'before' }],
    steps: [...prove, ...enterTwoFactorCode],
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
    steps: [...prove, ...enterTwoFactorCode],
  },
  {
    id: 'without-extension',
    title: 'A provider without the extension: no password',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, status: 200, body: { secret: 'JBSWY3DPEHPK3PXP' } }],
    withoutExtensions: ['two-factor'],
  },
  {
    id: 'without-extension-failed',
    title: 'A provider without the extension: a failed set-up says so and closes',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...serverFailure }],
    withoutExtensions: ['two-factor'],
  },
  {
    id: 'on',
    title: 'Already on',
    faults: [twoFactorOn],
  },
  {
    id: 'on-younger',
    title: 'Younger than the session: takes the password, which was refused',
    faults: [
      { ...twoFactorOn, body: { ...twoFactorOn.body, proof: 'password' } },
      { method: 'POST', path: `${auth}/*/two-factor/disable`, ...refusePassword },
    ],
    steps: [
      { fill: 'Code of your authenticator app, or a recovery code', text: '482615' },
      { fill: 'Your password', text: 'Tessera2027!' },
      { press: 'Switch off' },
    ],
  },
  {
    id: 'state-failed',
    title: 'The provider cannot tell whether it is on',
    faults: [{ method: 'GET', path: `${auth}/*/two-factor`, ...serverFailure }],
  },
  { id: 'signed-out', title: 'Signed out', session: 'signed-out' },
]);
