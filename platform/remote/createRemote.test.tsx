import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { balance, request } from '@tessera/shared-contracts/api';
import { emit, on } from '@tessera/shared-contracts/events';
import type { ExposedProps } from '@tessera/shared-contracts/remotes';
import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aSession,
  onCleanup,
  renderWithPage,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { Dialog } from '@tessera/shared-contracts/ui';
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { createRemote } from '.';

const livia = aSession({ token: 'token-of-livia', user: { id: 'livia' } });

const countSlice = createSlice({
  name: 'count',
  initialState: 0,
  reducers: { counted: (state, { payload }: PayloadAction<number>) => state + payload },
  selectors: { selectCount: (state) => state },
});
const { counted } = countSlice.actions;
const { selectCount } = countSlice.selectors;

function setUp() {
  const stopped: (string | undefined)[] = [];
  const remote = createRemote('account', {
    tagTypes: ['Balance'],
    slices: [countSlice],
    follow: ({ store, api, userId }) => [
      on('two-factor-changed', () => void store.dispatch(counted(1))),
      on('balance-changed', () => void store.dispatch(api.util.invalidateTags(['Balance']))),
      () => void stopped.push(userId),
    ],
  });
  const { useBalanceQuery } = remote.api.injectEndpoints({
    endpoints: (build) => ({
      balance: build.query<unknown, string>({
        query: (userId) => request(balance, { params: { userId } }),
        providesTags: ['Balance'],
      }),
    }),
  });
  function Part(props: {
    readonly tab?: string;
    readonly onClose?: () => void;
    readonly onTabChange?: (tab: 'login') => void;
  }) {
    const count = useSelector(selectCount);
    const [given] = useState(JSON.stringify(props));
    return <output>{`count ${count} of ${given}`}</output>;
  }
  function Balance() {
    return (
      <output>{useBalanceQuery(aSession().user.id, { refetchOnFocus: true }).isSuccess ? 'known' : 'loading'}</output>
    );
  }
  onCleanup(() => remote.storeOf(undefined));
  return { remote, stopped, Part, Balance };
}

const noop = () => undefined;
const shown = () => screen.getByRole('status');

test('an exposed module gets its props and the player’s store, which follows the page', () => {
  const { remote, Part } = setUp();
  const TwoFactorDialog = remote.expose('TwoFactorDialog', Part);
  renderWithPage(<TwoFactorDialog onClose={noop} />, { session: aSession() });
  act(() => void emit('two-factor-changed', { isEnabled: true }));
  expect(shown()).toHaveTextContent('count 1 of {}');
});

test('it is recreated with a new store for another player, and the former store stops following the page', () => {
  const { remote, stopped, Part } = setUp();
  const SettingsPage = remote.expose('SettingsPage', Part);
  renderWithPage(<SettingsPage />, { session: aSession() });
  act(() => void emit('two-factor-changed', { isEnabled: true }));
  const before = shown();
  const store = remote.storeOf(aSession().user.id);
  act(() => void writeSession(livia));
  expect(before).not.toBeInTheDocument();
  expect(stopped).toEqual([aSession().user.id]);
  act(() => void emit('two-factor-changed', { isEnabled: true }));
  expect(shown()).toHaveTextContent('count 1 of {}');
  expect(selectCount(store.getState())).toBe(1);
});

test.each([
  ['in the page', 'Section', 'Settings'],
  ['in a dialog over it', 'Close', 'Settings'],
  ['elsewhere, it stays', 'Elsewhere', 'Elsewhere'],
])('once the session ends, the focus goes to the page’s heading from a control %s', async (_where, name, focused) => {
  const { remote } = setUp();
  const SettingsPage = remote.expose('SettingsPage', () => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <h1>Settings</h1>
        <button type="button" onClick={() => setIsOpen(true)}>
          Section
        </button>
        {isOpen && (
          <Dialog title="Break" onClose={noop}>
            <p>Begins</p>
          </Dialog>
        )}
      </>
    );
  });
  const { user } = renderWithPage(
    <>
      <SettingsPage />
      <button type="button">Elsewhere</button>
    </>,
    { session: aSession() },
  );
  if (name === 'Close') await user.click(screen.getByRole('button', { name: 'Section' }));
  act(() => screen.getByRole('button', { name }).focus());
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  act(() => clearSession());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByText(focused)).toHaveFocus();
  if (focused === 'Settings') expect(focus).toHaveBeenLastCalledWith({ preventScroll: false });
  focus.mockRestore();
});

test('a public module is not recreated at logins and logouts, and follows no player', () => {
  const { remote, Part } = setUp();
  const AuthDialog = remote.expose('AuthDialog', Part);
  renderWithPage(<AuthDialog tab="login" onTabChange={noop} onClose={noop} />);
  const before = shown();
  act(() => void writeSession(aSession()));
  act(() => void emit('two-factor-changed', { isEnabled: true }));
  act(() => clearSession());
  expect(shown()).toBe(before);
  expect(before).toHaveTextContent('count 0 of {"tab":"login"}');
});

test('what is prepared is dispatched to the store that the module is rendered with', () => {
  const { remote, Part } = setUp();
  const SettingsPage = remote.expose('SettingsPage', Part);
  const prepared: unknown[] = [];
  const prepare = remote.prepare('ProfileDialog', ({ store, userId, props }) => {
    prepared.push(userId, props);
    store.dispatch(counted(3));
  });
  storeSession(aSession());
  prepare({ onClose: noop });
  renderWithPage(<SettingsPage />, { session: aSession() });
  expect(prepared).toEqual([aSession().user.id, { onClose: noop }]);
  expect(shown()).toHaveTextContent('count 3 of {}');
});

test('what a public module prepares is dispatched to the store of no player', () => {
  const { remote, Part } = setUp();
  const LoginTestPage = remote.expose('LoginTestPage', Part);
  storeSession(aSession());
  remote.prepare('LoginTestPage', ({ store }) => void store.dispatch(counted(2)))({});
  renderWithPage(<LoginTestPage />);
  expect(shown()).toHaveTextContent('count 2 of {}');
});

test('answers are invalidated by followed events, and refetched when the window regains the focus', async () => {
  const { remote, Balance } = setUp();
  const provider = stubProvider({ balance: aBalance() });
  const SettingsPage = remote.expose('SettingsPage', Balance);
  renderWithPage(<SettingsPage />, { session: aSession() });
  await screen.findByText('known');
  act(() => void emit('balance-changed', { reason: 'withdrawal' }));
  await waitFor(() => expect(provider.requestsOf('balance')).toHaveLength(2));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(provider.requestsOf('balance')).toHaveLength(3));
});

test('the compiler checks a module’s props against the contract', () => {
  const { remote } = setUp();
  // @ts-expect-error the host passes no name to the dialog
  remote.expose('ProfileDialog', (_: { readonly name: string }) => null);
  // @ts-expect-error the account exposes no lobby
  type None = ExposedProps<'account', 'Lobby'>;
  // @ts-expect-error nor does it take one
  remote.expose('Lobby', () => null);
  const none: None | undefined = undefined;
  expect(none).toBeUndefined();
});
