import { emit } from '@tessera/shared-contracts/events';
import { clearSession, readPickedCurrency, writeSession } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aCurrencyBalance,
  aSession,
  errorReply,
  heldBack,
  recordEvents,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { HeaderWallet } from './HeaderWallet';

function setUp(handlers: StubHandlers = {}, options: Parameters<typeof renderWallet>[1] = {}) {
  const provider = stubProvider({ balance: aBalance({ totalUsd: '8412.07' }), ...handlers });
  const events = recordEvents();
  return { ...renderWallet(<HeaderWallet />, options), provider, events };
}

const picker = () => screen.getByRole('combobox', { name: /^Currency: / });

test('renders nothing for a visitor and sends no requests', () => {
  const { provider } = setUp({}, { session: undefined });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(provider.requests).toHaveLength(0);
});

test('shows the player’s total, requested with their token', async () => {
  const { provider } = setUp();
  expect(await screen.findByRole('button', { name: 'Total balance $8,412.07' })).toBeVisible();
  expect(provider.requestsOf('balance')[0]?.headers.get('authorization')).toBe('Bearer token-of-marcella');
});

describe('with another display currency', () => {
  const cad = { readPreferences: { displayCurrency: 'CAD' } };
  const rates = { source: 'Bank of Canada', date: '2025-11-20', rates: [{ currency: 'CAD', rate: '1.4089' }] };
  const siteConfig = { providerExtensions: ['preferences', 'rates'] };
  const total = (text: string) => screen.findByRole('button', { name: `Total balance ${text}` });

  test('the total is in it, under a sign of its own, and the provider is asked for it once on a device', async () => {
    const first = setUp({ ...cad, rates }, { siteConfig });
    expect(await total('CA$11,851.76')).toBeVisible();
    first.unmount();
    first.stop();
    const { provider } = setUp({ ...cad, rates }, { siteConfig });
    expect(await total('CA$11,851.76')).toBeVisible();
    expect(provider.requestsOf('readPreferences')).toHaveLength(0);
  });

  test('dollars are named if there is no rate for it', async () => {
    setUp({ ...cad, rates: errorReply(400) }, { siteConfig });
    expect(await total('US$8,412.07')).toBeVisible();
  });

  test('dollars without another choice need no rates', async () => {
    const { provider } = setUp({ readPreferences: {}, rates }, { siteConfig });
    expect(await total('$8,412.07')).toBeVisible();
    expect(provider.requestsOf('rates')).toHaveLength(0);
  });
});

test.each(['Total balance $8,412.07', 'Wallet'])('%s opens the wallet', async (name) => {
  const { user, events } = setUp();
  await screen.findByText('$8,412.07');
  await user.click(screen.getByRole('button', { name }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'wallet' } });
});

test('a failed load of the balance can be retried, without a toast, and the wallet still opens', async () => {
  const { user, provider, events } = setUp({ balance: errorReply(400) });
  const retry = await screen.findByRole('button', { name: 'Try again. Your balance could not be loaded' });
  await user.click(screen.getByRole('button', { name: 'Total balance Your balance could not be loaded' }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'wallet' } });
  expect(events.some(({ name }) => name === 'toast-requested')).toBe(false);
  const { reply, release } = heldBack(aBalance({ totalUsd: '1' }));
  provider.use({ balance: reply });
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  release();
  expect(await screen.findByText('$1.00')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('group')).toHaveFocus());
});

test('a failed refresh keeps the previous balance with its age, and can be retried', async () => {
  const { user, provider } = setUp();
  await screen.findByText('$8,412.07');
  provider.use({ balance: errorReply(400) });
  act(() => emit('balance-changed', { reason: 'test' }));
  expect(await screen.findByRole('button', { name: /^Total balance \$8,412\.07 as of \d\d:\d\d$/ })).toBeVisible();
  const late = heldBack(aBalance({ totalUsd: '1' }));
  provider.use({ balance: late.reply });
  await user.click(screen.getByRole('button', { name: /^Try again\. Total balance as of \d\d:\d\d$/ }));
  expect(await screen.findByRole('button', { name: /as of \d\d:\d\d$/, busy: true })).toBeVisible();
  late.release();
  expect(await screen.findByRole('button', { name: 'Total balance $1.00' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Try again/ })).not.toBeInTheDocument();
});

test('the total is never rounded up', async () => {
  setUp({ balance: aBalance({ totalUsd: '999.999' }) });
  expect(await screen.findByText('$999.99')).toBeVisible();
});

test('refetches when a balance has changed or the window regains the focus', async () => {
  const { provider } = setUp();
  await screen.findByText('$8,412.07');
  provider.use({ balance: aBalance({ totalUsd: '10' }) });
  act(() => emit('balance-changed', { reason: 'test' }));
  expect(await screen.findByText('$10.00')).toBeVisible();
  provider.use({ balance: aBalance({ totalUsd: '20' }) });
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('$20.00')).toBeVisible();
});

test('another player never sees the previous player’s balance', async () => {
  const { provider } = setUp();
  await screen.findByText('$8,412.07');
  act(() => clearSession());
  expect(screen.queryByText('$8,412.07')).not.toBeInTheDocument();
  const late = heldBack(aBalance({ totalUsd: '5' }));
  provider.use({ balance: late.reply });
  act(() => void writeSession(aSession({ token: 'other', user: { id: 'octavia' } })));
  expect(screen.queryByText('$8,412.07')).not.toBeInTheDocument();
  late.release();
  expect(await screen.findByText('$5.00')).toBeVisible();
  expect(provider.requestsOf('balance').at(-1)?.params).toEqual({ userId: 'octavia' });
});

test('an expired session removes the balance', async () => {
  setUp({ balance: errorReply(401) });
  await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
});

const findPicker = () => screen.findByRole('combobox', { name: /^Currency: / });

describe('the currency', () => {
  test('is the coin held most until one is picked, and unknown until the balances are', async () => {
    const { reply, release } = heldBack(
      aBalance({
        balances: [aCurrencyBalance({ usdValue: '1' }), aCurrencyBalance({ currency: 'ETH', usdValue: '2' })],
      }),
    );
    setUp({ balance: reply });
    expect(screen.getByRole('combobox', { name: 'Currency' })).not.toHaveTextContent('BTC');
    release();
    expect(await findPicker()).toHaveAccessibleName('Currency: ETH, Ethereum');
  });

  test('is Bitcoin for an empty wallet', async () => {
    setUp({ balance: aBalance({ balances: [] }) });
    expect(await findPicker()).toHaveAccessibleName('Currency: BTC, Bitcoin');
  });

  test('is the one of the running game, with its balance instead of the total', async () => {
    setUp();
    await screen.findByText('$8,412.07');
    act(() => emit('game-currency-changed', { currency: 'ETH' }));
    expect(picker()).toHaveAccessibleName('Currency: ETH, Ethereum');
    expect(screen.getByRole('button', { name: /^Balance in ETH 0\.6315/ })).toBeVisible();
    act(() => emit('game-currency-changed', {}));
    expect(picker()).toHaveAccessibleName('Currency: BTC, Bitcoin');
    expect(screen.getByRole('button', { name: 'Total balance $8,412.07' })).toBeVisible();
  });
});

describe('the currency picker', () => {
  test('stores the pick on this device, notifies the page and closes', async () => {
    const { user, events } = setUp();
    expect(await findPicker()).toHaveAccessibleName('Currency: BTC, Bitcoin');
    await user.click(picker());
    await user.click(screen.getByRole('option', { name: /^SOL/ }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(picker()).toHaveAccessibleName('Currency: SOL, Solana');
    expect(readPickedCurrency()).toBe('SOL');
    expect(events).toContainEqual({ name: 'currency-picked', payload: { currency: 'SOL' } });
  });

  test('marks the first currency as picked only once it was picked', async () => {
    const { user } = setUp();
    await user.click(await findPicker());
    expect(screen.queryByRole('option', { selected: true })).not.toBeInTheDocument();
    await user.click(screen.getByRole('option', { name: /^BTC/ }));
    expect(readPickedCurrency()).toBe('BTC');
  });

  test('works by keyboard: arrows, letters, Enter, Escape', async () => {
    const { user } = setUp();
    const found = await findPicker();
    act(() => found.focus());
    await user.keyboard('{ArrowDown}');
    expect(picker()).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowDown}{Enter}');
    expect(readPickedCurrency()).toBe('ETH');
    await user.keyboard('{Enter}x{Enter}');
    expect(readPickedCurrency()).toBe('XRP');
    await user.keyboard('{Enter}{Home}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(readPickedCurrency()).toBe('XRP');
    expect(picker()).toHaveFocus();
  });
});
