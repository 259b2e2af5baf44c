import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { searchStates } from './searchStates';

const states: readonly SimulatorState[] = [
  { id: 'deposit', module: 'WalletDialog', title: 'Deposit', session: 'player' },
  { id: 'failed', module: 'BetsPage', title: 'Bets fail', session: 'player', shows: ['Bets couldn’t be loaded'] },
];

test.each([
  ['', ['deposit', 'failed']],
  ['wallet deposit', ['deposit']],
  ["couldn't BE loaded", ['failed']],
  ['betspage', ['failed']],
  ['wallet loaded', []],
])('finds “%s”', (query, ids) => {
  expect(searchStates(states, query).map(({ id }) => id)).toEqual(ids);
});
