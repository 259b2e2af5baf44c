import { readSession } from '@tessera/shared-contracts/session';
import {
  aLoginAnswer,
  errorReply,
  heldBack,
  noAnswer,
  type PageOptions,
  recordEvents,
  recordToasts,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import AuthDialog from '../../expose/AuthDialog';

afterEach(() => sessionStorage.clear());

function open(userOptions?: PageOptions['userOptions']) {
  const onClose = jest.fn();
  const onTabChange = jest.fn();
  const page = renderWithPage(<AuthDialog tab="login" onTabChange={onTabChange} onClose={onClose} />, { userOptions });
  const submit = async (email = 'marcella@tessera.example', password = 'tessellate12') => {
    await page.user.click(screen.getByLabelText('Email'));
    await page.user.paste(email);
    await page.user.click(screen.getByLabelText('Password'));
    await page.user.paste(password);
    await page.user.keyboard('{Enter}');
  };
  return { ...page, onClose, onTabChange, submit };
}

test('opens with the focus in the e-mail field', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Welcome back' })).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveFocus();
});

test('closes on Escape', async () => {
  const { user, onClose } = open();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('shows the first failing rule at its field and sends nothing', async () => {
  const provider = stubProvider({});
  const { submit } = open();
  await submit('marcella', 'short');
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  expect(provider.requests).toHaveLength(0);
});

test.each(['marcella@bücher.example', 'marcella@xn--bcher-kva.example'])('sends %s in ASCII', async (email) => {
  const provider = stubProvider({ login: aLoginAnswer() });
  const { submit } = open();
  await submit(email);
  expect(JSON.parse(provider.requestsOf('login')[0]?.bodyText ?? '')).toMatchObject({
    email: 'marcella@xn--bcher-kva.example',
  });
});

test('stores the session, shows a message and closes', async () => {
  const provider = stubProvider({ login: aLoginAnswer({ token: 'fresh' }) });
  const events = recordEvents();
  const toasts = recordToasts();
  const { submit, onClose } = open();
  await submit(' marcella@tessera.example ');
  await waitFor(() => expect(readSession()?.token).toBe('fresh'));
  expect(provider.requestsOf('login')[0]?.body).toEqual({
    email: 'marcella@tessera.example',
    password: 'tessellate12',
  });
  expect(localStorage.getItem('userid')).toBe('66f0a4c19e2b7d53');
  expect(events).toContainEqual({ name: 'token-changed', payload: { reason: 'login' } });
  expect(toasts()).toEqual([{ kind: 'success', message: 'You have logged in successfully.' }]);
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('closes 500 ms after the success, not before', async () => {
  jest.useFakeTimers();
  stubProvider({ login: aLoginAnswer() });
  const { submit, onClose } = open({ advanceTimers: jest.advanceTimersByTime });
  await submit();
  await waitFor(() => expect(readSession()).toBeDefined());
  act(() => jest.advanceTimersByTime(499));
  expect(onClose).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect(onClose).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});

test('keeps the e-mail when it is closed and opened again, and never the password', async () => {
  const first = open();
  await first.user.type(screen.getByLabelText('Email'), 'marcella@');
  await first.user.type(screen.getByLabelText('Password'), 'tessellate12');
  first.unmount();
  open();
  expect(screen.getByLabelText('Email')).toHaveValue('marcella@');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('tessellate12');
});

test('clears its fields once a session has started', async () => {
  stubProvider({ login: aLoginAnswer() });
  const { submit, onClose, unmount } = open();
  await submit();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  unmount();
  open();
  expect(screen.getByLabelText('Email')).toHaveValue('');
});

test.each([
  ['a refusal, without blaming the service', errorReply(401), 'Invalid credentials. Please try again.', false],
  ['a status that blames nothing typed', errorReply(403), 'Login failed', false],
  ['a failure with its own reason', errorReply(503, { message: 'Back at noon' }), 'Back at noon', false],
  ['no answer', noAnswer(), 'Login failed', true],
  ['a token without a user', { token: 'fresh', message: 'Welcome' }, 'Login failed', false],
])('after %s starts no session and keeps its values', async (_, answer, message, isOutage) => {
  stubProvider({ login: answer });
  const { submit, onClose } = open();
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(message);
  expect(/The service did not answer properly/.test(alert.textContent)).toBe(isOutage);
  expect(screen.getByLabelText('Email')).toHaveValue('marcella@tessera.example');
  expect(screen.getByLabelText('Password')).toHaveValue('tessellate12');
  expect(readSession()).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
});

test('sends once for repeated presses', async () => {
  const { reply, release } = heldBack(aLoginAnswer());
  const provider = stubProvider({ login: reply });
  const { submit, user, onClose } = open();
  await submit();
  const button = await screen.findByRole('button', { name: 'Logging in...' });
  await user.click(button);
  await user.type(screen.getByLabelText('Password'), '{Enter}');
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(provider.requestsOf('login')).toHaveLength(1);
});

test('starts no session when the dialog was closed before the response', async () => {
  const { reply, release } = heldBack(aLoginAnswer({ token: 'fresh' }));
  const provider = stubProvider({ login: reply });
  const events = recordEvents();
  const { submit, unmount, onClose } = open();
  await submit();
  await waitFor(() => expect(provider.requestsOf('login')).toHaveLength(1));
  unmount();
  release();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(readSession()).toBeUndefined();
  expect(events).toEqual([]);
  expect(onClose).not.toHaveBeenCalled();
});

test('offers Google and wallet as coming soon', () => {
  open();
  expect(screen.getByRole('button', { name: /Google.*coming soon/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: /Wallet.*coming soon/ })).toBeDisabled();
});

test('switches to the register and the forgot tab', async () => {
  const { user, onTabChange } = open();
  await user.click(screen.getByRole('tab', { name: 'Register' }));
  await user.click(screen.getByRole('button', { name: 'Forgot password?' }));
  expect(onTabChange.mock.calls).toEqual([['register'], ['forgot']]);
});
