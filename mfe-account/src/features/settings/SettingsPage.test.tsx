import { passwordFormHash } from '@tessera/shared-contracts/accounts';
import {
  aProfile,
  aSession,
  errorReply,
  noAnswer,
  onCleanup,
  recordEvents,
  recordToasts,
  renderWithPage,
  stubMedia,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { mediaQuery } from '@tessera/shared-contracts/theme';
import { act, screen, waitFor, within } from '@testing-library/react';
import SettingsPage from '../../expose/SettingsPage';

/** Each test has its own player, since the store outlives a page. */
let players = 0;

async function open(
  changes: Parameters<typeof aProfile>[0] = {},
  handlers: Parameters<typeof stubProvider>[0] = {},
  route = '/settings',
  providerExtensions: readonly string[] = [],
) {
  const session = aSession({ user: { id: `settler-${players++}` } });
  const provider = stubProvider({ profile: aProfile({ _id: session.user.id, ...changes }), ...handlers });
  const events = recordEvents();
  const toasts = recordToasts();
  const page = renderWithPage(<SettingsPage />, {
    session,
    route,
    hasBrowserUrl: true,
    siteConfig: { providerExtensions: [...providerExtensions] },
  });
  await screen.findByText('Affiliates');
  const links = within(screen.getByRole('navigation')).getAllByRole('link');
  await waitFor(() => expect(screen.getAllByRole('region')).toHaveLength(links.length));
  return { ...page, provider, session, events, toasts };
}
const card = (name: string) => screen.getByRole('region', { name });

test('shows a visitor a Log in button and sends nothing', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user } = renderWithPage(<SettingsPage />);
  expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events).toEqual([{ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } }]);
  expect(provider.requests).toHaveLength(0);
});

test('opens the form for a new password by deep link, and scrolls to it', async () => {
  await open({}, {}, `/settings${passwordFormHash}`);
  expect(await screen.findByLabelText('Current Password')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
});

test('the first card can be used before the others are rendered', async () => {
  const session = aSession({ user: { id: `settler-${players++}` } });
  stubProvider({ profile: aProfile({ _id: session.user.id }) });
  const idle: (() => void)[] = [];
  Object.assign(window, { requestIdleCallback: (work: () => void) => idle.push(work), cancelIdleCallback: () => {} });
  onCleanup(() => {
    Reflect.deleteProperty(window, 'requestIdleCallback');
    Reflect.deleteProperty(window, 'cancelIdleCallback');
  });
  const regions = () => screen.getAllByRole('region').map(({ id }) => id);
  renderWithPage(<SettingsPage />, { session });
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeEnabled();
  expect(regions()).toEqual(['account']);
  act(() => idle.shift()?.());
  await waitFor(() => expect(regions()).toEqual(['account', 'privacy']));
});

test('says above all controls during a break that one can only look and withdraw', async () => {
  const until = '2026-03-15T09:30:00.000Z';
  await open({}, { readBreak: { state: 'break', until, proof: 'password' } }, '/settings', ['breaks']);
  const link = await screen.findByRole('link', { name: 'About breaks' });
  expect(link.parentElement).toHaveTextContent(/You can look at everything and withdraw\./);
  expect(link.compareDocumentPosition(screen.getByRole('navigation', { name: 'Sections of the settings' }))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

describe('during a break', () => {
  const moment = '2026-03-14T09:30:00.000Z';
  const handlers = {
    readBreak: { state: 'break' as const, until: '2026-03-15T09:30:00.000Z', proof: 'password' as const },
    readPreferences: {},
    listPasskeys: {
      passkeys: [{ id: 'key', name: 'Laptop', createdAt: moment }],
      proof: 'password' as const,
    },
    listSessions: { sessions: [{ id: 'phone', current: false, createdAt: moment, lastSeenAt: moment }] },
  };
  const extensions = ['breaks', 'preferences', 'notices', 'passkeys', 'sessions'];
  const words = /^You are on a break\. You can change this once you can play again, .* Mar\s15,\s2026\s·\s09:30\.$/;

  test.each([
    ['Account details', 1],
    ['Privacy', 3],
    ['Notices by mail', 3],
    ['Security', 3],
    ['Passkeys', 2],
  ])('%s says that nothing can be changed, and its controls cannot be used', async (name, count) => {
    await open({}, handlers, '/settings', extensions);
    const inCard = within(card(name));
    const refused = await inCard.findByRole('group', { name: words });
    const controls = (['button', 'switch'] as const).flatMap((role) => within(refused).queryAllByRole(role));
    expect(controls).toHaveLength(count);
    for (const control of controls) expect(control).toBeDisabled();
  });

  test('the e-mail address can be verified, sessions ended and a longer break taken', async () => {
    await open({ emailVerified: false }, handlers, '/settings', extensions);
    await within(card('Privacy')).findByRole('group');
    expect(screen.getByRole('button', { name: 'Send Verification' })).toBeEnabled();
    expect(await screen.findByRole('button', { name: /^End the session of/ })).toBeEnabled();
    expect(await screen.findByRole('button', { name: 'Choose a break' })).toBeEnabled();
  });

  test('what only this device keeps can be changed', async () => {
    await open({}, handlers, '/settings', ['breaks']);
    await within(card('Security')).findByRole('group');
    expect(screen.getByRole('button', { name: 'Edit' })).toBeEnabled();
    expect(screen.getByRole('switch', { name: 'Display stats' })).toBeEnabled();
  });
});

describe('sections', () => {
  const scrolledTo = jest.fn();
  beforeEach(() => {
    scrolledTo.mockClear();
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolledTo(this.id);
    };
  });
  const nav = () => within(screen.getByRole('navigation', { name: 'Sections of the settings' }));
  const links = () =>
    nav()
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('a link to one scrolls to it and focuses its heading', async () => {
    await open({}, {}, '/settings#security');
    expect(screen.getByRole('heading', { name: 'Security' })).toHaveFocus();
    expect(scrolledTo).toHaveBeenCalledWith('security');
    expect(nav().getByRole('link', { current: 'location' })).toHaveTextContent('Security');
  });

  test('each can be reached from the page, the address follows, and Back returns', async () => {
    const { user } = await open();
    for (const [name, hash, heading] of [
      ['Account', '#account', 'Account details'],
      ['Wallets', '#wallets', 'Connected Wallets'],
    ] as const) {
      await user.click(nav().getByRole('link', { name }));
      expect(screen.getByRole('heading', { name: heading })).toHaveFocus();
      expect(window.location.hash).toBe(hash);
    }
    window.history.back();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Account details' })).toHaveFocus());
    await user.click(nav().getByRole('link', { name: 'Privacy' }));
    screen.getByRole('button', { name: 'Affiliates' }).focus();
    await user.click(nav().getByRole('link', { name: 'Privacy' }));
    expect(screen.getByRole('heading', { name: 'Privacy' })).toHaveFocus();
  });

  test('are those that the provider has, in the order of the page: the security first on a phone', async () => {
    const order = () => screen.getAllByRole('region').map(({ id }) => id);
    const { unmount } = await open();
    expect(links()).toEqual(['Account', 'Privacy', 'Verification', 'Security', 'Wallets']);
    expect(order()).toEqual(['account', 'privacy', 'verification', 'security', 'wallets']);
    unmount();
    stubMedia(mediaQuery.belowLg);
    await open();
    expect(links()).toEqual(['Security', 'Wallets', 'Account', 'Privacy', 'Verification']);
    expect(order()).toEqual(['security', 'wallets', 'account', 'privacy', 'verification']);
  });
});

test.each([
  ['the server’s message', errorReply(400, { message: 'Locked' }), 'Locked'],
  ['the default message', errorReply(400), 'Failed to fetch profile'],
  ['the default message after a retry', noAnswer(), 'Failed to fetch profile'],
])('reports a failed profile once with %s, and shows the session’s data', async (_, profile, message) => {
  const { session, toasts, provider, user } = await open({}, { profile });
  await waitFor(() => expect(toasts()).toEqual([{ kind: 'error', message }]));
  expect(card('Account details')).toHaveTextContent('marcella@tessera.example');
  expect(screen.getByText(session.user.id.toUpperCase())).toBeVisible();
  provider.use({ profile: aProfile({ _id: session.user.id }) });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Mar 14, 2025')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('reports a failure that repeats once', async () => {
  const { session, toasts, provider } = await open({}, { profile: noAnswer() });
  const failed = () => screen.findByRole('button', { name: 'Try again', busy: false });
  await failed();
  const { length } = provider.requestsOf('profile');
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(provider.requestsOf('profile')).toHaveLength(length + 2));
  await failed();
  provider.use({ profile: aProfile({ _id: session.user.id }) });
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByText('Mar 14, 2025')).toBeVisible();
  expect(toasts()).toHaveLength(1);
});

test('reports a failure that repeats with another message once', async () => {
  const { user, toasts, provider } = await open({}, { profile: errorReply(400, { message: 'Locked' }) });
  const failed = () => screen.findByRole('button', { name: 'Try again', busy: false });
  provider.use({ profile: errorReply(400, { message: 'Still locked' }) });
  await user.click(await failed());
  await waitFor(() => expect(provider.requestsOf('profile')).toHaveLength(2));
  await failed();
  expect(toasts()).toEqual([{ kind: 'error', message: 'Locked' }]);
});

test('becomes the signed-out page when the session has expired', async () => {
  stubProvider({ profile: errorReply(401) });
  renderWithPage(<SettingsPage />, { session: aSession({ user: { id: `settler-${players++}` } }) });
  const events = recordEvents();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(events.filter(({ name }) => name === 'toast-requested')).toHaveLength(1);
});

test('the vault is a view of the wallet where the provider has one', async () => {
  const { user, events } = await open({}, {}, '/settings', ['vault']);
  expect(screen.getByText('Affiliates is not available yet.')).toBeVisible();
  const vault = screen.getByRole('button', { name: 'Vault' });
  expect(vault).not.toHaveAccessibleDescription();
  await user.click(vault);
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'wallet', view: 'vault' } });
});
