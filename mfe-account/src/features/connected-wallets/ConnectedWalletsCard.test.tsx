import { writeSession } from '@tessera/shared-contracts/session';
import { aSession, heldBack, recordToasts, renderWithPage } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { ConnectedWalletsCard } from './ConnectedWalletsCard';

const address = '0x52908400098527886E0F7030069857D2E4169EE7';
const refuse = async () => {
  throw Object.assign(new Error('User rejected'), { code: 4001 });
};

interface FakeWallet {
  readonly name: string;
  readonly request?: () => Promise<unknown>;
  readonly on?: (event: string, listener: (accounts: unknown) => void) => void;
}

function install(wallets: readonly FakeWallet[]) {
  const announce = () => {
    for (const { name, request = async () => [address], on } of wallets) {
      const detail = { info: { uuid: name, name, icon: '' }, provider: { request, on } };
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  };
  window.addEventListener('eip6963:requestProvider', announce);
  return () => window.removeEventListener('eip6963:requestProvider', announce);
}

let uninstall: () => void = () => undefined;
let players = 0;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  uninstall();
  jest.useRealTimers();
});

async function press(...wallets: readonly FakeWallet[]) {
  uninstall = install(wallets);
  const toasts = recordToasts();
  const { user } = renderWithPage(
    <remote.Root>
      <ConnectedWalletsCard />
    </remote.Root>,
    {
      // Each test has its own player, since the store outlives a test.
      session: aSession({ user: { id: `wallet-owner-${players++}` } }),
      userOptions: { advanceTimers: jest.advanceTimersByTime },
    },
  );
  await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  expect(screen.getByRole('button', { name: 'Connecting...' })).toBeVisible();
  return { user, toasts };
}

/** Presses Connect Wallet, and waits for wallets to announce themselves. */
async function connect(...wallets: readonly FakeWallet[]) {
  const page = await press(...wallets);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  return page;
}

test('reports after a second, not before, that no browser wallet was found', async () => {
  const { toasts } = await press();
  await act(() => jest.advanceTimersByTimeAsync(999));
  expect(toasts()).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(toasts()).toEqual([{ kind: 'info', message: 'No browser wallet was found.' }]);
  expect(screen.getByText('No Connected Wallets')).toBeVisible();
});

test('lets the player choose among several', async () => {
  const { user } = await connect({ name: 'Stone Wallet', request: refuse }, { name: 'Bone Wallet' });
  expect(screen.getByRole('dialog', { name: 'Choose a wallet' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Bone Wallet' }));
  await waitFor(() => expect(screen.getByRole('list')).toHaveTextContent('Bone Wallet'));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('waits for a wallet that never answers until the player cancels', async () => {
  const { reply, release } = heldBack([address]);
  const { user, toasts } = await connect({ name: 'Stone Wallet', request: reply });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Connect Wallet' })).toHaveFocus();
  release();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(toasts()).toEqual([]);
  expect(screen.getByText('No Connected Wallets')).toBeVisible();
});

test('drops a late answer after the wallet was disconnected', async () => {
  const { reply, release } = heldBack([address]);
  const answers: (() => Promise<unknown>)[] = [async () => [address], reply];
  const { user } = await connect({ name: 'Stone Wallet', request: () => answers.shift()?.() ?? refuse() });
  await user.click(screen.getByRole('button', { name: 'Connect Wallet' }));
  await act(() => jest.advanceTimersByTimeAsync(1000));
  await user.click(screen.getByRole('button', { name: 'Disconnect Stone Wallet' }));
  release();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByText('No Connected Wallets')).toBeVisible();
});

test('drops a late answer after another player has signed in', async () => {
  const { reply, release } = heldBack([address]);
  const { toasts } = await connect({ name: 'Stone Wallet', request: reply });
  act(() => void writeSession(aSession({ user: { id: 'livia' } })));
  release();
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(toasts()).toEqual([]);
  expect(screen.getByText('No Connected Wallets')).toBeVisible();
});

test('follows the account that a connected wallet shares', async () => {
  const listeners: ((accounts: unknown) => void)[] = [];
  const shareAccounts = (accounts: readonly string[]) => act(() => listeners.at(-1)?.(accounts));
  await connect({ name: 'Stone Wallet', on: (_event, listener) => listeners.push(listener) });
  shareAccounts(['0xde709f2102306220921060314715629080e2fb77']);
  expect(screen.getByRole('list')).toHaveTextContent('0xde70');
  shareAccounts([]);
  expect(screen.getByText('No Connected Wallets')).toBeVisible();
});
