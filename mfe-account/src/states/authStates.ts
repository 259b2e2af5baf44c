import { auth, slow, statesOf } from './stateTools';

const loginNeedsCode = {
  method: 'POST',
  path: `${auth}/login`,
  status: 200,
  body: { twoFactorRequired: true, challengeId: 'a-challenge' },
};
const logIn = [
  { fill: 'Email', text: 'player@tessera.test' },
  { fill: 'Password', text: 'Tessera2026!' },
  { press: 'Login' },
];
const register = [
  { fill: 'Email', text: 'new@tessera.test' },
  { fill: 'Username', text: 'novus' },
  { fill: 'Password', text: 'Tessera2026!' },
  { fill: 'Confirm password', text: 'Tessera2026!' },
  { press: "I agree to the Terms and confirm I'm 18 or older" },
  { press: 'Create account' },
];

export const authStates = statesOf('AuthDialog', 'signed-out', [
  {
    id: 'login',
    title: 'Login',
    props: { tab: 'login' },
  },
  {
    id: 'login-refused',
    title: 'Login refused by the provider',
    props: { tab: 'login' },
    faults: [{ method: 'POST', path: `${auth}/login`, status: 401, body: { message: 'Wrong e-mail or password.' } }],
    steps: logIn,
  },
  {
    id: 'login-sending',
    title: 'Login that takes its time',
    props: { tab: 'login' },
    faults: [{ method: 'POST', path: `${auth}/login`, ...slow }],
    steps: logIn,
  },
  {
    id: 'register',
    title: 'Register',
    props: { tab: 'register' },
  },
  {
    id: 'register-refused',
    title: 'Register refused by the provider',
    props: { tab: 'register' },
    faults: [{ method: 'POST', path: `${auth}/register`, status: 409, body: { message: 'This e-mail is taken.' } }],
    steps: register,
  },
  {
    id: 'register-without-token',
    title: 'Register that begins no session',
    props: { tab: 'register' },
    faults: [{ method: 'POST', path: `${auth}/register`, status: 200, body: { message: 'Account created.' } }],
    steps: register,
  },
  {
    id: 'forgot',
    title: 'Forgot password',
    props: { tab: 'forgot' },
  },
  {
    id: 'forgot-sent',
    title: 'Forgot password: what happens next',
    props: { tab: 'forgot' },
    withoutExtensions: ['recovery'],
    steps: [{ fill: 'Email', text: 'player@tessera.test' }, { press: 'Recover Account' }],
  },
  {
    id: 'login-outage',
    title: 'Login while the service is down',
    props: { tab: 'login' },
    faults: [{ method: 'POST', path: `${auth}/login`, drop: 'before' }],
    steps: logIn,
  },
  {
    id: 'login-second-factor',
    title: 'Login asks for the second factor',
    props: { tab: 'login' },
    faults: [loginNeedsCode],
    steps: logIn,
  },
  {
    id: 'login-code-refused',
    title: 'The second factor was refused',
    props: { tab: 'login' },
    faults: [
      loginNeedsCode,
      { method: 'POST', path: `${auth}/login/verify`, status: 400, body: { message: 'Invalid verification code' } },
    ],
    steps: [...logIn, { fill: 'Code', text: '482615' }, { press: 'Login' }],
  },
  {
    id: 'login-recovery-code',
    title: 'Login with a recovery code',
    props: { tab: 'login' },
    faults: [loginNeedsCode],
    steps: [...logIn, { press: 'Lost your phone? Use a recovery code' }],
  },
  {
    id: 'recovery-mailed',
    title: 'Recovery: the code was mailed',
    props: { tab: 'forgot' },
    steps: [{ fill: 'Email', text: 'player@tessera.test' }, { press: 'Recover Account' }],
  },
]);
