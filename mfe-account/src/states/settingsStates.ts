import { auth, notVerified, serverFailure, slow, statesOf, twoFactorOn } from './stateTools';

const changePassword = [
  { press: 'Update Password' },
  { fill: 'Current Password', text: 'Tessera2026!' },
  { fill: 'New Password', text: 'Tessera2027!' },
  { fill: 'Confirm Password', text: 'Tessera2027!' },
  { press: 'Save Changes' },
];

const openSession = { createdAt: '2026-03-14T09:30:00.000Z', lastSeenAt: '2026-11-15T09:30:00.000Z' };
const openSessions = [
  { id: 'here', browser: 'Firefox', system: 'Linux', current: true, ...openSession },
  { id: 'phone', browser: 'Mobile Safari', system: 'iOS', current: false, ...openSession },
  { id: 'unknown', current: false, ...openSession },
];

export const settingsStates = statesOf('SettingsPage', 'player', [
  { id: 'loaded', title: 'Loaded' },
  {
    id: 'not-verified',
    title: 'Loaded, e-mail not verified',
    faults: [notVerified],
  },
  {
    id: 'arriving',
    title: 'Arriving after two seconds',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, delayMs: 2000 }],
  },
  {
    id: 'loading',
    title: 'Loading',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...slow }],
  },
  {
    id: 'failed',
    title: 'Profile failed: shows what this device knows',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...serverFailure }],
  },
  {
    id: 'forms-open',
    title: 'Every form open, and one refused',
    faults: [notVerified],
    steps: [{ press: 'Edit' }, { press: 'Update Password' }, { press: 'Save Changes' }],
  },
  {
    id: 'code-not-sent',
    title: 'The verification mail cannot be sent',
    faults: [{ method: 'POST', path: `${auth}/send-otp`, status: 503, body: {} }],
  },
  {
    id: 'two-factor-on',
    title: 'Second factor on',
    faults: [twoFactorOn],
  },
  {
    id: 'email-code',
    title: 'E-mail dialog: a code was sent',
    faults: [notVerified],
    steps: [{ press: 'Send Verification' }],
  },
  {
    id: 'email-code-resend',
    title: 'E-mail dialog: nothing was sent from here',
    faults: [notVerified],
    steps: [{ press: 'I have a code' }],
  },
  {
    id: 'email-code-refused',
    title: 'E-mail dialog: the code was refused',
    faults: [notVerified, { method: 'POST', path: `${auth}/verify-email`, status: 400, body: {} }],
    steps: [{ press: 'I have a code' }, { fill: 'Digit 1 of 6', text: '482615' }, { press: 'Verify' }],
  },
  {
    id: 'email-code-verifying',
    title: 'E-mail dialog: the code is being checked',
    faults: [notVerified, { method: 'POST', path: `${auth}/verify-email`, ...slow }],
    steps: [{ press: 'I have a code' }, { fill: 'Digit 1 of 6', text: '482615' }, { press: 'Verify' }],
  },
  {
    id: 'email-code-not-resent',
    title: 'E-mail dialog: a new code could not be sent',
    faults: [notVerified, { method: 'POST', path: `${auth}/send-otp`, status: 503, body: {} }],
    steps: [{ press: 'I have a code' }, { press: 'Resend' }],
  },
  {
    id: 'email-code-expired',
    title: 'E-mail dialog: the code has run out',
    faults: [notVerified, { method: 'POST', path: `${auth}/send-otp`, status: 200, body: { expiresInSeconds: 0 } }],
    steps: [{ press: 'Send Verification' }],
  },
  {
    id: 'password-form',
    title: 'Password form open',
    steps: [{ press: 'Update Password' }, { fill: 'New Password', text: 'Tessera' }],
  },
  {
    id: 'password-refused',
    title: 'Password refused by the provider',
    faults: [
      {
        method: 'POST',
        path: `${auth}/change-password`,
        status: 400,
        body: { error: 'Current password is incorrect.' },
      },
    ],
    steps: changePassword,
  },
  {
    id: 'password-saved',
    title: 'Password saved',
    faults: [{ method: 'POST', path: `${auth}/change-password`, status: 200, body: {} }],
    steps: changePassword,
  },
  {
    id: 'wallet-choice',
    title: 'Choice between two browser wallets',
    browserWallets: ['Stone Wallet', 'Bone Wallet'],
    steps: [{ press: 'Connect Wallet' }],
  },
  {
    id: 'wallet-connected',
    title: 'A browser wallet is connected',
    browserWallets: ['Stone Wallet'],
    steps: [{ press: 'Connect Wallet' }],
  },
  {
    id: 'sessions',
    title: 'Sessions of other devices',
    faults: [{ method: 'GET', path: `${auth}/*/sessions`, status: 200, body: { sessions: openSessions } }],
  },
  {
    id: 'sessions-failed',
    title: 'Sessions and activity cannot be loaded',
    faults: [
      { method: 'GET', path: `${auth}/*/sessions`, ...serverFailure },
      { method: 'GET', path: `${auth}/*/activity`, ...serverFailure },
    ],
  },
  {
    id: 'without-extensions',
    title: 'A provider without extensions',
    withoutExtensions: ['logout', 'sessions', 'two-factor', 'activity', 'preferences'],
  },
  { id: 'signed-out', title: 'Signed out', session: 'signed-out' },
  { id: 'expired', title: 'Session expired: becomes signed out', session: 'expired' },
]);
