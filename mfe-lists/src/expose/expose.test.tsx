import {
  aSession,
  aTransaction,
  checkExposedModules,
  renderWithPage,
  type StubRequest,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import * as BetsPage from './BetsPage';
import BetsPagePrerendered from './BetsPage.prerendered';
import * as LiveBets from './LiveBets';
import LiveBetsPrerendered from './LiveBets.prerendered';
import * as TransactionsPage from './TransactionsPage';
import TransactionsPagePrerendered from './TransactionsPage.prerendered';

const modules = { TransactionsPage, BetsPage, LiveBets };

checkExposedModules('lists', {
  modules,
  prerendered: {
    TransactionsPage: TransactionsPagePrerendered,
    BetsPage: BetsPagePrerendered,
    LiveBets: LiveBetsPrerendered,
  },
  rows: {
    TransactionsPage: { props: {}, ofPlayer: 'of-marcella' },
    BetsPage: { props: {} },
    LiveBets: { props: {} },
  },
  provider: {
    transactions: ({ params }: StubRequest) =>
      params.userId === aSession().user.id ? { transactions: [aTransaction({ _id: 'of-marcella' })] } : silence(),
  },
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
