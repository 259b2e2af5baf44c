import type { ConfigureStoreOptions, Middleware } from '@reduxjs/toolkit';
import {
  aLoginAnswer,
  aProfile,
  aSession,
  aTwoFactorSetup,
  errorReply,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import AuthDialog from './expose/AuthDialog';
import SettingsPage from './expose/SettingsPage';

/** Everything that Redux DevTools would show: each action of each store, and the state after it. */
const mockSeen: unknown[] = [];
jest.mock('@reduxjs/toolkit', () => {
  const actual = jest.requireActual('@reduxjs/toolkit');
  const recorder: Middleware =
    ({ getState }) =>
    (next) =>
    (action) => {
      const result = next(action);
      mockSeen.push(action, getState());
      return result;
    };
  const configureStore = ({ middleware, ...options }: ConfigureStoreOptions) =>
    actual.configureStore({ ...options, middleware: (defaults: never) => middleware?.(defaults).concat(recorder) });
  return { ...actual, configureStore };
});

const password = 'Tessellate1!';
const changed = 'Tessellate2!';
const token = 'secret-token-of-marcella';
const secret = 'SECRETKEYOFMARCELLA';
const code = '482615';

test('no action, no cache and no log holds a password, a token, a secret or a code', async () => {
  const logged = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) =>
    jest.spyOn(console, name).mockImplementation(() => undefined),
  );
  stubProvider({
    login: aLoginAnswer({ token }),
    profile: aProfile(),
    sendOtp: {},
    verifyEmail: errorReply(400),
    changePassword: {},
    enableTwoFactor: aTwoFactorSetup({ secret }),
    verifyTwoFactor: { success: false },
  });
  const onClose = jest.fn();
  const dialog = renderWithPage(<AuthDialog tab="login" onTabChange={jest.fn()} onClose={onClose} />);
  await dialog.user.type(screen.getByLabelText('Email'), 'marcella@tessera.example');
  await dialog.user.type(screen.getByLabelText('Password'), `${password}{Enter}`);
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  dialog.unmount();

  const { user } = renderWithPage(<SettingsPage />, { session: aSession({ token }) });
  await user.click(await screen.findByRole('button', { name: 'Update Password' }));
  await user.type(screen.getByLabelText('Current Password'), password);
  await user.type(screen.getByLabelText('New Password'), changed);
  await user.type(screen.getByLabelText('Confirm Password'), `${changed}{Enter}`);
  await waitFor(() => expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send Verification' }));
  await user.click(await screen.findByRole('textbox', { name: 'Digit 1 of 6' }));
  await user.keyboard(`${code}{Enter}`);
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('switch', { name: 'Enable 2FA' }));
  await user.click(await screen.findByDisplayValue(secret));
  await user.type(screen.getByLabelText('Enter 6-digit code'), `${code}{Enter}`);
  expect(await screen.findByText('Invalid verification code')).toBeVisible();

  const text = JSON.stringify([mockSeen, logged.map(({ mock }) => mock.calls)]);
  expect(text).toContain('marcella@tessera.example');
  for (const hidden of [password, changed, token, secret, code]) expect(text).not.toContain(hidden);
  jest.restoreAllMocks();
});
