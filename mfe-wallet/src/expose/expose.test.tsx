import {
  aBalance,
  aSession,
  aTransactionDetail,
  checkExposedModules,
  renderWithPage,
  type StubRequest,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import * as HeaderWallet from './HeaderWallet';
import HeaderWalletPrerendered from './HeaderWallet.prerendered';
import * as NoticeBell from './NoticeBell';
import NoticeBellPrerendered from './NoticeBell.prerendered';
import * as TransactionDialog from './TransactionDialog';
import * as WalletDialog from './WalletDialog';

const dialogProps = { view: 'overview', onViewChange: () => undefined, onClose: () => undefined } as const;
const balance = aBalance({ totalUsd: '8412.07' });

checkExposedModules('wallet', {
  modules: { HeaderWallet, NoticeBell, WalletDialog, TransactionDialog },
  prerendered: { HeaderWallet: HeaderWalletPrerendered, NoticeBell: NoticeBellPrerendered },
  rows: {
    HeaderWallet: { props: {}, ofPlayer: '$8,412.07' },
    NoticeBell: { props: {}, ofPlayer: '9+' },
    WalletDialog: { props: dialogProps, ofPlayer: '$8,412' },
    TransactionDialog: { props: { transactionId: '66f0', onClose: () => undefined }, ofPlayer: 'of-marcella' },
  },
  provider: {
    balance: ({ params }: StubRequest) => (params.userId === aSession().user.id ? balance : silence()),
    coins: [],
    readNotices: ({ params }: StubRequest) =>
      params.userId === aSession().user.id ? { notices: [], unread: 12 } : silence(),
    transactionDetail: ({ params }: StubRequest) =>
      params.userId === aSession().user.id ? aTransactionDetail({ network: 'of-marcella' }) : silence(),
  },
});

test('both modules use the remote’s store', async () => {
  const provider = stubProvider({ balance, coins: [] });
  renderWithPage(
    <>
      <HeaderWallet.default />
      <WalletDialog.default {...dialogProps} />
    </>,
    { session: aSession() },
  );
  expect(await screen.findByRole('button', { name: 'Total balance $8,412.07' })).toBeVisible();
  expect(await screen.findByText('$8,412')).toBeVisible();
  expect(provider.requestsOf('balance')).toHaveLength(1);
});
