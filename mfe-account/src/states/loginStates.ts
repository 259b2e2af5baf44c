import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, closed, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';

const { login } = calls;
const outage = 'The service did not answer properly; what you typed may be right.';
const succeeded = 'You have logged in successfully.';
const limited = 'Too many requests. Please try again in a minute.';
const typed = (email: string, text = '{password}') => [
  { fill: 'Email', text: email },
  { fill: 'Password', text },
  { press: 'Login' },
];

/** A visitor at the tab of the login. */
export const loginTab = { session: 'signed-out', props: { tab: 'login' } } as const;
/** A login that the rules of its form allow. */
export const logIn = typed('player@tessera.test');

const state = statesOf('AuthDialog', loginTab);
const sent = statesOf('AuthDialog', { ...loginTab, steps: logIn, does: sends(login) });
const says = announcing(sent);

export const loginStates = [
  state('login', 'Login', [
    'Welcome back',
    'Forgot password?',
    'Sign in with a passkey',
    'or continue with',
    'Google, coming soon',
  ]),
  state('login-password-shown', 'Login: the password is shown', ['Hide password'], {
    steps: [{ fill: 'Password', text: '{password}' }, { press: 'Show password' }],
  }),
  state('login-passkeys-off', 'Login at a provider without passkeys', ['Welcome back', 'Wallet, coming soon'], {
    withoutExtensions: ['passkeys'],
  }),
  state('login-passkeys-unsupported', 'Login in a browser without passkeys', ['Welcome back', 'Wallet, coming soon'], {
    sameAs: 'login-passkeys-off',
    passkeys: 'unsupported',
  }),
  state(
    'login-passkeys-loading',
    'Login: the login by passkey is loading',
    ['Welcome back', 'Loading the login by passkey'],
    { parts: 'waiting' },
  ),
  state(
    'login-passkeys-failed',
    'Login: the login by passkey did not load',
    ['Welcome back', 'This part did not load'],
    { parts: 'failed' },
  ),
  announcing(state)(
    'login-invalid-email',
    'Login: not an e-mail address',
    ['Please enter a valid email address.', 'Welcome back'],
    { steps: typed('player'), does: { focus: 'Email' } },
  ),
  announcing(state)(
    'login-password-length',
    'Login: the password is too short',
    ['Password must be between 12 and 15 characters.', 'Welcome back'],
    { steps: typed('player@tessera.test', 'short'), does: { focus: 'Password' } },
  ),
  sent('login-sending', 'Login that takes its time', ['Welcome back', 'Logging in...'], {
    faults: [unanswered(login)],
  }),
  says('login-succeeded', 'Login succeeds: says so and closes', [succeeded, closed]),
  says('login-refused', 'Login refused by the provider', ['Wrong e-mail or password.'], {
    faults: [refused(login, 'Wrong e-mail or password.', 401)],
  }),
  says('login-refused-silently', 'Login refused without a message', ['Invalid credentials. Please try again.'], {
    faults: [refused(login, undefined, 401)],
  }),
  says('login-limited', 'Login: too many tries', [limited], { faults: [refused(login, limited, 429)] }),
  says('login-failed', 'Login: the provider fails with a message', ['Back at noon.'], {
    faults: [failed(login, 'Back at noon.')],
  }),
  says('login-failed-silently', 'Login: the provider fails without a message', ['Login failed', outage], {
    faults: [failed(login)],
  }),
  says('login-without-token', 'Login that begins no session', ['Login failed', 'player@tessera.test'], {
    faults: [answered(login, {})],
  }),
  says('login-without-token-explained', 'Login that begins no session, with the reason', ['This account is closed.'], {
    faults: [answered(login, { message: 'This account is closed.' })],
  }),
  says('login-without-player', 'Login whose answer names no player', ['Login failed', 'player@tessera.test'], {
    sameAs: 'login-without-token',
    faults: [answered(login, { message: succeeded, token: 'a-token' })],
  }),
  says(
    'login-storage-blocked',
    'Login in a browser that stores nothing',
    ['This browser does not let the site keep you signed in. Allow site data and try again.'],
    { isStorageBlocked: true },
  ),
];
