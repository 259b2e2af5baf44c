import { aSession, recordToasts, renderWithPage, storeSession, stubProvider } from '@tessera/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { emailCodeSent } from '../local-settings';
import { EmailVerificationDialog } from './EmailVerificationDialog';
import { page as browserPage } from './reloadPage';

const reload = jest.spyOn(browserPage, 'reload').mockImplementation(() => undefined);

beforeEach(() => {
  reload.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

/** @param sent state of the last code; by default it has just been sent */
function open(
  sent: { readonly address?: string; readonly expiresAt?: number } = {},
  email = 'marcella@tessera.example',
) {
  const session = aSession();
  storeSession(session);
  remote.storeOf(session.user.id).dispatch(emailCodeSent({ address: email, sentAt: Date.now(), ...sent }));
  const onClose = jest.fn();
  const toasts = recordToasts();
  const page = renderWithPage(
    <remote.Root>
      <EmailVerificationDialog email={email} onClose={onClose} />
    </remote.Root>,
    { session, userOptions: { advanceTimers: jest.advanceTimersByTime } },
  );
  const enter = async (code: string) => {
    await page.user.click(screen.getByRole('textbox', { name: 'Digit 1 of 6' }));
    await page.user.paste(code);
  };
  const verify = () => page.user.click(screen.getByRole('button', { name: 'Verify' }));
  return { ...page, onClose, toasts, enter, verify };
}

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('opens with the focus in the first box, shows the address and closes on Escape', async () => {
  const { user, onClose } = open();
  expect(screen.getByRole('dialog', { name: 'Verify Email' })).toHaveTextContent('marcella@tessera.example');
  expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('enables Verify at six digits, also for pasted text', async () => {
  const { enter } = open();
  expect(screen.getByRole('button', { name: 'Verify' })).toBeDisabled();
  await enter('code: 04-82-61');
  expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled();
});

test('rejects an incomplete code without a request', async () => {
  const provider = stubProvider({});
  const { enter } = open();
  await enter('482');
  const form = screen.getByRole('dialog').querySelector('form');
  if (form) fireEvent.submit(form);
  expect(screen.getByText('Please enter a complete 6-digit OTP')).toBeVisible();
  expect(provider.requests).toHaveLength(0);
});

test('sends the code as an integer, shows the server’s message, closes, and reloads the page a second later', async () => {
  const provider = stubProvider({ verifyEmail: { message: 'Welcome aboard' } });
  const { enter, verify, onClose, toasts } = open();
  await enter('048261');
  await verify();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(provider.requestsOf('verifyEmail')[0]?.body).toEqual({ email: 'marcella@tessera.example', otp: 48_261 });
  expect(toasts()).toEqual([{ kind: 'success', message: 'Welcome aboard' }]);
  act(() => jest.advanceTimersByTime(1000));
  expect(reload).toHaveBeenCalledTimes(1);
});

test('offers Resend after the cooldown, clears the boxes and restarts the cooldown', async () => {
  const provider = stubProvider({ sendOtp: {} });
  const { enter, user, toasts } = open();
  await enter('482615');
  await wait(59_999);
  expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
  await wait(1);
  expect(screen.getByRole('status')).toHaveTextContent('You can request a new code now.');
  await user.click(screen.getByRole('button', { name: 'Resend' }));
  await waitFor(() =>
    expect(toasts()).toEqual([{ kind: 'success', message: 'Verification code resent to your email!' }]),
  );
  expect(provider.requestsOf('sendOtp').map(({ body }) => body)).toEqual([{ email: 'marcella@tessera.example' }]);
  expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveValue('');
  expect(screen.getByRole('textbox', { name: 'Digit 1 of 6' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Resend' })).not.toBeInTheDocument();
});

test('keeps the cooldown of the address when it is closed and opened again', async () => {
  const { unmount, rerender } = open();
  await wait(20_000);
  expect(screen.getByText('0:40')).toBeVisible();
  rerender(<span />);
  await wait(20_000);
  rerender(
    <remote.Root>
      <EmailVerificationDialog email="marcella@tessera.example" onClose={jest.fn()} />
    </remote.Root>,
  );
  expect(screen.getByText('0:20')).toBeVisible();
  unmount();
});

test('has no cooldown for an address without a sent code', () => {
  open({ address: 'other@tessera.example' });
  expect(screen.getByRole('button', { name: 'Resend' })).toBeVisible();
});

test('shows how long the code is valid, if the provider reports it', async () => {
  open({ expiresAt: Date.now() + 90_000 });
  expect(screen.getByText(/Code is good for/)).toHaveTextContent('1:30');
  await wait(90_000);
  expect(screen.getByText('The code has expired.')).toBeVisible();
});
