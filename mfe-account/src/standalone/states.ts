import type { StandaloneState } from '@tessera/shared-contracts/remotes';

const auth = '/auth-service/api/auth';
const serverFailure = { status: 500, body: { message: 'The provider is being repaired.' } };
const slow = { delayMs: 60_000 };

/** Every state of every exposed module, for the simulator. */
const states: readonly StandaloneState[] = [
  {
    id: 'login',
    module: 'AuthDialog',
    title: 'Login',
    props: { tab: 'login' },
    session: 'signed-out',
  },
  {
    id: 'login-refused',
    module: 'AuthDialog',
    title: 'Login refused by the provider',
    props: { tab: 'login' },
    session: 'signed-out',
    faults: [{ method: 'POST', path: `${auth}/login`, status: 401, body: { message: 'Wrong e-mail or password.' } }],
  },
  {
    id: 'login-sending',
    module: 'AuthDialog',
    title: 'Login that takes its time',
    props: { tab: 'login' },
    session: 'signed-out',
    faults: [{ method: 'POST', path: `${auth}/login`, ...slow }],
  },
  {
    id: 'register',
    module: 'AuthDialog',
    title: 'Register',
    props: { tab: 'register' },
    session: 'signed-out',
  },
  {
    id: 'register-refused',
    module: 'AuthDialog',
    title: 'Register refused by the provider',
    props: { tab: 'register' },
    session: 'signed-out',
    faults: [{ method: 'POST', path: `${auth}/register`, status: 409, body: { message: 'This e-mail is taken.' } }],
  },
  {
    id: 'register-without-token',
    module: 'AuthDialog',
    title: 'Register that begins no session',
    props: { tab: 'register' },
    session: 'signed-out',
    faults: [{ method: 'POST', path: `${auth}/register`, status: 200, body: { message: 'Account created.' } }],
  },
  {
    id: 'forgot',
    module: 'AuthDialog',
    title: 'Forgot password',
    props: { tab: 'forgot' },
    session: 'signed-out',
  },

  { id: 'loaded', module: 'ProfileDialog', title: 'Loaded', session: 'player' },
  {
    id: 'loading',
    module: 'ProfileDialog',
    title: 'Loading',
    session: 'player',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...slow }],
  },
  {
    id: 'failed',
    module: 'ProfileDialog',
    title: 'Failed',
    session: 'player',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...serverFailure }],
  },
  { id: 'signed-out', module: 'ProfileDialog', title: 'Signed out: says so and closes', session: 'signed-out' },
  { id: 'expired', module: 'ProfileDialog', title: 'Session expired: closes', session: 'expired' },

  { id: 'loaded', module: 'TwoFactorDialog', title: 'Set-up', session: 'player' },
  {
    id: 'loading',
    module: 'TwoFactorDialog',
    title: 'Waiting for the set-up',
    session: 'player',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...slow }],
  },
  {
    id: 'drawn-here',
    module: 'TwoFactorDialog',
    title: 'QR code drawn from the secret',
    session: 'player',
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
    module: 'TwoFactorDialog',
    title: 'Set-up failed: says so and closes',
    session: 'player',
    faults: [{ method: 'POST', path: `${auth}/enable-2fa`, ...serverFailure }],
  },
  {
    id: 'invalid-code',
    module: 'TwoFactorDialog',
    title: 'Every code is refused',
    session: 'player',
    faults: [{ method: 'POST', path: `${auth}/verify-2fa`, status: 200, body: { success: false } }],
  },
  { id: 'signed-out', module: 'TwoFactorDialog', title: 'Signed out', session: 'signed-out' },

  { id: 'loaded', module: 'SettingsPage', title: 'Loaded', session: 'player' },
  {
    id: 'not-verified',
    module: 'SettingsPage',
    title: 'Loaded, e-mail not verified',
    session: 'player',
    faults: [
      {
        method: 'GET',
        path: `${auth}/profile/*`,
        status: 200,
        body: {
          _id: '66f0a4c19e2b7d53',
          username: 'marcella',
          email: 'marcella@tessera.example',
          displayName: 'Marcella',
          kycStatus: 'pending',
          emailVerified: false,
          createdAt: '2025-03-14T09:30:00.000Z',
        },
      },
    ],
  },
  {
    id: 'arriving',
    module: 'SettingsPage',
    title: 'Arriving after two seconds',
    session: 'player',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, delayMs: 2000 }],
  },
  {
    id: 'loading',
    module: 'SettingsPage',
    title: 'Loading',
    session: 'player',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...slow }],
  },
  {
    id: 'failed',
    module: 'SettingsPage',
    title: 'Profile failed: shows what this device knows',
    session: 'player',
    faults: [{ method: 'GET', path: `${auth}/profile/*`, ...serverFailure }],
  },
  {
    id: 'code-not-sent',
    module: 'SettingsPage',
    title: 'The verification mail cannot be sent',
    session: 'player',
    faults: [{ method: 'POST', path: `${auth}/send-otp`, status: 503, body: {} }],
  },
  { id: 'signed-out', module: 'SettingsPage', title: 'Signed out', session: 'signed-out' },
  { id: 'expired', module: 'SettingsPage', title: 'Session expired: becomes signed out', session: 'expired' },

  { id: 'loaded', module: 'LoginTestPage', title: 'Ready', session: 'signed-out' },
  {
    id: 'failed',
    module: 'LoginTestPage',
    title: 'Login fails',
    session: 'signed-out',
    faults: [{ method: 'POST', path: `${auth}/login`, status: 401, body: { message: 'Wrong e-mail or password.' } }],
  },
];

export default states;
