import { auth, statesOf } from './stateTools';

export const loginTestStates = statesOf('LoginTestPage', 'signed-out', [
  { id: 'loaded', title: 'Ready' },
  {
    id: 'failed',
    title: 'Login fails',
    faults: [{ method: 'POST', path: `${auth}/login`, status: 401, body: { message: 'Wrong e-mail or password.' } }],
    steps: [{ press: 'Test Login' }],
  },
  {
    id: 'succeeded',
    title: 'Login succeeds',
    steps: [{ press: 'Test Login' }],
  },
]);
