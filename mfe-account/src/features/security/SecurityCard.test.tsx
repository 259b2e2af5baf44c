import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  aTwoFactorSetup,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { remote } from '../../remote';
import { SecurityCard } from './SecurityCard';

interface HostProps {
  readonly userId: string;
  readonly email?: string;
  readonly isEmailVerified: boolean | undefined;
}

function Host({ userId, email = 'marcella@tessera.example', isEmailVerified }: HostProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <remote.Root>
      <SecurityCard
        userId={userId}
        username="marcella"
        email={email}
        isEmailVerified={isEmailVerified}
        isPasswordFormOpen={isOpen}
        onPasswordFormOpenChange={setIsOpen}
      />
    </remote.Root>
  );
}

/** Each test has its own player, since the store outlives a card. */
let players = 0;

function open(handlers: StubHandlers = {}, isEmailVerified: boolean | undefined = false, email?: string) {
  const userId = `careful-${players++}`;
  const provider = stubProvider(handlers);
  const toasts = recordToasts();
  const render = (isVerified = isEmailVerified) =>
    renderWithPage(<Host userId={userId} isEmailVerified={isVerified} {...(email !== undefined && { email })} />, {
      session: aSession({ user: { id: userId } }),
    });
  return { ...render(), render, provider, toasts };
}

const press = ({ user }: Pick<ReturnType<typeof open>, 'user'>, name: string) =>
  user.click(screen.getByRole('button', { name }));

describe('e-mail', () => {
  test('sends a verification code, shows the server’s message, and opens the dialog for it', async () => {
    const page = open({ sendOtp: { message: 'It is on its way' } });
    await press(page, 'Send Verification');
    expect(await screen.findByRole('dialog', { name: 'Verify Email' })).toBeVisible();
    expect(page.provider.requestsOf('sendOtp')[0]?.body).toEqual({ email: 'marcella@tessera.example' });
    expect(page.toasts()).toEqual([{ kind: 'success', message: 'It is on its way' }]);
  });

  test('offers no second code during the cooldown, and reopens the dialog for the first one', async () => {
    const page = open({ sendOtp: {} });
    await press(page, 'Send Verification');
    await screen.findByRole('dialog');
    await page.user.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'I have a code' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Send Verification' })).not.toBeInTheDocument();
    await page.user.keyboard('{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Verify Email' })).toBeVisible();
    expect(page.provider.requestsOf('sendOtp')).toHaveLength(1);
  });

  test('accepts a code that was sent earlier, without sending another', async () => {
    const page = open();
    await press(page, 'I have a code');
    expect(await screen.findByRole('dialog', { name: 'Verify Email' })).toBeVisible();
    expect(page.provider.requests).toHaveLength(0);
  });

  /** At the dialog for the code, the page is reloaded; the address is verified then, or not. */
  async function reloadAtCode(isVerified: boolean) {
    const { user, unmount, render } = open();
    await press({ user }, 'I have a code');
    await screen.findByRole('dialog');
    const kept = Object.entries(sessionStorage);
    unmount();
    // A reload ends the page without unmounting it.
    for (const [key, text] of kept) sessionStorage.setItem(key, String(text));
    remote.storeOf(undefined);
    return { ...render(isVerified), render };
  }

  test('the dialog for the code opens again after a reload, but not when the player has left the page', async () => {
    const { unmount, render } = await reloadAtCode(false);
    expect(await screen.findByRole('dialog', { name: 'Verify Email' })).toBeVisible();
    unmount();
    render();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('the dialog for the code does not open again over a verified address', async () => {
    await reloadAtCode(true);
    expect(screen.getByText('Verified')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    [true, 'Verified', false],
    [false, 'Not Verified', true],
  ])('with emailVerified %p says %s', (isVerified, badge, hasButton) => {
    open({}, isVerified);
    expect(screen.getByText(badge)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send Verification' }) !== null).toBe(hasButton);
  });
});

describe('second factor', () => {
  const toggle = () => screen.getByRole('switch', { name: 'Enable 2FA', hidden: true });

  test('is enabled by its set-up, and disabled for this session', async () => {
    const { user, toasts } = open({ enableTwoFactor: aTwoFactorSetup(), verifyTwoFactor: { success: true } });
    expect(toggle()).not.toBeChecked();
    await user.click(toggle());
    const dialog = within(await screen.findByRole('dialog', { name: 'Two-Factor Authentication' }));
    await dialog.findByDisplayValue('JBSWY3DPEHPK3PXP');
    expect(toggle()).not.toBeChecked();
    await user.click(dialog.getByLabelText('Enter 6-digit code'));
    await user.paste('482615');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(toggle()).toBeChecked());
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(toggle());
    await waitFor(() => expect(toggle()).not.toBeChecked());
    expect(toasts()).toContainEqual({ kind: 'info', message: 'Two-Factor Authentication disabled' });
  });

  test('is disabled 300 ms after the click, with one toast for any number of clicks', () => {
    jest.useFakeTimers();
    const { toasts } = open();
    act(() => emit('two-factor-changed', { isEnabled: true }));
    for (let click = 0; click < 3; click += 1) fireEvent.click(toggle());
    act(() => jest.advanceTimersByTime(299));
    expect(toggle()).toBeChecked();
    act(() => jest.advanceTimersByTime(1));
    expect(toggle()).not.toBeChecked();
    act(() => jest.advanceTimersByTime(1000));
    expect(toasts()).toEqual([{ kind: 'info', message: 'Two-Factor Authentication disabled' }]);
    jest.useRealTimers();
  });

  test('stays disabled when the set-up is closed', async () => {
    const { user } = open({ enableTwoFactor: aTwoFactorSetup() });
    await user.click(toggle());
    await screen.findByDisplayValue('JBSWY3DPEHPK3PXP');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toggle()).not.toBeChecked();
  });

  test('reports that it was not disabled when the session has expired', async () => {
    const { user, toasts } = open();
    act(() => emit('two-factor-changed', { isEnabled: true }));
    await user.click(toggle());
    localStorage.clear();
    await waitFor(() =>
      expect(toasts()).toEqual([{ kind: 'error', message: 'Failed to disable 2FA. Please try again.' }]),
    );
  });
});
