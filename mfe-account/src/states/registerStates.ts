import { answer, failure, fault, lost, password, refused, refusedSilently, slow, statesOf } from './stateTools';

const terms = "I agree to the Terms and confirm I'm 18 or older";
const filled = {
  Email: 'new@tessera.test',
  Username: 'novus',
  Password: password,
  'Confirm password': password,
};

/** Fills in the form, with other texts in some fields, and sends it. */
const register = (changed: Partial<typeof filled> = {}, ticks: readonly string[] = [terms]) => [
  ...Object.entries({ ...filled, ...changed }).map(([fill, text]) => ({ fill, text })),
  ...ticks.map((press) => ({ press })),
  { press: 'Create account' },
];

const invalid = (id: string, title: string, changed: Partial<typeof filled>, shown: string) => ({
  id: `register-${id}`,
  title: `Register: ${title}`,
  shows: ['Create your account', shown],
  steps: register(changed),
});
const answered = (id: string, title: string, shows: string[], given: Parameters<typeof fault>[1]) => ({
  id: `register-${id}`,
  title: `Register ${title}`,
  shows,
  faults: [fault('POST /register', given)],
  steps: register(),
});

const outage = 'The service did not answer properly; what you typed may be right.';
const user = { id: 'a-player', username: filled.Username, email: filled.Email };

export const registerStates = statesOf('AuthDialog', { session: 'signed-out', props: { tab: 'register' } }, [
  {
    id: 'register',
    title: 'Register',
    shows: [
      'Create your account',
      'Have a referral code?',
      terms,
      'Send me offers by e-mail (optional)',
      'Create account',
    ],
  },
  {
    id: 'register-referral',
    title: 'Register with a referral code',
    shows: ['Referral code (optional)'],
    steps: [{ press: 'Have a referral code?' }],
  },
  {
    id: 'register-password-met',
    title: 'Register: the password has the right length',
    shows: ['12 to 15 characters', '(met)'],
    steps: [{ fill: 'Password', text: password }],
  },
  {
    id: 'register-password-not-met',
    title: 'Register: the password does not have the right length yet',
    shows: ['12 to 15 characters', '(not met)'],
    steps: [{ fill: 'Password', text: 'short' }],
  },
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
  {
    id: 'register-terms',
    title: 'Register without the terms',
    shows: ["You must agree to the Terms and confirm you're 18+."],
    steps: register({}, []),
  },
  answered('sending', 'that takes its time', ['Creating account...'], slow),
  answered('refused', 'refused by the provider', ['This e-mail is taken.'], refused('This e-mail is taken.', 409)),
  answered('refused-silently', 'refused without a message', ['Signup failed. Please try again.'], refusedSilently),
  answered('failed', 'while the provider fails', ['Signup failed. Please try again.', outage], failure),
  {
    ...answered('outage', 'while the service is down', ['Signup failed. Please try again.', outage], lost),
    sameAs: 'register-failed',
  },
  {
    id: 'register-username-taken',
    title: 'Register: the username is taken',
    shows: ['This username is already taken.'],
    steps: register({ Username: 'marcella' }),
  },
  {
    id: 'register-succeeded',
    title: 'Register succeeds: says so and closes',
    shows: ['Account created successfully!'],
    steps: register(),
  },
  answered(
    'without-token',
    'that begins no session',
    ['Your account is ready. Log in to play.'],
    answer({ message: 'Account created.' }),
  ),
  {
    ...answered(
      'not-kept',
      'in a browser that stores nothing',
      [
        'Your account is ready, but this browser does not let the site keep you signed in. Allow site data, then log in.',
      ],
      answer({ token: 'a-token', user }),
    ),
    isStorageBlocked: true,
  },
]);
