import { answer, fault, lost, malformed, refused, serverFailure, slow, statesOf } from './stateTools';

const send = { press: 'Test Login' };

export const loginTestStates = statesOf('LoginTestPage', { session: 'signed-out', steps: [send] }, [
  {
    id: 'loaded',
    title: 'Ready',
    shows: ['Login test', 'Sends the login call and shows what comes back. This page stores no session.', 'Test Login'],
    steps: [],
  },
  {
    id: 'email-missing',
    title: 'No e-mail address',
    shows: ['Email is required.'],
    steps: [{ fill: 'Email', text: '' }, send],
  },
  {
    id: 'invalid-email',
    title: 'Not an e-mail address',
    shows: ['Please enter a valid email address.'],
    steps: [{ fill: 'Email', text: 'player' }, send],
  },
  {
    id: 'password-missing',
    title: 'No password',
    shows: ['Password is required.'],
    steps: [{ fill: 'Password', text: '' }, send],
  },
  { id: 'sending', title: 'Login that takes its time', shows: ['Logging in...'], faults: [fault('POST /login', slow)] },
  {
    id: 'failed',
    title: 'Login fails',
    shows: ['Login Failed', '401', 'Wrong e-mail or password.', 'Status', 'Message', 'Data'],
    faults: [fault('POST /login', refused('Wrong e-mail or password.', 401))],
  },
  {
    id: 'failed-by-provider',
    title: 'The provider fails',
    shows: ['Login Failed', '500', 'The provider is being repaired.'],
    faults: [fault('POST /login', serverFailure)],
  },
  {
    id: 'outage',
    title: 'The service is down',
    shows: ['Login Failed', 'unreachable', 'Login failed'],
    faults: [fault('POST /login', lost)],
  },
  {
    id: 'malformed',
    title: 'An answer that cannot be read',
    shows: ['Login Failed', '200', 'Bad gateway'],
    faults: [fault('POST /login', malformed)],
  },
  {
    id: 'without-token',
    title: 'An answer without a token',
    shows: ['Login Failed', '200', 'Account created.'],
    faults: [fault('POST /login', answer({ message: 'Account created.' }))],
  },
  {
    id: 'without-player',
    title: 'An answer that names no player',
    shows: ['Login Successful', 'a-token', '–'],
    faults: [fault('POST /login', answer({ token: 'a-token' }))],
  },
  {
    id: 'succeeded',
    title: 'Login succeeds',
    shows: ['Login Successful', 'You have logged in successfully.', 'User ID', 'Access token', 'Raw response'],
  },
]);
