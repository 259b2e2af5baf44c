import { emit } from '@tessera/shared-contracts/events';
import { writePickedCurrency } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aCoin,
  aCurrencyBalance,
  aSession,
  aTransaction,
  aTransactionDetail,
  errorReply,
  heldBack,
  recordEvents,
  type StubHandlers,
  type StubRequest,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { DepositView } from './DepositView';

const addresses: Record<string, string> = {
  'BTC ': 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx',
  'USDT ': '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  'USDT TRC20': 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r',
};
const answerAddress = ({ search }: StubRequest) => ({
  payAddress: addresses[`${search.get('currency')} ${search.get('network') ?? ''}`] ?? 'none',
});

function setUp(handlers: StubHandlers = {}, options: Parameters<typeof renderWallet>[1] = {}) {
  const provider = stubProvider({
    coins: someCoins,
    depositAddress: answerAddress,
    transactions: { transactions: [] },
    ...handlers,
  });
  const events = recordEvents();
  const page = renderWallet(<DepositView userId={aSession().user.id} />, options);
  return { ...page, provider, events };
}

afterEach(() => {
  jest.useRealTimers();
});

const hasText = (text: string) => (_content: string, element: Element | null) => element?.textContent === text;
const findAddress = async (address: string) => (await screen.findAllByText(hasText(address)))[0];
const queryAddress = (address: string) => screen.queryAllByText(hasText(address))[0] ?? null;
async function pickCoin(user: UserEvent, name: RegExp) {
  await user.click(screen.getByRole('combobox', { name: 'Currency' }));
  await user.click(screen.getByRole('option', { name }));
}

test('during a break, asks for no address, and tracks and finds what was sent', async () => {
  const { provider } = setUp(
    { readBreak: { state: 'break', until: '2026-03-15T09:30:00.000Z', proof: 'password' } },
    { siteConfig: { providerExtensions: ['breaks', 'withdrawals'] } },
  );
  expect(await screen.findByText(/You cannot play until .+ You get no deposit address/)).toBeVisible();
  expect(screen.getByText('Where is my deposit?')).toBeVisible();
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  expect(provider.requestsOf('depositAddress')).toEqual([]);
});

test.each([
  ['that is held most', undefined],
  ['that was picked, if it is held', 'USDT'],
])('begins with the coin %s', async (_, picked) => {
  if (picked) writePickedCurrency(picked);
  const held = aCurrencyBalance({ currency: picked ?? 'USDT', amount: '5', usdValue: picked ? '1' : '9' });
  setUp({ balance: aBalance({ balances: [aCurrencyBalance({ usdValue: '2' }), held] }) });
  expect(await findAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeVisible();
});

test('requests another address when the coin changes, with the network if the coin has several', async () => {
  const { user, provider } = setUp();
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  await pickCoin(user, /TRC-20/);
  expect(await findAddress('TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r')).toBeVisible();
  expect(screen.getByText('USDT on TRC-20 only')).toBeVisible();
  await pickCoin(user, /ERC-20/);
  expect(await findAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed')).toBeVisible();
  await pickCoin(user, /BTC/);
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  expect(provider.requestsOf('depositAddress').map(({ search }) => String(search))).toEqual([
    'currency=BTC',
    'currency=USDT&network=TRC20',
    'currency=USDT',
    'currency=BTC',
  ]);
});

test('never shows the address of a previously picked coin when responses arrive out of order', async () => {
  const late = heldBack({ payAddress: addresses['BTC '] ?? '' });
  const { user, provider } = setUp({
    depositAddress: (request) => (request.search.get('currency') === 'BTC' ? late.reply() : answerAddress(request)),
  });
  await screen.findByRole('combobox', { name: 'Currency' });
  await waitFor(() => expect(provider.requestsOf('depositAddress')).toHaveLength(1));
  await pickCoin(user, /TRC-20/);
  await findAddress('TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r');
  await act(async () => late.release());
  expect(queryAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBeNull();
  expect(screen.getByRole('img', { name: 'QR code of the USDT deposit address' })).toBeVisible();
});

test('shows no address while the next one loads', async () => {
  const late = heldBack({ payAddress: 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r' });
  const { user } = setUp({
    depositAddress: (request) => (request.search.get('network') ? late.reply() : answerAddress(request)),
  });
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  await pickCoin(user, /TRC-20/);
  expect(queryAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBeNull();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  late.release();
  expect(await findAddress('TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r')).toBeVisible();
});

test('an address of another network is not shown', async () => {
  const { user } = setUp({ depositAddress: { payAddress: addresses['USDT '] ?? '' } });
  expect(await screen.findByText('The deposit address could not be loaded')).toBeVisible();
  expect(screen.getByText(/^The provider sent an address that is not one for BTC on Bitcoin testnet/)).toBeVisible();
  await pickCoin(user, /TRC-20/);
  expect(await screen.findByText(/is not one for USDT on TRC-20/)).toBeVisible();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  await pickCoin(user, /ERC-20/);
  expect(await findAddress(addresses['USDT '] ?? '')).toBeVisible();
});

test.each([' ', ''])('the blank address "%s" is reported once as missing', async (payAddress) => {
  setUp({ depositAddress: { payAddress } });
  expect(await screen.findAllByText(/The deposit address could not be loaded/)).toHaveLength(1);
  expect(screen.queryByRole('button', { name: /^Copy/ })).not.toBeInTheDocument();
});

test('a destination tag is shown with a button that copies it, and why it is needed', async () => {
  const { user } = setUp({
    coins: [aCoin({ symbol: 'XRP', name: 'Ripple', network: 'XRP Ledger' })],
    depositAddress: { payAddress: 'rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY', destinationTag: 0 },
  });
  await findAddress('rPEPPER7kfTD9w2To4CQk6UCfuHM9c6GDY');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy destination tag' }));
  expect(write).toHaveBeenCalledWith('0');
  expect(screen.getByText(/^Enter the destination tag too/)).toBeVisible();
});

describe('pending deposits', () => {
  const aDeposit = (status: string) => ({
    transactions: [
      aTransaction({
        _id: 'd',
        type: 'deposit',
        status,
        amount: '0.025',
        currency: 'btc',
        createdAt: new Date().toISOString(),
      }),
    ],
  });
  const tracked = () => screen.getByRole('list', { name: 'Your deposits' });
  const credits = (events: ReturnType<typeof recordEvents>) => events.filter(({ name }) => name === 'balance-changed');

  test('are shown step by step, and polled without the extension', async () => {
    jest.useFakeTimers();
    const { provider, events, unmount } = setUp({ transactions: aDeposit('waiting') });
    expect(await screen.findByText(/waiting for its first confirmation/)).toBeVisible();
    expect(tracked()).toHaveTextContent('0.02500000 BTC');
    provider.use({ transactions: aDeposit('confirming') });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(tracked()).toHaveTextContent(/Confirming(?!:)/);
    // The dialog is closed; polling goes on while a deposit is pending.
    unmount();
    provider.use({ transactions: aDeposit('finished') });
    expect(credits(events)).toEqual([]);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(credits(events)).toEqual([{ name: 'balance-changed', payload: { reason: 'deposit', currency: 'BTC' } }]);
    const count = provider.requestsOf('transactions').length;
    await jest.advanceTimersByTimeAsync(60_000);
    expect(provider.requestsOf('transactions')).toHaveLength(count);
  });

  test('are polled after a failed first read, too', async () => {
    jest.useFakeTimers();
    const { provider, events } = setUp({ transactions: errorReply(400) });
    await act(() => jest.advanceTimersByTimeAsync(1_000));
    expect(provider.requestsOf('transactions')).toHaveLength(1);
    provider.use({ transactions: aDeposit('waiting') });
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(tracked()).toHaveTextContent('0.02500000 BTC');
    provider.use({ transactions: aDeposit('finished') });
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(credits(events)).toHaveLength(1);
  });

  test.each([
    ['failed', 'Not credited'],
    ['Failed', 'Not credited'],
    ['partially_paid', 'Not credited: partially paid'],
  ])('that ended as %s are %s', async (status, words) => {
    setUp({ transactions: aDeposit(status) });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test('tell their confirmations, where the provider does', async () => {
    const transactionDetail = aTransactionDetail({ type: 'deposit', confirmations: 4, required: 12 });
    setUp(
      { transactions: aDeposit('confirming'), transactionDetail },
      { siteConfig: { providerExtensions: ['events', 'withdrawals'] } },
    );
    expect(await screen.findByText('Confirming: 4 of 12 confirmations')).toBeVisible();
  });

  test('stand before the address, and open their detail where the provider has one', async () => {
    const siteConfig = { providerExtensions: ['events', 'withdrawals'] };
    const { user, events } = setUp({ transactions: aDeposit('waiting') }, { siteConfig });
    await user.click(await screen.findByRole('button', { name: 'Details of the deposit of 0.02500000 BTC' }));
    expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'transaction', id: 'd' } });
    const address = await screen.findByText('Deposit address');
    expect(tracked().compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('come with the form, which they would move', async () => {
    const [deposits, address] = [heldBack(aDeposit('waiting')), heldBack({ payAddress: addresses['BTC '] ?? '' })];
    const { provider } = setUp({ transactions: () => deposits.reply(), depositAddress: () => address.reply() });
    await waitFor(() => expect(provider.requestsOf('depositAddress')).toHaveLength(1));
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await act(async () => deposits.release());
    expect(await screen.findByRole('combobox')).toBeVisible();
    expect(tracked()).toHaveTextContent('0.02500000 BTC');
    await act(async () => address.release());
    expect(await screen.findByText('Deposit address')).toBeVisible();
  });

  test('do not hold the address back for long', async () => {
    const deposits = heldBack(aDeposit('waiting'));
    setUp({ transactions: () => deposits.reply() });
    expect(await screen.findByText('Deposit address')).toBeVisible();
    await act(async () => deposits.release());
    await waitFor(() => expect(tracked()).toHaveTextContent('0.02500000 BTC'));
  });

  test('are shown beside a list of coins that could not be loaded', async () => {
    setUp({ coins: errorReply(400), transactions: aDeposit('waiting') });
    expect(await screen.findByText('Coins could not be loaded')).toBeVisible();
    await waitFor(() => expect(tracked()).toHaveTextContent('0.02500000 BTC'));
  });

  test('are refetched on events instead of polled, with the extension', async () => {
    jest.useFakeTimers();
    const { provider, events } = setUp(
      { transactions: aDeposit('waiting') },
      { siteConfig: { providerExtensions: ['events'] } },
    );
    expect(await screen.findByText(/waiting for its first confirmation/)).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(provider.requestsOf('transactions')).toHaveLength(1);
    provider.use({ transactions: aDeposit('finished') });
    act(() => emit('balance-changed', { reason: 'deposit', currency: 'BTC' }));
    expect(await screen.findByText('Credited')).toBeVisible();
    expect(credits(events)).toHaveLength(1);
  });
});

test('the documents that a site may ask for are named before the address', async () => {
  setUp({}, { siteConfig: { identityDocuments: ['a passport', 'a bill with your address'] } });
  const line = await screen.findByText(
    'To prove who you are, you may be asked for: a passport, a bill with your address.',
  );
  const address = await screen.findByText('Deposit address');
  expect(line.compareDocumentPosition(address)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a site that names no documents says nothing of them', async () => {
  setUp();
  expect(await screen.findByText('Deposit address')).toBeVisible();
  expect(screen.queryByText(/^To prove who you are/)).not.toBeInTheDocument();
});

describe('with limits', () => {
  const siteConfig = { providerExtensions: ['limits' as const] };
  const limit = (period: string, amount: string | null, left: string | null, kind = 'deposit') => ({
    ...{ kind, period, amount, left, used: '0', until: '2026-03-12T00:00:00Z', pending: null },
  });
  const readLimits = (...limits: object[]) => ({ readLimits: { limits, held: [] } }) as StubHandlers;

  test('says the least that is left, and what becomes of more', async () => {
    setUp(readLimits(limit('day', '80', '75.009'), limit('week', '100', '50'), limit('month', null, null)), {
      siteConfig,
    });
    expect(
      await screen.findByText(/^You have \$50\.00 left this week.*held, and you can have it returned\.$/),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Your limits' })).toHaveAttribute('href', '/settings#limits');
  });

  test('leads to the limits where none is set, and says nothing of one while it is unknown', async () => {
    const { provider } = setUp(readLimits(limit('day', null, null), limit('day', '5', '5', 'loss')), { siteConfig });
    expect(await screen.findByRole('link', { name: 'Set a deposit limit' })).toBeVisible();
    expect(provider.requestsOf('readLimits')).toHaveLength(1);
  });

  test('a held deposit says so, and leads to what can be done', async () => {
    setUp(
      { ...readLimits(), transactions: { transactions: [aTransaction({ type: 'deposit', status: 'held' })] } },
      { siteConfig },
    );
    const row = await screen.findByText('Held: not in your balance');
    expect(row.nextElementSibling).toHaveAttribute('href', '/settings#limits');
  });

  test('without them there is no word of limits', async () => {
    const { provider } = setUp();
    expect(await screen.findByText('Deposit address')).toBeVisible();
    expect(screen.queryByRole('link', { name: /limit/ })).not.toBeInTheDocument();
    expect(provider.requestsOf('readLimits')).toHaveLength(0);
  });
});

test('requests always name the network if a coin could not be parsed', async () => {
  const [, , onTron] = someCoins;
  const { provider } = setUp({
    coins: [{ symbol: 'USDT', name: 'Tether' } as (typeof someCoins)[0], onTron] as typeof someCoins,
  });
  expect(await screen.findByText('1 coin could not be read.')).toBeVisible();
  expect(await findAddress(addresses['USDT TRC20'] ?? '')).toBeVisible();
  expect(screen.getByText('USDT on TRC-20 only')).toBeVisible();
  expect(provider.requestsOf('depositAddress').map(({ search }) => search.get('network'))).toEqual(['TRC20']);
});
