/** Texts of the first steps of a new account (spec §14 First steps). */
export const messages = {
  title: 'First steps',
  loading: 'Loading your first steps',
  hide: 'Hide',
  hideNamed: 'Hide the first steps',
  steps: {
    email: { title: 'Verify your e-mail', line: 'A code shows that the address is yours.' },
    protect: { title: 'Protect your account', line: 'By a passkey or a second factor.' },
    play: { title: 'Deposit, or play for fun', line: 'Fun play needs no money.' },
    limit: { title: 'Set a limit, if you like', line: 'On deposits, losses, stakes or time.' },
    review: { title: 'Look at your limits again', line: 'Half a year has passed. Do they still fit?' },
  },
  verify: 'Send a code',
  protect: 'Choose a protection',
  limit: 'Choose a limit',
  review: 'Look at your limits',
  deposit: 'Deposit',
  playForFun: 'Try a game for fun',
  allDone: 'All done: your e-mail address is verified, and your account is protected.',
  notKnown: 'What is left cannot be read now.',
} as const;
