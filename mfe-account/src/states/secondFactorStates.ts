import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';
import { logIn, loginTab } from './loginStates';

const { beginPasskeyLogin, verifyLogin } = extensionCalls;
const asked = { twoFactorRequired: true, challengeId: 'a-challenge' };
const needsCode = answered(calls.login, asked);
const mayUsePasskey = answered(calls.login, { ...asked, hasPasskey: true });
const email = 'player@tessera.test';
const runOut = 'This login has run out. Please log in again.';
const invalid = 'Invalid verification code';
const codeRefused = refused(verifyLogin, invalid);

/** What the tab keeps of a login that asks for the second factor. @param expiresAt in milliseconds since 1970 */
const kept = (expiresAt?: number) => ({
  'tessera.account.code-steps': JSON.stringify({
    challenge: { id: 'a-challenge', hasPasskey: false, email, expiresAt },
    isLoginCodeAsked: true,
  }),
});

const useRecoveryCode = [...logIn, { press: 'Lost your phone? Use a recovery code' }];
const sendCode = [...logIn, { fill: 'Code', text: '482615' }, { press: 'Login' }];

const state = statesOf('AuthDialog', { ...loginTab, faults: [needsCode], steps: logIn });
const sent = statesOf('AuthDialog', { ...loginTab, steps: sendCode, does: sends(verifyLogin) });
const says = announcing(sent);
const byPasskey = statesOf('AuthDialog', {
  ...loginTab,
  steps: [...logIn, { press: 'Use a passkey instead' }],
  does: sends(beginPasskeyLogin),
});

export const secondFactorStates = [
  state(
    'login-second-factor',
    'Login asks for the second factor',
    [
      'One more step',
      'You are logging in as',
      'Enter the six digits that your authenticator app shows.',
      'Lost your phone? Use a recovery code',
    ],
    { does: { focus: 'Code' } },
  ),
  state('login-second-factor-loading', 'The form of the second factor is loading', ['Loading the form'], {
    parts: 'waiting',
  }),
  announcing(state)('login-code-missing', 'The second factor is missing', ['Please enter the code.'], {
    steps: [...logIn, { see: 'One more step' }, { press: 'Login' }],
    does: { focus: 'Code' },
  }),
  sent('login-code-sending', 'The second factor is being checked', ['One more step', 'Logging in...'], {
    faults: [needsCode, unanswered(verifyLogin)],
  }),
  says('login-code-refused', 'The second factor was refused', [invalid], {
    faults: [needsCode, codeRefused],
    does: { focus: 'Code' },
  }),
  says(
    'login-code-failed',
    'The second factor could not be checked',
    ['Failed to verify code. Please try again. The service did not answer properly; what you typed may be right.'],
    { faults: [needsCode, failed(verifyLogin)] },
  ),
  says('login-code-over', 'The login has run out before its second factor', [runOut, 'Welcome back', email], {
    faults: [needsCode, refused(verifyLogin, runOut, 410)],
    does: { focus: 'Email' },
  }),
  state(
    'login-code-left',
    'The player has returned from the second factor to the login',
    ['Welcome back', 'I have a code', 'Forgot password?'],
    { steps: [...logIn, { see: 'One more step' }, { press: 'Return to Login' }], does: { focus: 'Email' } },
  ),
  state(
    'login-code-reloaded',
    'The page was reloaded at the second factor',
    ['One more step', 'You are logging in as', email],
    { faults: [], storage: kept(), steps: [], does: { focus: 'Code' } },
  ),
  state('login-code-reloaded-late', 'The page was reloaded after the login had run out', [runOut, 'Forgot password?'], {
    faults: [],
    storage: kept(0),
    steps: [],
  }),
  says(
    'login-code-without-token',
    'The second factor is right, but begins no session',
    ['Login failed', 'One more step'],
    { faults: [needsCode, answered(verifyLogin, {})] },
  ),
  state(
    'login-recovery-code',
    'Login with a recovery code',
    ['Enter one of the recovery codes that you kept. It is good once.', 'Recovery code', 'Use the authenticator app'],
    { steps: useRecoveryCode, does: { focus: 'Recovery code' } },
  ),
  says('login-recovery-code-refused', 'A recovery code was refused', [invalid, 'Use the authenticator app'], {
    faults: [needsCode, codeRefused],
    steps: [...useRecoveryCode, { fill: 'Recovery code', text: 'mosai-tile0' }, { press: 'Login' }],
  }),
  state('login-passkey-instead', 'The second factor may be a passkey', ['One more step', 'Use a passkey instead'], {
    faults: [mayUsePasskey],
  }),
  byPasskey(
    'login-passkey-instead-waiting',
    'The second factor waits for a passkey',
    ['One more step', 'Waiting for your passkey...'],
    { passkeys: 'waiting', faults: [mayUsePasskey, answered(beginPasskeyLogin, { challenge: 'Y2hhbGxlbmdl' })] },
  ),
  announcing(byPasskey)(
    'login-passkey-instead-over',
    'The login has run out before its passkey',
    [runOut, 'Welcome back'],
    { sameAs: 'login-code-over', faults: [mayUsePasskey, refused(beginPasskeyLogin, runOut, 410)] },
  ),
];
