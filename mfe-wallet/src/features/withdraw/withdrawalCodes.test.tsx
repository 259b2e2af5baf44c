import { errorReply, type StubHandlers } from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import {
  age,
  askForCode,
  codeDialog,
  codeField,
  confirm,
  fillForm,
  reload,
  setUp,
  storedFlow,
  submitButton,
} from '../../testing/withdrawPage';

describe('another code', () => {
  test('can be sent after a minute', async () => {
    const page = setUp();
    await askForCode(page.user);
    expect(await codeDialog()).toHaveTextContent(/New code in (1:00|0:5\d)/);
    const { user, provider } = reload(page, { withdrawOtp: { requestId: 'request-2' } }, () => age(60_000));
    await codeDialog();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/New code in/));
    await confirm(user);
    await waitFor(() =>
      expect(provider.requestsOf('verifyOtp').map(({ body }) => body.requestId)).toEqual(['request-2']),
    );
  });
});

test.each([
  ['an expired one', 'expired', /^This code has expired. Send a new one/],
  ['a replaced one', 'replaced', /^A newer code was sent/],
])('a refused code shows its own message: %s', async (_what, reason, words) => {
  const withdrawOtp = { requestId: 'request-1', expiresInSeconds: 600 };
  const { user, provider } = setUp({ withdrawOtp, verifyOtp: errorReply(400, { message: 'No.', reason }) });
  await askForCode(user);
  expect(await codeDialog()).toHaveTextContent(/Valid for/);
  await confirm(user);
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(words));
  expect(await codeDialog()).not.toHaveTextContent(/Valid for/);
  // The form sends a new one, since this one is no longer valid.
  await user.keyboard('{Escape}');
  await user.click(submitButton());
  await waitFor(() => expect(provider.requestsOf('withdrawOtp')).toHaveLength(2));
});

describe('an expired session', () => {
  const over = errorReply(401, { message: 'Please log in to continue.' });

  test.each([
    ['while the code is requested', { withdrawOtp: over }],
    ['while the money is sent', { withdraw: over }],
  ])('leads to the login and back to the form: %s', async (_when, handlers: StubHandlers) => {
    const { user, events } = setUp(handlers);
    await fillForm(user);
    await user.click(submitButton());
    if (!('withdrawOtp' in handlers)) await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was sent. Log in again and go on/);
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(events).toContainEqual({ name: 'token-changed', payload: { reason: 'expired' } });
  });

  test('leads to the login and back to the code', async () => {
    const { user, events } = setUp({ verifyOtp: over });
    await askForCode(user);
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(events).toContainEqual({ name: 'token-changed', payload: { reason: 'expired' } });
    expect(storedFlow.read()).toContain('request-1');
  });
});
