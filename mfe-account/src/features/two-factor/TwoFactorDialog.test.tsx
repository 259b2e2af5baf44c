import { forGood } from '@tessera/shared-contracts/extensions';
import {
  aSession,
  aTwoFactorSetup,
  errorReply,
  noAnswer,
  type PageOptions,
  recordEvents,
  recordToasts,
  renderWithPage,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import TwoFactorDialog from '../../expose/TwoFactorDialog';
import { remote } from '../../remote';
import { twoFactorChanged } from '../local-settings';

/** Each test has its own player, since the store outlives a dialog. */
let players = 0;

function open(siteConfig: PageOptions['siteConfig'] = {}) {
  players += 1;
  const userId = `enroller-${players}`;
  const onClose = jest.fn();
  const events = recordEvents();
  const toasts = recordToasts();
  const page = renderWithPage(
    <StrictMode>
      <TwoFactorDialog onClose={onClose} />
    </StrictMode>,
    { session: aSession({ user: { id: userId } }), siteConfig },
  );
  const enter = async (code: string) => {
    await screen.findByDisplayValue('JBSWY3DPEHPK3PXP');
    await page.user.type(screen.getByLabelText('Enter 6-digit code'), code);
    await page.user.click(screen.getByRole('button', { name: 'Complete Setup' }));
  };
  return { ...page, userId, onClose, events, toasts, enter };
}

test('requests one set-up and shows its code and key', async () => {
  const provider = stubProvider({ enableTwoFactor: aTwoFactorSetup() });
  const { toasts, userId } = open();
  expect(await screen.findByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  expect(screen.getByLabelText('Secret Key')).toHaveValue('JBSWY3DPEHPK3PXP');
  expect(screen.getByLabelText('Secret Key')).toHaveAttribute('readonly');
  expect(provider.requestsOf('enableTwoFactor').map(({ body }) => body)).toEqual([{ userId }]);
  expect(toasts()).toEqual([{ kind: 'info', message: 'Scan the QR code with your Authenticator app!' }]);
});

test.each([
  ['break', '2026-03-15T09:30:00.000Z', /^You are on a break\. You can change this once you can play again/],
  ['over', null, /^Your break is over\. You can change this a day after you have asked/],
  ['waiting', '2026-03-15T09:30:00.000Z', /^You can change this from Mar.15, /],
  ['break', forGood, 'You have excluded yourself for good. You cannot change this any more.'],
] as const)('in the state %s of a break until %s says that it cannot be set up', async (state, until, words) => {
  stubProvider({
    readBreak: { state, until, proof: 'password' },
    readTwoFactor: { enabled: false, recoveryCodesLeft: 0 },
  });
  open({ providerExtensions: ['breaks', 'two-factor'] });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('never fetches a picture of the secret from a third party', async () => {
  stubProvider({ enableTwoFactor: { qrCodeUrl: 'https://qr.example/c.png', secret: 'JBSWY3DPEHPK3PXP' } });
  open();
  const code = await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  expect(code.tagName).toBe('svg');
  expect(document.body.innerHTML).not.toContain('qr.example');
});

test('sends the code as a number, notifies the page and closes', async () => {
  const provider = stubProvider({ enableTwoFactor: aTwoFactorSetup(), verifyTwoFactor: { success: true } });
  const { enter, events, onClose, toasts, userId } = open();
  await enter('4a8 2615x7');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(provider.requestsOf('verifyTwoFactor').map(({ body }) => body)).toEqual([{ userId, token: 482615 }]);
  expect(events).toContainEqual({ name: 'two-factor-changed', payload: { isEnabled: true } });
  expect(toasts()).toContainEqual({ kind: 'success', message: 'Two-Factor Authentication enabled successfully!' });
});

test.each([
  ['success: false with a message', { success: false, message: 'Too late' }, 'Too late'],
  ['a refusal with a message', errorReply(400, { message: 'Wrong code' }), 'Wrong code'],
  ['a server failure with a message', errorReply(503, { message: 'Back soon' }), 'Back soon'],
  ['no answer', noAnswer(), 'Failed to verify code. Please try again.'],
])('shows a message for %s and selects the code', async (_, answer, message) => {
  stubProvider({ enableTwoFactor: aTwoFactorSetup(), verifyTwoFactor: answer });
  const { enter, onClose, user } = open();
  await enter('482615');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByLabelText('Enter 6-digit code')).toHaveValue('482615');
  await user.keyboard('193');
  expect(screen.getByLabelText('Enter 6-digit code')).toHaveValue('193');
  expect(onClose).not.toHaveBeenCalled();
});

test('announces each refusal, and after two that the clock may be off', async () => {
  stubProvider({ enableTwoFactor: aTwoFactorSetup(), verifyTwoFactor: { success: false } });
  const { enter, user } = open();
  await enter('482615');
  const first = await screen.findByRole('alert');
  expect(screen.queryByText(/set its clock automatically/)).not.toBeInTheDocument();
  await user.keyboard('193746{Enter}');
  await waitFor(() => expect(screen.getByRole('alert')).not.toBe(first));
  expect(screen.getByRole('alert')).toHaveTextContent('Invalid verification code');
  expect(screen.getByText(/set its clock automatically/)).toBeVisible();
});

test('announces again that a code is incomplete, and sends nothing', async () => {
  const provider = stubProvider({ enableTwoFactor: aTwoFactorSetup() });
  const { enter, user } = open();
  expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeDisabled();
  await enter('48261');
  const first = screen.getByRole('alert');
  await user.click(screen.getByRole('button', { name: 'Complete Setup' }));
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(provider.requestsOf('verifyTwoFactor')).toHaveLength(0);
});

test('reports that it is already on, and creates no new secret', async () => {
  const provider = stubProvider({});
  const user = { id: 'enrolled' };
  storeSession(aSession({ user }));
  remote.storeOf(user.id).dispatch(twoFactorChanged(true));
  renderWithPage(<TwoFactorDialog onClose={jest.fn()} />, { session: aSession({ user }) });
  expect(await screen.findByText('Two-Factor Authentication is already on for your account.')).toBeVisible();
  expect(provider.requests).toHaveLength(0);
});

test('asks a visitor to log in and sends nothing', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user } = renderWithPage(<TwoFactorDialog onClose={jest.fn()} />);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events).toContainEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toHaveLength(0);
});
