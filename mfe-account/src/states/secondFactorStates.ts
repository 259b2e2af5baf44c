import { answer, failure, fault, password, refused, slow, statesOf } from './stateTools';

const asked = { twoFactorRequired: true, challengeId: 'a-challenge' };
const needsCode = fault('POST /login', answer(asked));
const mayUsePasskey = fault('POST /login', answer({ ...asked, hasPasskey: true }));
const over = refused('This login has run out. Please log in again.', 410);

/** What the tab keeps of a login that asks for the second factor. @param expiresAt in milliseconds since 1970 */
const kept = (expiresAt?: number) => ({
  'tessera.account.code-steps': JSON.stringify({
    challenge: { id: 'a-challenge', hasPasskey: false, email: 'player@tessera.test', expiresAt },
    isLoginCodeAsked: true,
  }),
});

const logIn = [
  { fill: 'Email', text: 'player@tessera.test' },
  { fill: 'Password', text: password },
  { press: 'Login' },
];
const sendCode = [...logIn, { fill: 'Code', text: '482615' }, { press: 'Login' }];
const useRecoveryCode = [...logIn, { press: 'Lost your phone? Use a recovery code' }];
const usePasskey = [...logIn, { press: 'Use a passkey instead' }];

export const secondFactorStates = statesOf('AuthDialog', { session: 'signed-out', props: { tab: 'login' } }, [
  {
    id: 'login-second-factor',
    title: 'Login asks for the second factor',
    shows: [
      'One more step',
      'You are logging in as',
      'Enter the six digits that your authenticator app shows.',
      'Lost your phone? Use a recovery code',
    ],
    faults: [needsCode],
    steps: logIn,
  },
  {
    id: 'login-second-factor-loading',
    title: 'The form of the second factor is loading',
    shows: ['Loading the form'],
    faults: [needsCode],
    parts: 'waiting',
    steps: logIn,
  },
  {
    id: 'login-code-missing',
    title: 'The second factor is missing',
    shows: ['Please enter the code.'],
    faults: [needsCode],
    steps: [...logIn, { see: 'One more step' }, { press: 'Login' }],
  },
  {
    id: 'login-code-sending',
    title: 'The second factor is being checked',
    shows: ['One more step', 'Logging in...'],
    faults: [needsCode, fault('POST /login/verify', slow)],
    steps: sendCode,
  },
  {
    id: 'login-code-refused',
    title: 'The second factor was refused',
    shows: ['Invalid verification code'],
    faults: [needsCode, fault('POST /login/verify', refused('Invalid verification code'))],
    steps: sendCode,
  },
  {
    id: 'login-code-failed',
    title: 'The second factor could not be checked',
    shows: [
      'Failed to verify code. Please try again. The service did not answer properly; what you typed may be right.',
    ],
    faults: [needsCode, fault('POST /login/verify', failure)],
    steps: sendCode,
  },
  {
    id: 'login-code-over',
    title: 'The login has run out before its second factor',
    shows: ['Welcome back', 'This login has run out. Please log in again.'],
    faults: [needsCode, fault('POST /login/verify', over)],
    steps: sendCode,
  },
  {
    id: 'login-code-left',
    title: 'The player has returned from the second factor to the login',
    shows: ['Welcome back', 'I have a code', 'Forgot password?'],
    faults: [needsCode],
    steps: [...logIn, { see: 'One more step' }, { press: 'Return to Login' }],
  },
  {
    id: 'login-code-reloaded',
    title: 'The page was reloaded at the second factor',
    shows: ['One more step', 'You are logging in as', 'player@tessera.test'],
    storage: kept(),
  },
  {
    id: 'login-code-reloaded-late',
    title: 'The page was reloaded after the login had run out',
    shows: ['This login has run out. Please log in again.', 'Forgot password?'],
    storage: kept(0),
  },
  {
    id: 'login-code-without-token',
    title: 'The second factor is right, but begins no session',
    shows: ['One more step', 'Login failed'],
    faults: [needsCode, fault('POST /login/verify', answer({}))],
    steps: sendCode,
  },
  {
    id: 'login-recovery-code',
    title: 'Login with a recovery code',
    shows: [
      'Enter one of the recovery codes that you kept. It is good once.',
      'Recovery code',
      'Use the authenticator app',
    ],
    faults: [needsCode],
    steps: useRecoveryCode,
  },
  {
    id: 'login-recovery-code-refused',
    title: 'A recovery code was refused',
    shows: ['Use the authenticator app', 'Invalid verification code'],
    faults: [needsCode, fault('POST /login/verify', refused('Invalid verification code'))],
    steps: [...useRecoveryCode, { fill: 'Recovery code', text: 'mosai-tile0' }, { press: 'Login' }],
  },
  {
    id: 'login-passkey-instead',
    title: 'The second factor may be a passkey',
    shows: ['One more step', 'Use a passkey instead'],
    faults: [mayUsePasskey],
    steps: logIn,
  },
  {
    id: 'login-passkey-instead-waiting',
    title: 'The second factor waits for a passkey',
    shows: ['One more step', 'Waiting for your passkey...'],
    passkeys: 'waiting',
    faults: [mayUsePasskey, fault('POST /passkey-login/options', answer({ challenge: 'Y2hhbGxlbmdl' }))],
    steps: usePasskey,
  },
  {
    id: 'login-passkey-instead-over',
    title: 'The login has run out before its passkey',
    shows: ['Welcome back', 'This login has run out. Please log in again.'],
    sameAs: 'login-code-over',
    faults: [mayUsePasskey, fault('POST /passkey-login/options', over)],
    steps: usePasskey,
  },
]);
