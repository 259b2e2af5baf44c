import { emit } from '@tessera/shared-contracts/events';
import type { Notice } from '@tessera/shared-contracts/extensions';
import {
  errorReply,
  heldBack,
  noAnswer,
  recordEvents,
  type StubHandlers,
  stubMedia,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { mediaQuery } from '@tessera/shared-contracts/theme';
import { act, screen, waitFor, within } from '@testing-library/react';
import { renderWallet } from '../../testing/renderWallet';
import { NoticeBell } from './NoticeBell';
import { placeOf } from './noticePlace';
import { titleOf } from './noticeWords';

const aNotice = (changes: Partial<Notice> = {}): Notice => ({
  id: 'n1',
  kind: 'deposit-credited',
  at: '2026-06-15T12:00:00Z',
  read: false,
  currency: 'BTC',
  amount: '0.4',
  transactionId: '66f0',
  ...changes,
});
const three = [
  aNotice({ id: 'n3', kind: 'withdrawal-refused', reason: 'On a list.' }),
  aNotice({
    id: 'n2',
    kind: 'login',
    browser: 'Firefox',
    system: 'Linux',
    amount: undefined,
    transactionId: undefined,
  }),
  aNotice({ id: 'n1', read: true }),
];
const siteConfig = { providerExtensions: ['notices', 'withdrawals', 'preferences', 'sessions'] };

/** A provider that keeps what was read. */
function aProvider(notices: readonly Notice[] = three, handlers: StubHandlers = {}) {
  let kept = [...notices];
  const unread = () => kept.filter(({ read }) => !read).length;
  const provider = stubProvider({
    readNotices: () => ({ notices: kept, unread: unread() }),
    markNoticesRead: ({ body }) => {
      const newest = kept.findIndex(({ id }) => id === body?.upTo);
      kept = kept.map((notice, index) => ({ ...notice, read: notice.read || index >= newest }));
      return { unread: unread() };
    },
    ...handlers,
  });
  const arrive = (notice: Notice) => {
    kept = [notice, ...kept];
    act(() => emit('notices-changed', {}));
  };
  return { provider, arrive };
}
const open = () => renderWallet(<NoticeBell />, { siteConfig });
const bell = (name: string) => screen.findByRole('button', { name, expanded: false });
const list = () => screen.findByRole('region', { name: 'Notices' });
const rows = async () => (await within(await list()).findAllByRole('listitem')).map(({ textContent }) => textContent);

test.each([
  [0, 'Notices'],
  [3, 'Notices, 3 unread'],
  [9, 'Notices, 9 unread'],
  [10, 'Notices, 9+ unread'],
])('with %s unread the bell is named %s', async (unread, name) => {
  stubProvider({ readNotices: { notices: [], unread } });
  open();
  expect(await bell(name)).toBeVisible();
});

test('what the list shows becomes read, and stays marked as new until it is closed', async () => {
  const { provider } = aProvider();
  const { user } = open();
  await user.click(await bell('Notices, 2 unread'));
  expect(await rows()).toEqual([
    expect.stringMatching(/^New: Withdrawal refused0\.40000000 BTCOn a list\.Jun 15, 2026/),
    expect.stringMatching(/^New: New loginFirefox on Linux/),
    expect.stringMatching(/^Deposit credited/),
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Notices', expanded: true })).toBeVisible());
  expect(provider.requestsOf('markNoticesRead').map(({ body }) => body)).toEqual([{ upTo: 'n3' }]);
  expect((await rows())[0]).toMatch(/^New: /);
  await user.keyboard('{Escape}');
  expect(await bell('Notices')).toHaveFocus();
  await user.click(await bell('Notices'));
  expect((await rows())[0]).toMatch(/^Withdrawal refused/);
  expect(provider.requestsOf('markNoticesRead')).toHaveLength(1);
});

test('one that arrives is announced, and read at once only where the list is open', async () => {
  const { provider, arrive } = aProvider([aNotice({ read: true })]);
  const { user } = open();
  await bell('Notices');
  await waitFor(() => expect(provider.requestsOf('readNotices')).toHaveLength(1));
  arrive(aNotice({ id: 'n2', kind: 'withdrawal-sent' }));
  expect(await screen.findByText('New notice. 1 unread.')).toHaveAttribute('role', 'status');
  expect(provider.requestsOf('markNoticesRead')).toHaveLength(0);
  await user.click(await bell('Notices, 1 unread'));
  await waitFor(() => expect(provider.requestsOf('markNoticesRead')).toHaveLength(1));
  arrive(aNotice({ id: 'n3', kind: 'withdrawal-done' }));
  await waitFor(async () => expect((await rows())[0]).toMatch(/^New: Withdrawal arrived/));
  await waitFor(() => expect(provider.requestsOf('markNoticesRead').at(-1)?.body).toEqual({ upTo: 'n3' }));
});

test('what a hidden tab shows is read once the player sees it', async () => {
  const { provider } = aProvider();
  const { user } = open();
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await user.click(await bell('Notices, 2 unread'));
  await rows();
  expect(provider.requestsOf('markNoticesRead')).toHaveLength(0);
  visibility.mockRestore();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(provider.requestsOf('markNoticesRead')).toHaveLength(1));
});

test('a notice leads to its transaction, or to the settings, and closes the list', async () => {
  aProvider();
  const events = recordEvents();
  const { user } = open();
  await user.click(await bell('Notices, 2 unread'));
  expect(await within(await list()).findByRole('link', { name: /New login/ })).toHaveAttribute(
    'href',
    '/settings#sessions',
  );
  await user.click(screen.getByRole('button', { name: /Withdrawal refused/ }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'transaction', id: '66f0' } });
  expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument();
});

test('a failed list can be loaded again, and an empty one says so', async () => {
  const { provider } = aProvider([], { readNotices: errorReply(403, { message: 'Under review.' }) });
  const { user } = open();
  await user.click(await bell('Notices'));
  expect(await screen.findByText('Under review.')).toBeVisible();
  provider.use({ readNotices: { notices: [], unread: 0 } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Nothing yet')).toBeVisible();
  expect(provider.requestsOf('markNoticesRead')).toHaveLength(0);
});

test('older ones are loaded by the cursor of the provider; a failure keeps the others', async () => {
  const older = { notices: [aNotice({ id: 'n0', kind: 'withdrawal-sent', read: true })], unread: 0 };
  const { provider } = aProvider([], {
    readNotices: ({ search }) =>
      search.get('before') === null ? { notices: [aNotice({ read: true })], unread: 0, next: 'n1' } : errorReply(400),
  });
  const { user } = open();
  await user.click(await bell('Notices'));
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText(/The latest attempt failed/)).toBeVisible();
  expect(await rows()).toHaveLength(1);
  const { reply, release } = heldBack(older);
  provider.use({ readNotices: reply });
  await user.click(screen.getByRole('button', { name: 'Load more' }));
  expect(await screen.findByRole('button', { name: 'Loading...' })).toBeVisible();
  release();
  await waitFor(async () => expect(await rows()).toHaveLength(2));
  expect(provider.requestsOf('readNotices').at(-1)?.search.get('before')).toBe('n1');
  expect(screen.queryByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
});

test('an unreadable notice is counted beside the others', async () => {
  aProvider([], { readNotices: { notices: [aNotice({ kind: '' }), aNotice({ read: true })], unread: 0 } });
  const { user } = open();
  await user.click(await bell('Notices'));
  expect(await screen.findByText(/1 notice could not be read/)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

test('on a phone it is a sheet', async () => {
  stubMedia(mediaQuery.belowMd);
  aProvider();
  const { user } = open();
  await user.click(await bell('Notices, 2 unread'));
  const sheet = await screen.findByRole('dialog', { name: 'Notices' });
  expect(await within(sheet).findAllByRole('listitem')).toHaveLength(3);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('without an answer the bell is there, and counts nothing', async () => {
  stubProvider({ readNotices: noAnswer() });
  open();
  expect(await bell('Notices')).toBeVisible();
});

test.each([
  [{ kind: 'deposit-failed' }, { dialog: 'transaction', id: '66f0' }],
  [{ kind: 'deposit-failed', transactionId: '../x' }, { href: '/transactions' }],
  [{ kind: 'login', transactionId: undefined }, { href: '/settings#security' }],
  [{ kind: 'passkey-added', transactionId: undefined }, { href: '/settings#passkeys' }],
  [{ kind: 'password-reset', transactionId: undefined }, { href: '/settings#security' }],
  [{ kind: 'deposit-released' }, { dialog: 'transaction', id: '66f0' }],
  [{ kind: 'limit-confirmable', transactionId: undefined }, { href: '/settings#limits' }],
  [{ kind: 'hold-released', transactionId: undefined }, undefined],
  [
    { kind: 'address-usable', transactionId: undefined },
    { dialog: 'wallet', view: 'withdraw' },
  ],
  [
    { kind: 'withdrawals-open', transactionId: undefined },
    { dialog: 'wallet', view: 'withdraw' },
  ],
])('%j leads to %j', (changes, place) => {
  renderWallet(<p />, { siteConfig: { providerExtensions: ['notices', 'withdrawals', 'limits'] } });
  expect(placeOf(aNotice(changes))).toEqual(place);
});

test('a kind of a newer provider is shown by its name', () => {
  expect(titleOf(aNotice({ kind: 'loyalty-level-reached' }))).toBe('Loyalty level reached');
});
