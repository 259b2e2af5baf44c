import type { State } from '../../state';
import { searchStates } from './searchStates';

const states: readonly State[] = [
  { id: 'overview', module: 'WalletDialog', title: 'Overview', session: 'player', shows: ['Deposit'] },
  { id: 'deposit', module: 'WalletDialog', title: 'Deposit', session: 'player' },
  { id: 'failed', module: 'BetsPage', title: 'Bets fail', session: 'player', shows: ['Bets couldn’t be loaded'] },
];

test.each([
  ['', ['overview', 'deposit', 'failed']],
  ['wallet deposit', ['deposit', 'overview']],
  ["couldn't BE loaded", ['failed']],
  ['betspage', ['failed']],
  ['wallet loaded', []],
])('finds “%s”', (query, ids) => {
  expect(searchStates(states, query).map(({ id }) => id)).toEqual(ids);
});
