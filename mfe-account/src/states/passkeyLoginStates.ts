import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, refused, sends, statesOf } from '@tessera/workbench/state';
import { loginTab } from './loginStates';

const { beginPasskeyLogin, passkeyLogin } = extensionCalls;
const refusal = 'This passkey is not accepted here.';
const pressed = { ...loginTab, steps: [{ press: 'Sign in with a passkey' }] };

const state = statesOf('AuthDialog', { ...pressed, does: sends(beginPasskeyLogin) });
const vain = announcing(state);
const sent = announcing(statesOf('AuthDialog', { ...pressed, passkeys: 'works', does: sends(passkeyLogin) }));

export const passkeyLoginStates = [
  state('passkey-login-waiting', 'Login waits for a passkey', ['Waiting for your passkey...'], { passkeys: 'waiting' }),
  vain(
    'passkey-login-cancelled',
    'Login by passkey: the player cancelled it',
    ['Nothing happened: the request was cancelled or took too long.'],
    { passkeys: 'refused' },
  ),
  vain(
    'passkey-login-unusable',
    'Login by passkey: the browser cannot do it',
    ['This device or browser could not do it. Try another one.'],
    // Browsers take passkeys of their own site only.
    { faults: [answered(beginPasskeyLogin, { challenge: 'Y2hhbGxlbmdl', rpId: 'elsewhere.example' })] },
  ),
  vain(
    'passkey-login-not-begun',
    'Login by passkey: the provider fails',
    ['The login by passkey could not begin. Please try again.'],
    { faults: [failed(beginPasskeyLogin)] },
  ),
  sent('passkey-login-refused', 'Login by passkey: the provider does not accept it', [refusal], {
    faults: [refused(passkeyLogin, refusal)],
  }),
  sent(
    'passkey-login-failed',
    'Login by passkey: the provider fails after it',
    ['The login by passkey failed. Please try again.'],
    { faults: [failed(passkeyLogin)] },
  ),
  sent('passkey-login-without-token', 'Login by passkey that begins no session', ['Login failed'], {
    faults: [answered(passkeyLogin, {})],
  }),
];
