import {
  contractVersion,
  type ExposedModules,
  exposedNames,
  standaloneStateSchema,
} from '@tessera/shared-contracts/remotes';
import {
  aSession,
  aTransaction,
  expectPlayersApart,
  renderWithPage,
  type StubRequest,
  type SwitchedModules,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { parse } from 'valibot';
import states from '../standalone/states';
import * as BetsPage from './BetsPage';
import * as LiveBets from './LiveBets';
import * as TransactionsPage from './TransactionsPage';

const modules = { TransactionsPage, BetsPage, LiveBets } satisfies ExposedModules<'lists'>;

test('exposes what the contract says, built against its version', () => {
  expect(Object.keys(modules).toSorted()).toEqual([...exposedNames.lists].toSorted());
  for (const { contract } of Object.values(modules)) expect(contract).toBe(contractVersion);
});

test.each([
  ['TransactionsPage', 'Transactions'],
  ['BetsPage', 'Bets'],
  ['LiveBets', 'Live bets'],
] as const)('%s brings its own store and heading', async (name, heading) => {
  stubProvider({ transactions: { transactions: [] } });
  const Module = modules[name].default;
  renderWithPage(<Module />, { session: aSession() });
  expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
});

const rows: SwitchedModules<'lists'> = {
  TransactionsPage: { props: {}, ofPlayer: 'of-marcella' },
  BetsPage: { props: {} },
  LiveBets: { props: {} },
};

test.each([...exposedNames.lists])('%s shows nothing of a player to the next', async (name) => {
  const transactions = ({ params }: StubRequest) =>
    params.userId === aSession().user.id ? { transactions: [aTransaction({ _id: 'of-marcella' })] } : silence();
  stubProvider({ transactions });
  await expectPlayersApart('lists', name, modules, rows);
});

test('standalone states are of the agreed shape, with an address each', () => {
  for (const state of states) expect(parse(standaloneStateSchema, state)).toEqual(state);
  const addresses = states.map(({ module, id }) => `${module}/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(states.map(({ module }) => module))).toEqual(new Set(exposedNames.lists));
});
