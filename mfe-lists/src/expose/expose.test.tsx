import {
  aSession,
  aTransaction,
  checkExposedModules,
  type StubRequest,
  silence,
} from '@tessera/shared-contracts/testing';
import { pages } from '../pages';
import * as BetsPage from './BetsPage';
import BetsPagePrerendered from './BetsPage.prerendered';
import * as LiveBets from './LiveBets';
import LiveBetsPrerendered from './LiveBets.prerendered';
import * as StatementPage from './StatementPage';
import StatementPagePrerendered from './StatementPage.prerendered';
import * as TransactionsPage from './TransactionsPage';
import TransactionsPagePrerendered from './TransactionsPage.prerendered';

const modules = { TransactionsPage, BetsPage, StatementPage, LiveBets };

checkExposedModules('lists', {
  pages,
  modules,
  prerendered: {
    TransactionsPage: TransactionsPagePrerendered,
    BetsPage: BetsPagePrerendered,
    StatementPage: StatementPagePrerendered,
    LiveBets: LiveBetsPrerendered,
  },
  rows: {
    TransactionsPage: { props: {}, ofPlayer: 'of-marcella' },
    BetsPage: { props: {} },
    StatementPage: { props: {} },
    LiveBets: { props: {} },
  },
  provider: {
    transactions: ({ params }: StubRequest) =>
      params.userId === aSession().user.id ? { transactions: [aTransaction({ _id: 'of-marcella' })] } : silence(),
  },
});
