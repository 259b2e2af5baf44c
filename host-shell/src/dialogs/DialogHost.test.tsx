import { emit } from '@tessera/shared-contracts/events';
import { authCloseLimitMs } from '@tessera/shared-contracts/remotes';
import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import { aSession, goBack } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as mockLoader from '../testing/fakeLoader';
import { renderSite, renderSlowly } from '../testing/renderSite';

jest.mock('@tessera/platform/host/loader', () => mockLoader);

const session = aSession();
const dialog = () => screen.queryByRole('dialog')?.getAttribute('aria-label');
const press = (name: string) => screen.getByRole('button', { name });
/** Before any timer can fire. */
const pressAtOnce = (name: string) => act(() => press(name).click());
const propsOf = (module: string) =>
  JSON.parse(screen.getByTestId(module).querySelector('output')?.textContent ?? '{}') as unknown;

test.each([
  ['/?modal=auth', 'AuthDialog', undefined],
  ['/?modal=wallet', 'WalletDialog', session],
  ['/?modal=profile', 'ProfileDialog', session],
  ['/?modal=two-factor', 'TwoFactorDialog', session],
  ['/wallet', 'WalletDialog', session],
  ['/profile', 'ProfileDialog', session],
  ['/?modal=wallet', 'AuthDialog', undefined],
  ['/wallet', 'AuthDialog', undefined],
  ['/profile', 'AuthDialog', undefined],
])('%s shows %s', (route, name, as) => {
  renderSite({ route, session: as });
  expect(dialog()).toBe(name);
});

const bet = {
  extension: 'bets',
  address: (id: string) => `/?modal=bet&bet=${id}`,
  request: { dialog: 'bet', bet: '66f1' },
  module: 'games/BetDialog',
  props: { betId: '66f0' },
} as const;
const transaction = {
  extension: 'withdrawals',
  address: (id: string) => `/?modal=transaction&id=${id}`,
  request: { dialog: 'transaction', id: '66f1' },
  module: 'wallet/TransactionDialog',
  props: { transactionId: '66f0' },
} as const;

describe.each([bet, transaction])('$module', ({ extension, address, request, module, props }) => {
  const open = (as: typeof session | undefined, providerExtensions: string[]) =>
    renderSite({ route: address('66f0'), session: as, siteConfig: { providerExtensions } });
  const ask = () => act(() => emit('dialog-requested', request));

  test('is shown to players of a provider that can fill it', () => {
    const { currentRoute } = open(session, [extension]);
    expect(propsOf(module)).toEqual(props);
    ask();
    expect(currentRoute()).toBe(address('66f1'));
  });

  test('has visitors log in first', () => {
    open(undefined, [extension]);
    expect(dialog()).toBe('AuthDialog');
  });

  test('is not there without the extension', () => {
    const { currentRoute } = open(session, []);
    expect(dialog()).toBeUndefined();
    ask();
    expect(currentRoute()).toBe(address('66f0'));
  });
});

test('a transaction that the wallet opened leads back to the wallet', async () => {
  const siteConfig = { providerExtensions: ['withdrawals'] };
  const { user, currentRoute } = renderSite({ route: '/games?modal=wallet&view=withdraw', session, siteConfig });
  act(() => emit('dialog-requested', transaction.request));
  expect(currentRoute()).toBe('/games?modal=transaction&id=66f1');
  await user.click(press('onClose'));
  await waitFor(() => expect(currentRoute()).toBe('/games?modal=wallet&view=withdraw'));
});

test('opens the auth dialog on the tab of the address', () => {
  renderSite({ route: '/?modal=auth&tab=register' });
  expect(propsOf('account/AuthDialog')).toEqual({ tab: 'register' });
});

test('does not ask a player to log in, and removes the parameter from the address', () => {
  const { currentRoute } = renderSite({ route: '/games?modal=auth&tab=register&search=dice', session });
  expect(dialog()).toBeUndefined();
  expect(currentRoute()).toBe('/games?search=dice');
});

test('closing removes its own parameters and no others', async () => {
  const { user, currentRoute } = renderSite({ route: '/games?search=a%20b&modal=auth&tab=register' });
  await user.click(press('onClose'));
  expect(dialog()).toBeUndefined();
  expect(currentRoute()).toBe('/games?search=a%20b');
});

test('writes the tab into the address', async () => {
  const { user, currentRoute } = renderSite({ route: '/?modal=auth' });
  await user.click(press('onTabChange'));
  expect(currentRoute()).toBe('/?modal=auth&tab=register');
});

test('writes the view of the wallet into the address', async () => {
  const { user, currentRoute } = renderSite({ route: '/?modal=wallet&view=overview', session });
  await user.click(press('onViewChange'));
  expect(currentRoute()).toBe('/?modal=wallet&view=deposit');
});

describe('a view of the wallet that leads back to its tabs', () => {
  const show = (view: string) => {
    const { onViewChange } = mockLoader.latestProps.get('wallet/WalletDialog') as {
      onViewChange: (view: string) => void;
    };
    act(() => onViewChange(view));
  };

  test('has its own history entry, and going back removes it', async () => {
    const { user, currentRoute } = renderSite({ route: '/bets', session });
    const until = (route: string) => waitFor(() => expect(currentRoute()).toBe(route));
    act(() => emit('dialog-requested', { dialog: 'wallet' }));
    show('deposit');
    await until('/bets?modal=wallet&view=deposit');
    await goBack();
    await until('/bets?modal=wallet');
    show('withdraw');
    show('overview');
    await until('/bets?modal=wallet');
    show('settings');
    show('deposit');
    await until('/bets?modal=wallet&view=deposit');
    await user.click(press('onClose'));
    await until('/bets');
  });

  test('opened by its address, closes with the wallet', async () => {
    const { user, currentRoute } = renderSite({ route: '/bets?modal=wallet', session });
    show('deposit');
    await user.click(press('onClose'));
    await waitFor(() => expect(currentRoute()).toBe('/bets'));
  });

  test('is replaced by the wallet if nothing is below it', () => {
    const { currentRoute } = renderSite({ route: '/bets?modal=wallet&view=deposit', session });
    show('overview');
    expect(currentRoute()).toBe('/bets?modal=wallet&view=overview');
  });
});

describe('while a navigation is still being rendered', () => {
  const slow = () => renderSlowly((address) => address.endsWith('view=deposit') || address === '/transactions');

  test('a dialog closes as a whole', async () => {
    const { user, currentRoute } = renderSite({ route: '/bets', session, slow: slow() });
    act(() => emit('dialog-requested', { dialog: 'wallet' }));
    await user.click(press('onViewChange'));
    expect(currentRoute()).toBe('/bets?modal=wallet');
    await user.click(press('onClose'));
    await waitFor(() => expect(currentRoute()).toBe('/bets'));
    expect(dialog()).toBeUndefined();
  });

  test('a dialog opens over the next page', async () => {
    const rendering = slow();
    const { user, currentRoute } = renderSite({ route: '/bets', session, slow: rendering });
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    expect(currentRoute()).toBe('/bets');
    act(() => emit('dialog-requested', { dialog: 'profile' }));
    await rendering.release();
    expect(currentRoute()).toBe('/transactions?modal=profile');
  });

  test('a dialog with a path keeps the next page underneath', async () => {
    const { user, currentRoute } = renderSite({ route: '/bets', session, slow: slow() });
    await user.click(screen.getByRole('link', { name: 'Transactions' }));
    await user.click(screen.getByRole('link', { name: 'Wallet' }));
    expect(currentRoute()).toBe('/wallet');
    expect(screen.getByTestId('lists/TransactionsPage')).toBeInTheDocument();
  });
});

test('opens a dialog that another part of the page requests, over the current page', () => {
  const { currentRoute } = renderSite({ route: '/bets?tab=sports', session });
  act(() => emit('dialog-requested', { dialog: 'wallet', view: 'withdraw' }));
  expect(currentRoute()).toBe('/bets?tab=sports&modal=wallet&view=withdraw');
  expect(screen.getByTestId('lists/BetsPage')).toBeInTheDocument();
});

test('returns to the wallet from the two-factor dialog that it requested', async () => {
  const { user, currentRoute } = renderSite({ route: '/bets', session });
  act(() => emit('dialog-requested', { dialog: 'wallet', view: 'settings' }));
  act(() => emit('dialog-requested', { dialog: 'two-factor' }));
  expect(dialog()).toBe('TwoFactorDialog');
  await user.click(press('onClose'));
  await waitFor(() => expect(currentRoute()).toBe('/bets?modal=wallet&view=settings'));
  await user.click(press('onClose'));
  await waitFor(() => expect(currentRoute()).toBe('/bets'));
});

test('closing goes back only once, however often it is requested', async () => {
  const { user, currentRoute } = renderSite({ route: '/bets', session });
  await user.click(screen.getByRole('link', { name: 'Transactions' }));
  act(() => emit('dialog-requested', { dialog: 'profile' }));
  const close = press('onClose');
  const go = jest.spyOn(window.history, 'go');
  act(() => {
    close.click();
    close.click();
  });
  await waitFor(() => expect(currentRoute()).toBe('/transactions'));
  expect(go).toHaveBeenCalledTimes(1);
  go.mockRestore();
});

test('a dialog with its own path keeps the page underneath', async () => {
  const { user, currentRoute } = renderSite({ route: '/bets?tab=sports', session });
  await user.click(screen.getByRole('link', { name: 'Wallet' }));
  expect(currentRoute()).toBe('/wallet');
  expect(screen.getByTestId('lists/BetsPage')).toBeInTheDocument();
  expect(document.title).toBe('Wallet · Tessera');
  await user.click(press('onClose'));
  await waitFor(() => expect(currentRoute()).toBe('/bets?tab=sports'));
  expect(document.title).toBe('Bets · Tessera');
});

test('closing a dialog that was opened by its own path goes to the home page', async () => {
  const { user, currentRoute } = renderSite({ route: '/wallet?ref=mail', session });
  await user.click(press('onClose'));
  expect(currentRoute()).toBe('/?ref=mail');
});

describe('while a visitor logs in', () => {
  test('the dialog finishes its last step before it closes', () => {
    const { currentRoute } = renderSite({ route: '/?modal=auth' });
    act(() => void writeSession(session));
    expect(dialog()).toBe('AuthDialog');
    pressAtOnce('onClose');
    expect(dialog()).toBeUndefined();
    expect(currentRoute()).toBe('/');
  });

  test('a dialog that never finishes it times out and closes', () => {
    jest.useFakeTimers();
    const { currentRoute } = renderSite({ route: '/?modal=auth' });
    act(() => void writeSession(session));
    act(() => void jest.advanceTimersByTime(authCloseLimitMs));
    expect(dialog()).toBeUndefined();
    expect(currentRoute()).toBe('/');
    jest.useRealTimers();
  });

  test('the requested dialog replaces it, also when onClose comes from props of before the login', () => {
    mockLoader.firstProps.clear();
    const { currentRoute } = renderSite({ route: '/?modal=wallet&view=deposit' });
    const { onClose } = mockLoader.firstProps.get('account/AuthDialog') as { onClose: () => void };
    act(() => void writeSession(session));
    act(onClose);
    expect(dialog()).toBe('WalletDialog');
    expect(currentRoute()).toBe('/?modal=wallet&view=deposit');
  });
});

test('asks to log in again when the session ends under a dialog', () => {
  renderSite({ route: '/?modal=wallet', session });
  act(() => clearSession('expired'));
  expect(dialog()).toBe('AuthDialog');
});

describe('when another player signs in', () => {
  const next = aSession({ token: 'token-of-livia', user: { id: 'livia', username: 'livia' } });

  test.each(['/?modal=wallet&view=withdraw', '/?modal=profile', '/?modal=two-factor', '/wallet', '/profile'])(
    'the dialog of %s closes',
    (route) => {
      const { currentRoute } = renderSite({ route, session });
      mockLoader.firstProps.clear();
      act(() => void writeSession(next));
      expect(dialog()).toBeUndefined();
      expect(currentRoute()).toBe('/');
      expect([...mockLoader.firstProps.keys()].filter((name) => name.endsWith('Dialog'))).toEqual([]);
    },
  );

  test('the dialog closes also when the first one had logged out before', () => {
    const { currentRoute } = renderSite({ route: '/?modal=wallet', session });
    act(() => clearSession());
    expect(dialog()).toBe('AuthDialog');
    act(() => void writeSession(next));
    expect(dialog()).toBe('AuthDialog');
    pressAtOnce('onClose');
    expect(dialog()).toBeUndefined();
    expect(currentRoute()).toBe('/');
  });

  test('a dialog that the new player opened stays', () => {
    renderSite({ route: '/?modal=wallet', session });
    act(() => void writeSession(next));
    act(() => emit('dialog-requested', { dialog: 'profile' }));
    expect(dialog()).toBe('ProfileDialog');
    act(() => void writeSession({ ...next, token: 'renewed' }, 'updated'));
    expect(dialog()).toBe('ProfileDialog');
  });
});
