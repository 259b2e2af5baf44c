import { statesOf } from '..';

const state = statesOf('Shell', { session: 'signed-out', path: '/vip?modal=auth' });
const ofPlayer = statesOf('Shell');

/** Dialogs that an address opens, and what stands for one that is loading or has failed. */
export const dialogStates = [
  state('login-dialog', 'Login by address', ['Email', 'Password', 'Login'], {}),
  state('register-dialog', 'Register by address', ['Username', 'Create account'], {
    path: '/vip?modal=auth&tab=register',
  }),
  state('login-before-wallet', 'The wallet asks a visitor to log in', ['Email', 'Password', 'Login'], {
    path: '/wallet',
    sameAs: 'login-dialog',
  }),
  ofPlayer('wallet-dialog', 'Wallet by its own path', ['Total balance', 'Deposit', 'Withdraw'], {
    path: '/wallet',
  }),
  ofPlayer('profile-dialog', 'Profile by its own path', ['Public ID', 'Unranked'], {
    path: '/profile',
  }),
  ofPlayer(
    'two-factor-dialog',
    'Two-factor set-up by address',
    ['Your password shows that it is you who adds a second factor.', 'Your password'],
    { path: '/settings?modal=two-factor' },
  ),
  ofPlayer('bet-dialog', 'A bet by address that nobody has placed', ['Bet not found'], {
    path: '/bets?modal=bet&bet=66f2c1a09be4d1230a9b0012',
  }),
  ofPlayer('transaction-dialog', 'A transaction by address that is not the player’s', ['Transaction not found'], {
    path: '/transactions?modal=transaction&id=66f2c1a09be4d1230a9b0012',
  }),
  ofPlayer('dialog-throws', 'A dialog whose module throws', ['Wallet is not available right now', 'Retry'], {
    path: '/wallet',
    remotes: { wallet: 'throws' },
  }),
  state('dialog-failed', 'A dialog whose remote is down', ['Log in is not available right now', 'Retry'], {
    remotes: { account: 'down' },
  }),
  state('dialog-waiting', 'A dialog whose remote is slow', ['Log in is loading'], {
    remotes: { account: 'slow' },
  }),
];
