import { answer, failure, fault, refused, statesOf } from './stateTools';

const press = [{ press: 'Sign in with a passkey' }];

export const passkeyLoginStates = statesOf(
  'AuthDialog',
  { session: 'signed-out', props: { tab: 'login' }, steps: press },
  [
    {
      id: 'passkey-login-waiting',
      title: 'Login waits for a passkey',
      shows: ['Waiting for your passkey...'],
      passkeys: 'waiting',
    },
    {
      id: 'passkey-login-cancelled',
      title: 'Login by passkey: the player cancelled it',
      shows: ['Nothing happened: the request was cancelled or took too long.'],
      passkeys: 'refused',
    },
    {
      id: 'passkey-login-unusable',
      title: 'Login by passkey: the browser cannot do it',
      shows: ['This device or browser could not do it. Try another one.'],
      // Browsers take passkeys of their own site only.
      faults: [fault('POST /passkey-login/options', answer({ challenge: 'Y2hhbGxlbmdl', rpId: 'elsewhere.example' }))],
    },
    {
      id: 'passkey-login-not-begun',
      title: 'Login by passkey: the provider fails',
      shows: ['The login by passkey could not begin. Please try again.'],
      faults: [fault('POST /passkey-login/options', failure)],
    },
    {
      id: 'passkey-login-refused',
      title: 'Login by passkey: the provider does not accept it',
      shows: ['This passkey is not accepted here.'],
      passkeys: 'works',
      faults: [fault('POST /passkey-login', refused('This passkey is not accepted here.'))],
    },
    {
      id: 'passkey-login-failed',
      title: 'Login by passkey: the provider fails after it',
      shows: ['The login by passkey failed. Please try again.'],
      passkeys: 'works',
      faults: [fault('POST /passkey-login', failure)],
    },
    {
      id: 'passkey-login-without-token',
      title: 'Login by passkey that begins no session',
      shows: ['Login failed'],
      passkeys: 'works',
      faults: [fault('POST /passkey-login', answer({}))],
    },
  ],
);
