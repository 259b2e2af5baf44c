import { calls } from '@tessera/shared-contracts/api/schema';
import { dropped, sends, statesOf } from '..';

const state = statesOf('Shell', { session: 'signed-out', path: '/' });
const ofPlayer = statesOf('Shell', { path: '/transactions' });
/** Every call of the provider is lost. */
const noConnection = [dropped({ method: '*', path: '/*-service/*' })];

/** Remotes, releases and connections that fail. */
export const failureStates = [
  ofPlayer(
    'page-failed',
    'A page whose remote is down',
    ['Transactions is not available right now', 'The rest of the site still works.', 'Retry'],
    { remotes: { lists: 'down' } },
  ),
  ofPlayer('page-throws', 'A page whose module throws', ['Transactions is not available right now', 'Retry'], {
    remotes: { lists: 'throws' },
  }),
  ofPlayer('page-waiting', 'A page whose remote is slow', ['View your transaction history and activity'], {
    remotes: { lists: 'slow' },
  }),
  state(
    'section-failed',
    'A section of the home page whose remote is down',
    ['Live bets is not available right now', 'Retry'],
    { remotes: { lists: 'down' } },
  ),
  state(
    'home-failed',
    'The home page without games',
    ['Recommended is not available right now', 'Live bets is not available right now'],
    { remotes: { games: 'down', lists: 'down' } },
  ),
  state(
    'home-throws',
    'The home page, sections of which throw',
    ['Live bets is not available right now', 'The new rewards system'],
    { remotes: { lists: 'throws' } },
  ),
  state('home-waiting', 'The home page while its sections are loading', ['The new rewards system', 'Questions'], {
    remotes: { games: 'slow', lists: 'slow' },
    // On a desktop the strip of wins, which cannot be scrolled yet, ends within a text.
    viewport: '390x844',
  }),
  state('lobby-failed', 'The lobby whose remote is down', ['Games is not available right now', 'Retry'], {
    path: '/games',
    remotes: { games: 'down' },
  }),
  ofPlayer(
    'seeds-failed',
    'Provably fair without the seeds of the player',
    ['Your seeds is not available right now', 'Verify a round'],
    { path: '/provably-fair', remotes: { games: 'down' } },
  ),
  ofPlayer('header-failed', 'The header without wallet', ['Wallet unavailable', 'marcella, account'], {
    path: '/vip',
    remotes: { wallet: 'down' },
  }),
  ofPlayer('header-waiting', 'The header while the wallet is loading', ['marcella, account'], {
    path: '/vip',
    remotes: { wallet: 'slow' },
  }),
  state('new-release', 'A new release', ['A new version of Tessera is ready.', 'Reload', 'Later'], {
    path: '/vip',
    viewport: '1440x900',
    isOutdated: true,
    steps: [{ press: 'Promotions', in: 'Main' }],
    does: {
      focus: 'Promotions',
      back: 'The ladder comes with the new rewards system, which is not open yet. Until then no bet counts towards a rank.',
    },
  }),
  state('override-asked', 'A link to another release', ['Run it', 'Stay on live'], {
    path: '/vip?mf=lists@{lists}',
    remotes: { lists: 'down' },
  }),
  state(
    'override-refused',
    'A link to a release that the site does not offer',
    ['This link asks for a release that this site does not offer.', 'Close'],
    { path: '/vip?mf=lists@https://elsewhere.example/' },
  ),
  state(
    'override-running',
    'A session that runs another release',
    ['This session runs other releases', 'Back to live'],
    {
      path: '/vip?mf=lists@{lists}',
      remotes: { lists: 'down' },
      steps: [{ press: 'Run it' }, { see: 'Back to live' }],
    },
  ),
  ofPlayer('offline', 'A player without connection to the provider', ['marcella, account', 'The new rewards system'], {
    path: '/',
    faults: noConnection,
  }),
  ofPlayer('online-again', 'A connection that returns', ['Transactions'], {
    does: sends(calls.transactions),
    faults: noConnection,
    steps: [{ see: 'Failed to load transactions' }, { faults: [] }, { event: 'online' }],
  }),
];
