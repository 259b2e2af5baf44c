import {
  aBalance,
  aCurrencyBalance,
  aSession,
  aTransaction,
  errorReply,
  heldBack,
  rawAnswer,
  recordEvents,
  type StubHandlers,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { someAddress } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { fiatPicked, hiddenAmountsItem, zeroBalancesToggled } from '../display-settings/displaySettings.slice';
import { paymentsItem } from '../withdraw/flow/storedWithdrawals';
import { OverviewView } from './OverviewView';

const balance = aBalance({
  totalUsd: '8412.07',
  balances: [
    aCurrencyBalance({ currency: 'DOGE', amount: '0', usdValue: '0' }),
    aCurrencyBalance({ currency: 'eth', amount: '0.6315', usdValue: '1957.65' }),
    aCurrencyBalance({ currency: 'BTC', amount: '0.0842183912345', usdValue: '5474.195' }),
  ],
});

function setUp(handlers: StubHandlers = { balance }, providerExtensions: string[] = []) {
  const provider = stubProvider(handlers);
  const onOpen = jest.fn();
  const page = renderWallet(<OverviewView onOpen={onOpen} />, { siteConfig: { providerExtensions } });
  return { ...page, provider, onOpen };
}

const rows = () => within(screen.getByRole('list', { name: 'Balances' })).getAllByRole('listitem');

test('shows the total and each currency, the most valuable first, cut to 8 places and valued to 2', async () => {
  setUp();
  expect((await screen.findByText('$8,412')).parentElement).toHaveTextContent('$8,412.07');
  expect(rows().map((row) => row.textContent)).toEqual([
    'BTCBitcoin0.08421839$5,474.19',
    'ETHEthereum0.63150000$1,957.65',
    'DOGEDogecoin0.00000000$0.00',
  ]);
});

test('shows what is in the vault beside the total, and never in it', async () => {
  const { user, onOpen } = setUp({ balance, readVault: { ...aBalance({ totalUsd: '1200.5' }), proof: 'password' } }, [
    'vault',
  ]);
  expect((await screen.findByText('$8,412')).parentElement).toHaveTextContent('$8,412.07');
  const vault = screen.getByRole('button', { name: /^Vault/ });
  await waitFor(() => expect(vault).toHaveTextContent('VaultPut away from play$1,200.50'));
  await user.click(vault);
  expect(onOpen).toHaveBeenCalledWith('vault');
});

test('without the extension there is no vault, and it is not asked for', async () => {
  const { provider } = setUp();
  expect(await screen.findByText('$8,412')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vault/ })).not.toBeInTheDocument();
  expect(provider.requestsOf('readVault')).toHaveLength(0);
});

test('during a break, says beside Deposit until when it lasts and what becomes of a deposit', async () => {
  const readBreak = { state: 'break', until: '2026-03-15T09:30:00.000Z', proof: 'password' } as const;
  setUp({ balance, readBreak }, ['breaks']);
  expect(await screen.findByText(/You cannot play until Mar 1[45], 2026.+What arrives is held/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'About breaks' })).toHaveAttribute('href', '/settings#breaks');
  expect(screen.getByText(/You get no deposit address/)).toBeVisible();
});

test('without a break nothing is said of one', async () => {
  const { provider } = setUp({ balance, readBreak: { state: 'none', until: null, proof: 'password' } }, ['breaks']);
  expect(await screen.findByText('$8,412')).toBeVisible();
  await waitFor(() => expect(provider.requestsOf('readBreak')).toHaveLength(1));
  expect(screen.queryByRole('link', { name: 'About breaks' })).not.toBeInTheDocument();
});

test('shows no empty state for balances that could not be parsed', async () => {
  setUp({ balance: rawAnswer('{"totalUsd":5,"balances":[{"currency":7}]}') });
  expect(await screen.findByText(/1 balance could not be read/)).toBeVisible();
  expect(screen.queryByText('No balances found.')).not.toBeInTheDocument();
});

test('a balance below 8 decimal places is neither shown as zero nor hidden', async () => {
  setUp({
    balance: aBalance({ balances: [aCurrencyBalance({ amount: '0.000000001', usdValue: '0' })] }),
  }).store.dispatch(zeroBalancesToggled(true));
  await screen.findByRole('list', { name: 'Balances' });
  expect(rows().map((row) => row.textContent)).toEqual(['BTCBitcoin<0.00000001$0.00']);
});

test('only zero is a zero balance, and hiding it changes neither the total nor the shares', async () => {
  const listed = ['0', '0.00', '-0', '-0.5', '0.000000001'].map((amount, index) =>
    aCurrencyBalance({ currency: `C${index}`, amount, usdValue: index === 4 ? '4' : '0' }),
  );
  const { store } = setUp({ balance: aBalance({ totalUsd: '3.5', balances: listed }) });
  await screen.findByText('$3');
  expect(rows()).toHaveLength(5);
  act(() => void store.dispatch(zeroBalancesToggled(true)));
  expect(rows().map((row) => row.textContent)).toEqual(['CC4C4<0.00000001$4.00', 'CC3C3−0.50000000$0.00']);
  expect(screen.getByText('$3').parentElement).toHaveTextContent('$3.50');
  expect(screen.getByRole('list', { name: 'How your balance is divided' })).toHaveTextContent('C4 100%');
});

test('a currency that is listed for each of its networks has one row with the sum', async () => {
  const networks = ['100.1', '0.2'].map((amount) => aCurrencyBalance({ currency: 'USDT', amount, usdValue: amount }));
  setUp({ balance: aBalance({ totalUsd: '100.3', balances: networks }) });
  await screen.findByText('$100');
  expect(rows().map((row) => row.textContent)).toEqual(['USDTTether100.30000000$100.30']);
});

test('links to deposit and withdraw, even while the balance is unknown', async () => {
  const { user, onOpen } = setUp({ balance: errorReply(400) });
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  expect(await screen.findByText('Your balance could not be loaded')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Withdraw' }));
  expect(onOpen.mock.calls.flat().sort()).toEqual(['deposit', 'withdraw']);
});

test('amounts can be hidden, and stay hidden on this device', async () => {
  const { user } = setUp();
  await screen.findByText('$8,412');
  await user.click(screen.getByRole('button', { name: 'Hide amounts', pressed: false }));
  expect(screen.queryByText('$8,412')).not.toBeInTheDocument();
  expect(rows()[0]).toHaveTextContent('BTCBitcoin••••••Hidden');
  expect(hiddenAmountsItem.read()).toBe('1');
  await user.click(screen.getByRole('button', { name: 'Hide amounts', pressed: true }));
  expect(screen.getByText('$8,412')).toBeVisible();
  expect(hiddenAmountsItem.read()).toBe('');
});

describe('in another currency', () => {
  const rates = {
    source: 'European Central Bank',
    date: '2025-11-20',
    rates: [
      { currency: 'EUR', rate: '0.8675' },
      { currency: 'JPY', rate: '157.3' },
      { currency: 'krw', rate: '1467.5' },
    ],
  };

  test('values are converted at the provider’s rates, never rounded up, with source and date', async () => {
    const { store, provider } = setUp({ balance, rates }, ['rates']);
    await screen.findByText('$8,412');
    expect(provider.requestsOf('rates')).toHaveLength(0);
    act(() => void store.dispatch(fiatPicked('JPY')));
    expect(await screen.findByText('¥1,323,218')).toBeVisible();
    expect(rows()[1]).toHaveTextContent('ETHEthereum0.63150000¥307,938');
    expect(screen.getByText('Rates: European Central Bank, Nov 20, 2025.')).toBeVisible();
    expect(screen.getByText('JPY')).toBeVisible();
  });

  test('a rate is found in any case', async () => {
    const { store } = setUp({ balance, rates }, ['rates']);
    act(() => void store.dispatch(fiatPicked('KRW')));
    expect(await screen.findByText('₩12,344,712')).toBeVisible();
  });

  test('no value is shown in dollars while the rates are loading', async () => {
    const answer = heldBack(rates);
    const { store } = setUp({ balance, rates: answer.reply }, ['rates']);
    await screen.findByText('$8,412');
    act(() => void store.dispatch(fiatPicked('EUR')));
    await waitFor(() => expect(screen.queryByText(/\$/)).not.toBeInTheDocument());
    act(() => answer.release());
    expect(await screen.findByText('€7,297')).toBeVisible();
  });

  test('the currency stored by the provider is applied, and the next time before it answers', async () => {
    storeSession(aSession());
    const first = setUp({ balance, rates, readPreferences: { displayCurrency: 'JPY' } }, ['rates', 'preferences']);
    expect(await screen.findByText('¥1,323,218')).toBeVisible();
    first.unmount();
    first.stop();
    const late = heldBack({ displayCurrency: 'EUR' });
    setUp({ balance, rates, readPreferences: late.reply }, ['rates', 'preferences']);
    expect(await screen.findByText('¥1,323,218')).toBeVisible();
    act(() => late.release());
    expect(await screen.findByText('€7,297')).toBeVisible();
  });

  test.each([
    ['it has no currency', {}],
    ['its currency is not offered', { displayCurrency: 'XAU' }],
    ['it does not answer', errorReply(500)],
  ])('values stay in dollars if the provider stores preferences, but %s', async (_why, readPreferences) => {
    const { provider } = setUp({ balance, rates, readPreferences } as StubHandlers, ['rates', 'preferences']);
    await waitFor(() => expect(provider.requestsOf('readPreferences')).toHaveLength(1));
    expect(await screen.findByText('$8,412')).toBeVisible();
    expect(provider.requestsOf('rates')).toHaveLength(0);
  });

  test.each([
    ['the provider has no rates', {}, []],
    ['the rates request fails', { rates: errorReply(400) }, ['rates']],
    ['there is no rate for it', { rates: { ...rates, rates: [{ currency: 'JPY', rate: '0' }] } }, ['rates']],
  ])('values stay in dollars if %s', async (_why, handlers, extensions) => {
    const { store } = setUp({ balance, ...handlers } as StubHandlers, extensions);
    act(() => void store.dispatch(fiatPicked('JPY')));
    expect(await screen.findByText('US$8,412')).toBeVisible();
    expect(screen.getByText('USD')).toBeVisible();
  });
});

test('shows the outcome of a withdrawal with a lost answer until it is dismissed, also after a reload', async () => {
  const sentAt = Date.now();
  const withdrawal = { currency: 'BTC', amount: '0.1', address: someAddress };
  const payment = {
    id: 'r1',
    withdrawal,
    network: 'Bitcoin',
    status: 'unknown',
    sentAt,
    payableUntil: sentAt + 60_000,
  };
  storeSession(aSession());
  paymentsItem.write(aSession().user.id, JSON.stringify([payment]));
  const createdAt = new Date(sentAt).toISOString();
  const own = aTransaction({
    _id: 't1',
    type: 'withdraw',
    currency: 'BTC',
    amount: '0.1',
    address: someAddress,
    createdAt,
  });
  const transactions = heldBack({ transactions: [own] });
  const events = recordEvents();
  const first = setUp({ balance, transactions: transactions.reply });
  expect(await screen.findByRole('alert')).toHaveTextContent(/status of this withdrawal is unknown.*We are checking/);
  // As when the player returns to the window.
  act(() => void window.dispatchEvent(new Event('focus')));
  act(() => transactions.release());
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/It went through at \d\d:\d\d/));
  // Shown here, so there is no toast.
  expect(events.map(({ name }) => name)).toContain('balance-changed');
  expect(events.map(({ name }) => name)).not.toContain('toast-requested');
  first.unmount();
  first.stop();

  const second = setUp({ balance });
  expect(await screen.findByRole('alert')).toHaveTextContent(/It went through/);
  await second.user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  second.unmount();
  second.stop();

  setUp({ balance });
  expect(await screen.findByText('$8,412')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
