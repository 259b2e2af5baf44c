import type { ConfigureStoreOptions, Middleware } from '@reduxjs/toolkit';
import {
  aLoginAnswer,
  aProfile,
  aSession,
  aTwoFactorSetup,
  errorReply,
  type RenderedPage,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';

import AuthDialog from './AuthDialog';
import SettingsPage from './SettingsPage';

/** Everything that Redux DevTools shows: each action of each store, and the state after it. */
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

/** Fills fields, then sends them by Enter. */
async function fill(user: RenderedPage['user'], fields: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(fields)) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await user.keyboard('{Enter}');
}

test('no action, cache or log contains a password, a token, a secret or a code', async () => {
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
  await fill(dialog.user, { Email: 'marcella@tessera.example', Password: password });
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  dialog.unmount();

  const { user } = renderWithPage(<SettingsPage />, { session: aSession({ token }) });
  await user.click(await screen.findByRole('button', { name: 'Update Password' }));
  await fill(user, { 'Current Password': password, 'New Password': changed, 'Confirm Password': changed });
  await waitFor(() => expect(screen.queryByLabelText('New Password')).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Send Verification' }));
  await screen.findByLabelText('Digit 1 of 6');
  await fill(user, { 'Digit 1 of 6': code });
  await user.click(screen.getByText('Verify'));
  expect(await screen.findByText('Invalid OTP. Please try again.')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByLabelText('Enable 2FA'));
  await screen.findByDisplayValue(secret);
  await fill(user, { 'Enter 6-digit code': code });
  expect(await screen.findByText('Invalid verification code')).toBeVisible();

  const text = JSON.stringify([mockSeen, logged.map(({ mock }) => mock.calls)]);
  expect(text).toContain('marcella@tessera.example');
  for (const hidden of [password, changed, token, secret, code]) expect(text).not.toContain(hidden);
  jest.restoreAllMocks();
});
