import { emit, type WalletView } from '@tessera/shared-contracts/events';
import type { ProviderExtension } from '@tessera/shared-contracts/extensions';
import { clearSession } from '@tessera/shared-contracts/session';
import { aBalance, recordEvents, type StubHandlers, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { aBook } from '../../testing/addressBook';
import { someAddress, someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { WalletDialog } from './WalletDialog';

/** Keeps the view as the host's address bar does. */
function Host({ first }: { readonly first: WalletView }) {
  const [view, setView] = useState(first);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      <output>{view}</output>
      {isOpen && <WalletDialog view={view} onViewChange={setView} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function setUp(
  first: WalletView = 'overview',
  handlers: StubHandlers = {},
  isSignedOut = false,
  providerExtensions: ProviderExtension[] = [],
) {
  const provider = stubProvider({
    balance: aBalance(),
    coins: someCoins,
    depositAddress: { payAddress: someAddress },
    withdrawOtp: { requestId: 'request-1' },
    verifyOtp: {},
    withdraw: {},
    ...handlers,
  });
  const events = recordEvents();
  const page = renderWallet(<Host first={first} />, {
    siteConfig: { providerExtensions },
    ...(isSignedOut && { session: undefined }),
  });
  return { ...page, provider, events };
}
const dialog = (name: string) => screen.getByRole('dialog', { name });

test('has three tabs, each with its own view', async () => {
  const { user } = setUp();
  expect(dialog('Wallet')).toBeVisible();
  await user.click(screen.getByRole('tab', { name: 'Buy Crypto' }));
  expect(screen.getByRole('status')).toHaveTextContent('buy');
  expect(await screen.findByRole('button', { name: 'Buy' })).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('settings');
  expect(screen.getByRole('tabpanel', { name: 'Settings' })).toContainElement(
    screen.getByRole('switch', { name: 'Hide Zero Balances' }),
  );
});

test.each([
  ['Deposit', 'deposit'],
  ['Withdraw', 'withdraw'],
])('%s replaces the view and leads back, with the focus in the dialog', async (name, view) => {
  const { user } = setUp();
  await user.click(screen.getByRole('button', { name }));
  expect(screen.getAllByRole('dialog')).toEqual([dialog(name)]);
  expect(dialog(name)).toHaveFocus();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent(view);
  await user.click(screen.getByRole('button', { name: 'Back to wallet' }));
  expect(dialog('Wallet')).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Back to wallet' })).not.toBeInTheDocument();
});

test('the vault replaces the view and leads back, where the provider has one', async () => {
  const readVault = { ...aBalance(), proof: 'password' } as const;
  const { user } = setUp('vault', { readVault }, false, ['vault']);
  expect(dialog('Vault')).toBeVisible();
  expect(await screen.findByText('In your vault')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to wallet' }));
  await user.click(screen.getByRole('button', { name: /^Vault/ }));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('vault');
});

test('the address book is opened from the settings and leads back, where the provider has one', async () => {
  const { user } = setUp('settings', { readAddresses: aBook() }, false, ['address-book']);
  await user.click(within(dialog('Wallet')).getByRole('button', { name: 'Open' }));
  expect(dialog('Address book')).toBeVisible();
  expect(await screen.findByText('No addresses yet.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Back to wallet' }));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('overview');
});

test('without the extension, an address of the vault shows the overview', () => {
  const { provider } = setUp('vault');
  expect(dialog('Wallet')).toBeVisible();
  expect(provider.requestsOf('readVault')).toHaveLength(0);
});

test('closes with Escape and restores the focus', async () => {
  const { user } = setUp();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const opener = screen.getByRole('button', { name: 'Open' });
  await user.click(opener);
  expect(dialog('Wallet')).toContainElement(document.activeElement as HTMLElement);
  await user.click(screen.getByRole('button', { name: 'Deposit' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('locks the page behind it while it is open', async () => {
  const { user } = setUp();
  expect(document.documentElement).toHaveStyle({ overflow: 'hidden' });
  await user.keyboard('{Escape}');
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('Enable 2FA requests the other remote’s dialog and disappears once there is a second factor', async () => {
  const { user, events } = setUp();
  await user.click(screen.getByRole('button', { name: 'Enable 2FA' }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'two-factor' } });
  act(() => emit('two-factor-changed', { isEnabled: true }));
  expect(screen.queryByRole('button', { name: 'Enable 2FA' })).not.toBeInTheDocument();
});

test('without the extension, Enable 2FA promises no protection', () => {
  setUp();
  expect(screen.getByText(/Add a second factor/)).not.toHaveTextContent('Protect withdrawals');
});

test('during a break there is no way to the set-up of a second factor', async () => {
  const readBreak = { state: 'break', until: '2026-03-15T09:30:00.000Z', proof: 'password' } as const;
  setUp('overview', { readBreak }, false, ['breaks']);
  expect(await screen.findByText(/^You cannot play until/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enable 2FA' })).not.toBeInTheDocument();
});

test('a submitted withdrawal closes everything and shows the new balance the next time', async () => {
  const { user, provider } = setUp('withdraw');
  await user.click(await screen.findByLabelText('Withdrawal address'));
  await user.paste(someAddress);
  await user.click(screen.getByLabelText('Amount'));
  await user.paste('0.025');
  await user.click(screen.getByRole('button', { name: 'Confirm Withdrawal' }));
  await user.click(await screen.findByLabelText('Please Enter Your OTP'));
  await user.paste('482619');
  provider.use({ balance: aBalance({ totalUsd: '5.00' }) });
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Open' }));
  await user.click(screen.getByRole('button', { name: 'Back to wallet' }));
  expect(await screen.findByText('$5')).toBeVisible();
});

test('a visitor is asked to log in, and no requests are sent', async () => {
  const { user, provider, events } = setUp('withdraw', {}, true);
  expect(dialog('Wallet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toHaveLength(0);
});

test('the end of a session clears the dialog', async () => {
  setUp();
  await screen.findByText('$7,431');
  act(() => clearSession('expired'));
  expect(screen.queryByText('$7,431')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
});
