import {
  contractVersion,
  type ExposedModules,
  exposedNames,
  standaloneStateSchema,
} from '@tessera/shared-contracts/remotes';
import {
  aBalance,
  aSession,
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
import * as HeaderWallet from './HeaderWallet';
import * as WalletDialog from './WalletDialog';

const modules = { HeaderWallet, WalletDialog } satisfies ExposedModules<'wallet'>;

test('exposes what the contract says, built against its version', () => {
  expect(Object.keys(modules).toSorted()).toEqual([...exposedNames.wallet].toSorted());
  for (const { contract } of Object.values(modules)) expect(contract).toBe(contractVersion);
});

test('both modules bring the one store of the remote', async () => {
  const provider = stubProvider({ balance: aBalance({ totalUsd: '8412.07' }), coins: [] });
  renderWithPage(
    <>
      <HeaderWallet.default />
      <WalletDialog.default view="overview" onViewChange={() => undefined} onClose={() => undefined} />
    </>,
    { session: aSession() },
  );
  expect(await screen.findByRole('button', { name: 'Total balance $8,412.07' })).toBeVisible();
  expect(await screen.findByText('$8,412')).toBeVisible();
  expect(provider.requestsOf('balance')).toHaveLength(1);
});

const rows: SwitchedModules<'wallet'> = {
  HeaderWallet: { props: {}, ofPlayer: '$8,412.07' },
  WalletDialog: {
    props: { view: 'overview', onViewChange: () => undefined, onClose: () => undefined },
    ofPlayer: '$8,412',
  },
};

test.each([...exposedNames.wallet])('%s shows nothing of a player to the next', async (name) => {
  const balance = ({ params }: StubRequest) =>
    params.userId === aSession().user.id ? aBalance({ totalUsd: '8412.07' }) : silence();
  stubProvider({ balance, coins: [] });
  await expectPlayersApart('wallet', name, modules, rows);
});

test('standalone states are of the agreed shape, with an address each', () => {
  for (const state of states) expect(parse(standaloneStateSchema, state)).toEqual(state);
  const addresses = states.map(({ module, id }) => `${module}/${id}`);
  expect(new Set(addresses).size).toBe(addresses.length);
  expect(new Set(states.map(({ module }) => module))).toEqual(new Set(exposedNames.wallet));
});
