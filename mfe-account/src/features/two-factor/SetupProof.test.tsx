import {
  aSession,
  aTwoFactorSetup,
  errorReply,
  heldBack,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import TwoFactorDialog from '../../expose/TwoFactorDialog';

/** Each test has its own player, since the store outlives a dialog. */
let players = 0;

async function open(handlers: StubHandlers = {}) {
  const userId = `proven-${players++}`;
  const provider = stubProvider({
    readTwoFactor: { enabled: false, recoveryCodesLeft: 0, proof: 'password' },
    enableTwoFactor: aTwoFactorSetup(),
    ...handlers,
  });
  const toasts = recordToasts();
  const onClose = jest.fn();
  const page = renderWithPage(<TwoFactorDialog onClose={onClose} />, {
    session: aSession({ user: { id: userId } }),
    siteConfig: { providerExtensions: ['two-factor'] },
  });
  const password = await screen.findByLabelText('Your password');
  return { ...page, provider, toasts, onClose, userId, password };
}

test('asks for the password before it requests a set-up, then shows its code and key', async () => {
  const { user, provider, userId, password, toasts } = await open();
  expect(password).toHaveFocus();
  expect(provider.requestsOf('enableTwoFactor')).toHaveLength(0);
  await user.keyboard('{Enter}');
  expect(password).toHaveAccessibleDescription('Please enter your password');
  expect(provider.requestsOf('enableTwoFactor')).toHaveLength(0);
  await user.keyboard('Tessera2026!{Enter}');
  expect(await screen.findByDisplayValue('JBSWY3DPEHPK3PXP')).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(provider.requestsOf('enableTwoFactor').map(({ body }) => body)).toEqual([{ userId, proof: 'Tessera2026!' }]);
  expect(toasts()).toEqual([{ kind: 'info', message: 'Scan the QR code with your Authenticator app!' }]);
});

test('reports a wrong password at its field, keeps and selects it', async () => {
  const { user, provider, password } = await open({
    enableTwoFactor: errorReply(400, { message: 'Incorrect password. Please try again.', field: 'proof' }),
  });
  await user.keyboard('Tessera2027!{Enter}');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password. Please try again.'));
  expect(password).toHaveValue('Tessera2027!');
  expect(password).toHaveFocus();
  provider.use({ enableTwoFactor: aTwoFactorSetup() });
  await user.keyboard('Tessera2026!{Enter}');
  expect(await screen.findByDisplayValue('JBSWY3DPEHPK3PXP')).toBeVisible();
});

test('does not blame the password for another refusal, and keeps it', async () => {
  const { user, password, onClose } = await open({ enableTwoFactor: errorReply(409, { message: 'Already on.' }) });
  await user.keyboard('Tessera2026!{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Already on.');
  expect(password).toHaveValue('Tessera2026!');
  expect(password).toHaveAccessibleDescription('');
  expect(onClose).not.toHaveBeenCalled();
});

test('is sent once, and a late answer after closing shows nothing', async () => {
  const { reply, release } = heldBack(aTwoFactorSetup());
  const { user, provider, onClose, unmount } = await open({ enableTwoFactor: reply });
  await user.keyboard('Tessera2026!{Enter}{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Preparing the set-up' }));
  expect(provider.requestsOf('enableTwoFactor')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  unmount();
  release();
  expect(screen.queryByDisplayValue('JBSWY3DPEHPK3PXP')).not.toBeInTheDocument();
});
