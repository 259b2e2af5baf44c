import { calls } from '@tessera/shared-contracts/api/schema';
import { answered, dropped, refused, sends, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';

const { login } = calls;
const send = { press: 'Test Login' };
const visitor = { session: 'signed-out' } as const;

const state = statesOf('LoginTestPage', visitor);
const sent = statesOf('LoginTestPage', { ...visitor, steps: [send], does: sends(login) });

export const loginTestStates = [
  state('loaded', 'Ready', [
    'Login test',
    'Sends the login call and shows what comes back. This page stores no session.',
    'Test Login',
  ]),
  state('email-missing', 'No e-mail address', ['Email is required.'], { steps: [{ fill: 'Email', text: '' }, send] }),
  state('invalid-email', 'Not an e-mail address', ['Please enter a valid email address.'], {
    steps: [{ fill: 'Email', text: 'player' }, send],
  }),
  state('password-missing', 'No password', ['Password is required.'], {
    steps: [{ fill: 'Password', text: '' }, send],
  }),
  sent('sending', 'Login that takes its time', ['Logging in...'], { faults: [unanswered(login)] }),
  sent('failed', 'Login fails', ['Login Failed', '401', 'Wrong e-mail or password.', 'Status', 'Message', 'Data'], {
    faults: [refused(login, 'Wrong e-mail or password.', 401)],
  }),
  sent('failed-by-provider', 'The provider fails', ['Login Failed', '500', serverMessage], {
    faults: [refused(login, serverMessage, 500)],
  }),
  sent('outage', 'The service is down', ['Login Failed', 'unreachable', 'Login failed'], { faults: [dropped(login)] }),
  sent('malformed', 'An answer that cannot be read', ['Login Failed', '200', 'Bad gateway'], {
    faults: [answered(login, '<h1>Bad gateway</h1>')],
  }),
  sent('without-token', 'An answer without a token', ['Login Failed', '200', 'Account created.'], {
    faults: [answered(login, { message: 'Account created.' })],
  }),
  sent('without-player', 'An answer that names no player', ['Login Successful', 'a-token', '–'], {
    faults: [answered(login, { token: 'a-token' })],
  }),
  sent('succeeded', 'Login succeeds', [
    'Login Successful',
    'You have logged in successfully.',
    'User ID',
    'Access token',
    'Raw response',
  ]),
];
