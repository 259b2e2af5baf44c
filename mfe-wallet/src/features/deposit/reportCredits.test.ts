/** @jest-environment-options {"page": true} */
import { emit } from '@tessera/shared-contracts/events';
import { writeSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  aTransaction,
  installSiteConfig,
  onCleanup,
  recordEvents,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { waitFor } from '@testing-library/react';
import { reportCredits } from './reportCredits';

const now = Date.now();
const aDeposit = (_id: string, status: string, changes: object = {}) =>
  aTransaction({
    _id,
    type: 'deposit',
    status,
    amount: '0.025',
    currency: 'BTC',
    createdAt: new Date(now).toISOString(),
    ...changes,
  });

const before = (milliseconds: number) => ({ createdAt: new Date(now - milliseconds).toISOString() });

function setUp(providerExtensions = ['withdrawals']) {
  installSiteConfig({ providerExtensions });
  writeSession(aSession());
  onCleanup(() => localStorage.clear());
  const provider = stubProvider({});
  const events = recordEvents();
  onCleanup(reportCredits(aSession().user.id));
  let reads = 0;
  /** Something happens to a deposit in BTC. */
  const happens = async (...transactions: ReturnType<typeof aDeposit>[]) => {
    provider.use({ transactions: { transactions } });
    emit('balance-changed', { reason: 'deposit', currency: 'BTC' });
    reads += 1;
    await waitFor(() => expect(provider.requestsOf('transactions')).toHaveLength(reads));
    await new Promise((resolve) => setTimeout(resolve));
  };
  const toasts = () => events.flatMap((event) => (event.name === 'toast-requested' ? [event.payload.message] : []));
  return { provider, happens, toasts };
}
const told = '0.02500000 BTC has been credited to your balance.';

test('a deposit is reported once, when it is credited', async () => {
  const { happens, toasts } = setUp();
  await happens(aDeposit('a', 'waiting'), aDeposit('b', 'finished', before(1_000)));
  expect(toasts()).toEqual([]);
  await happens(aDeposit('a', 'confirming'));
  expect(toasts()).toEqual([]);
  await happens(aDeposit('a', 'finished'));
  await happens(aDeposit('a', 'finished'));
  await waitFor(() => expect(toasts()).toEqual([told]));
});

test('the first event of a page is about the newest deposit of its currency', async () => {
  const { happens, toasts } = setUp();
  await happens(
    aDeposit('a', 'finished', { currency: 'LTC' }),
    aDeposit('b', 'finished', before(1_000)),
    aDeposit('c', 'finished', before(2_000)),
  );
  await waitFor(() => expect(toasts()).toEqual([told]));
});

test('nothing is read without the extension, or for other changes of a balance', async () => {
  const { provider } = setUp([]);
  emit('balance-changed', { reason: 'deposit', currency: 'BTC' });
  expect(provider.requests).toEqual([]);
  const other = setUp();
  emit('balance-changed', { reason: 'game', currency: 'BTC' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(other.provider.requests).toEqual([]);
});
