import { shellStates } from './stateTools';

/** Dialogs that an address opens, and what stands for one that is loading or has failed. */
export const dialogStates = shellStates([
  { id: 'login-dialog', title: 'Login by address', path: '/vip?modal=auth', shows: ['Email', 'Password', 'Login'] },
  {
    id: 'register-dialog',
    title: 'Register by address',
    path: '/vip?modal=auth&tab=register',
    shows: ['Username', 'Create account'],
  },
  {
    id: 'login-before-wallet',
    title: 'The wallet asks a visitor to log in',
    path: '/wallet',
    shows: ['Email', 'Password', 'Login'],
    sameAs: 'login-dialog',
  },
  {
    id: 'wallet-dialog',
    title: 'Wallet by its own path',
    path: '/wallet',
    session: 'player',
    shows: ['Total balance', 'Deposit', 'Withdraw'],
  },
  {
    id: 'profile-dialog',
    title: 'Profile by its own path',
    path: '/profile',
    session: 'player',
    shows: ['Public ID', 'Unranked'],
  },
  {
    id: 'two-factor-dialog',
    title: 'Two-factor set-up by address',
    path: '/settings?modal=two-factor',
    session: 'player',
    shows: ['Your password shows that it is you who adds a second factor.', 'Your password'],
  },
  {
    id: 'bet-dialog',
    title: 'A bet by address that nobody has placed',
    path: '/bets?modal=bet&bet=66f2c1a09be4d1230a9b0012',
    session: 'player',
    shows: ['Bet not found'],
  },
  {
    id: 'dialog-throws',
    title: 'A dialog whose module throws',
    path: '/wallet',
    session: 'player',
    remotes: { wallet: 'throws' },
    shows: ['Wallet is not available right now', 'Retry'],
  },
  {
    id: 'dialog-failed',
    title: 'A dialog whose remote is down',
    path: '/vip?modal=auth',
    remotes: { account: 'down' },
    shows: ['Log in is not available right now', 'Retry'],
  },
  {
    id: 'dialog-waiting',
    title: 'A dialog whose remote is slow',
    path: '/vip?modal=auth',
    remotes: { account: 'slow' },
    shows: ['Log in is loading'],
  },
]);
