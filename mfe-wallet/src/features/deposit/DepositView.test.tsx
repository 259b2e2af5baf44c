import {
  aBalance,
  aCurrencyBalance,
  aSession,
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
    balance: aBalance(),
    coins: someCoins,
    depositAddress: answerAddress,
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

test('shows the address of the first coin as text and as a QR code', async () => {
  setUp();
  expect(await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBeVisible();
  const qr = screen.getByRole('img', { name: 'QR code of the BTC deposit address' });
  expect(qr).toHaveAttribute('width', '256');
  expect(screen.getByRole('heading', { name: 'Deposit Directly From Your Wallet' })).toBeVisible();
  expect(screen.getByText('Credited: 2 Confirmations')).toBeVisible();
  expect(screen.getByText('BTC only')).toBeVisible();
});

test('requests another address when the coin changes, by network if a coin has several', async () => {
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

test('never shows the address of a previously picked coin, in whatever order responses arrive', async () => {
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

test('a failed load of an address can be retried', async () => {
  const { user, provider, events } = setUp({ depositAddress: errorReply(400, { message: 'Addresses are renewed.' }) });
  expect(await screen.findByText('The deposit address could not be loaded')).toBeVisible();
  expect(screen.getByText('Addresses are renewed.')).toBeVisible();
  expect(events.some(({ name }) => name === 'toast-requested')).toBe(false);
  provider.use({ depositAddress: answerAddress });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBeVisible();
});

test('shows that a provider has no coins', async () => {
  setUp({ coins: [] });
  expect(await screen.findByText('No coins yet')).toBeVisible();
});

test('the Copy button copies the address and confirms it', async () => {
  const { user } = setUp();
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  expect(await screen.findByRole('button', { name: 'Copied address' })).toBeVisible();
  expect(write).toHaveBeenCalledWith('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
});

test('tells the player to copy an address by hand if the browser cannot', async () => {
  const { user, events } = setUp();
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  await user.click(screen.getByRole('button', { name: 'Copy address' }));
  await waitFor(() =>
    expect(events).toContainEqual({
      name: 'toast-requested',
      payload: { kind: 'error', message: expect.stringContaining('copy it by hand'), durationMs: 5000 },
    }),
  );
  expect(screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
});

test('Local Currency shows the same, and that deposits are crypto only', async () => {
  const { user } = setUp();
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  await user.click(screen.getByRole('tab', { name: 'Local Currency' }));
  expect(screen.getByText(/^Deposits in local currency are not available yet/)).toBeVisible();
  expect(await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx')).toBeVisible();
});

test('a deposit that is credited while the view is open is shown, and the page is notified', async () => {
  jest.useFakeTimers();
  const { provider, events } = setUp();
  await findAddress('tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx');
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(events.some(({ name }) => name === 'balance-changed')).toBe(false);
  provider.use({ balance: aBalance({ balances: [aCurrencyBalance({ amount: '0.10921839' })] }) });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(screen.getByText('Your balance grew by 0.02500000 BTC.')).toBeVisible();
  expect(events.filter(({ name }) => name === 'balance-changed')).toEqual([
    { name: 'balance-changed', payload: { reason: 'deposit', currency: 'BTC' } },
  ]);
});

test('an address that is too long for a QR code is shown and can be copied', async () => {
  const address = 'a'.repeat(2954);
  const { user } = setUp({ depositAddress: { payAddress: address } });
  expect(await findAddress(address)).toBeVisible();
  expect(screen.getByText('This address is too long for a QR code. Please copy it instead.')).toBeVisible();
  expect(screen.queryByRole('img', { name: /QR code/ })).not.toBeInTheDocument();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: /^Copy/ }));
  expect(written).toHaveBeenCalledWith(address);
});

test('a coin that could not be read may be another’s default network, so requests always name the network', async () => {
  const [, , onTron] = someCoins;
  const { provider } = setUp({
    coins: [{ symbol: 'USDT', name: 'Tether' } as (typeof someCoins)[0], onTron] as typeof someCoins,
  });
  expect(await screen.findByText('1 coin could not be read.')).toBeVisible();
  expect(await findAddress(addresses['USDT TRC20'] ?? '')).toBeVisible();
  expect(screen.getByText('USDT on TRC-20 only')).toBeVisible();
  expect(provider.requestsOf('depositAddress').map(({ search }) => search.get('network'))).toEqual(['TRC20']);
});
