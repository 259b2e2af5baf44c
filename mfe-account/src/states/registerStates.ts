import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, closed, failed, refused, sends, statesOf, unanswered } from '@tessera/workbench/state';

const terms = "I agree to the Terms and confirm I'm 18 or older";
const filled = {
  Email: 'new@tessera.test',
  Username: 'novus',
  Password: '{password}',
  'Confirm password': '{password}',
};

/** Fills in the form, with other texts in some fields, and sends it. */
const register = (changed: Partial<typeof filled> = {}, ticks: readonly string[] = [terms]) => [
  ...Object.entries({ ...filled, ...changed }).map(([fill, text]) => ({ fill, text })),
  ...ticks.map((press) => ({ press })),
  { press: 'Create account' },
];

const tab = { session: 'signed-out', props: { tab: 'register' } } as const;
const state = statesOf('AuthDialog', tab);
const refuses = announcing(state);
const invalid = (id: string, title: string, changed: Partial<typeof filled>, shown: string) =>
  refuses(`register-${id}`, `Register: ${title}`, [shown, 'Create your account'], {
    steps: register(changed),
    does: { focus: Object.keys(changed)[0] ?? '' },
  });
const sent = statesOf('AuthDialog', { ...tab, steps: register(), does: sends(calls.register) });
const says = announcing(sent);

const outage = 'The service did not answer properly; what you typed may be right.';
const ready = 'Your account is ready. Log in to play.';
const failure = 'Signup failed. Please try again.';

export const registerStates = [
  state('register', 'Register', [
    'Create your account',
    'Have a referral code?',
    terms,
    'Send me offers by e-mail (optional)',
    'Create account',
  ]),
  state('register-referral', 'Register with a referral code', ['Referral code (optional)'], {
    steps: [{ press: 'Have a referral code?' }],
  }),
  state(
    'register-password-met',
    'Register: the password meets every rule',
    ['12 to 15 characters', '6 of 6 rules met'],
    {
      steps: [{ fill: 'Password', text: '{password}' }],
    },
  ),
  state(
    'register-password-not-met',
    'Register: the password does not meet every rule yet',
    [
      '12 to 15 characters',
      '2 of 6 rules met',
      'The length is enough to register. A later change asks for all of them.',
    ],
    { steps: [{ fill: 'Password', text: 'short' }] },
  ),
  invalid('invalid-email', 'not an e-mail address', { Email: 'new' }, 'Please enter a valid email address.'),
  invalid('username-missing', 'no username', { Username: ' ' }, 'Username is required.'),
  invalid(
    'username-characters',
    'signs that a username may not have',
    { Username: 'лео' },
    'Username may have letters a to z and digits, with single dots, dashes or underscores between them.',
  ),
  invalid(
    'username-too-long',
    'a username that is too long',
    { Username: 'n'.repeat(41) },
    'Username must be at most 40 characters.',
  ),
  invalid(
    'username-reserved',
    'a username that is reserved',
    { Username: 'support' },
    'This username is reserved. Please choose another one.',
  ),
  invalid(
    'password-length',
    'the password is too short',
    { Password: 'short', 'Confirm password': 'short' },
    'Password must be between 12 and 15 characters.',
  ),
  invalid('passwords-differ', 'two passwords', { 'Confirm password': 'Tessera2027!' }, 'Passwords do not match.'),
  refuses('register-terms', 'Register without the terms', ["You must agree to the Terms and confirm you're 18+."], {
    steps: register({}, []),
    does: { focus: terms },
  }),
  sent('register-sending', 'Register that takes its time', ['Creating account...'], {
    faults: [unanswered(calls.register)],
  }),
  says('register-refused', 'Register refused by the provider', ['This e-mail is taken.'], {
    faults: [refused(calls.register, 'This e-mail is taken.', 409)],
  }),
  says('register-refused-silently', 'Register refused without a message', [failure], {
    faults: [refused(calls.register)],
  }),
  says('register-failed', 'Register while the provider fails', [failure, outage], {
    faults: [failed(calls.register)],
  }),
  says('register-username-taken', 'Register: the username is taken', ['This username is already taken.'], {
    steps: register({ Username: 'marcella' }),
  }),
  says('register-succeeded', 'Register succeeds: says so and closes', ['Account created successfully!', closed]),
  says('register-without-token', 'Register that begins no session', [ready, filled.Email], {
    faults: [answered(calls.register, { message: 'Account created.' })],
    does: { focus: 'Email' },
  }),
  says(
    'register-not-kept',
    'Register in a browser that stores nothing',
    [
      'Your account is ready, but this browser does not let the site keep you signed in. Allow site data, then log in.',
      'Welcome back',
    ],
    {
      faults: [
        answered(calls.register, {
          token: 'a-token',
          user: { id: 'a-player', username: filled.Username, email: filled.Email },
        }),
      ],
      isStorageBlocked: true,
    },
  ),
];
