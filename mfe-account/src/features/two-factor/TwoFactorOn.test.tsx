import {
  aSession,
  catchDownloads,
  errorReply,
  heldBack,
  noAnswer,
  recordEvents,
  recordToasts,
  renderWithPage,
  type StubHandlers,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import TwoFactorDialog from '../../expose/TwoFactorDialog';

/** Each test has its own player, since the store outlives a dialog. */
let players = 0;
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `mosai-tile${index}`);

async function open(handlers: StubHandlers = {}) {
  const userId = `careful-${players++}`;
  const provider = stubProvider({ readTwoFactor: { enabled: true, recoveryCodesLeft: 8 }, ...handlers });
  const events = recordEvents();
  const toasts = recordToasts();
  const onClose = jest.fn();
  const page = renderWithPage(<TwoFactorDialog onClose={onClose} />, {
    session: aSession({ user: { id: userId } }),
    siteConfig: { providerExtensions: ['two-factor'] },
  });
  const code = await screen.findByLabelText('Code of your authenticator app, or a recovery code');
  const submit = async (text: string, button: string) => {
    await page.user.click(code);
    if (text !== '') await page.user.paste(text);
    await page.user.click(screen.getByRole('button', { name: button }));
  };
  return { ...page, provider, events, toasts, onClose, userId, code, submit };
}

test('is switched off by a code without a new secret, notifies the page, and closes', async () => {
  const { submit, provider, events, toasts, onClose, userId } = await open({ disableTwoFactor: {} });
  await submit(' 048261 ', 'Switch off');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(provider.requestsOf('disableTwoFactor')).toMatchObject([{ params: { userId }, body: { token: '048261' } }]);
  expect(events).toContainEqual({ name: 'two-factor-changed', payload: { isEnabled: false } });
  expect(provider.requestsOf('enableTwoFactor')).toHaveLength(0);
  expect(toasts()).toEqual([{ kind: 'info', message: 'Two-Factor Authentication disabled' }]);
});

test('notifies the page even if the dialog was closed before the answer', async () => {
  const { reply, release } = heldBack({});
  const { submit, provider, events, unmount } = await open({ disableTwoFactor: reply });
  await submit('482615', 'Switch off');
  await waitFor(() => expect(provider.requestsOf('disableTwoFactor')).toHaveLength(1));
  unmount();
  release();
  await waitFor(() => expect(events).toContainEqual({ name: 'two-factor-changed', payload: { isEnabled: false } }));
});

describe('with a second factor younger than the session', () => {
  const younger = { readTwoFactor: { enabled: true, recoveryCodesLeft: 8, proof: 'password' as const } };
  const refused = errorReply(400, { message: 'Incorrect password. Please try again.', field: 'proof' });

  test('a change requires the password too, and a wrong one is reported at its field', async () => {
    const { submit, provider, user, onClose, code } = await open({ ...younger, disableTwoFactor: refused });
    const password = screen.getByLabelText('Your password');
    await submit('482615', 'Switch off');
    expect(password).toHaveAccessibleDescription('Please enter your password');
    expect(password).toHaveFocus();
    expect(provider.requestsOf('disableTwoFactor')).toHaveLength(0);
    // By the button: with two fields, jsdom does not submit on Enter if the button is outside the form.
    const press = () => user.click(screen.getByRole('button', { name: 'Switch off' }));
    await user.keyboard('Tessera2027!');
    await press();
    await waitFor(() => expect(password).toHaveAccessibleDescription('Incorrect password. Please try again.'));
    expect([password, code].map((field) => (field as HTMLInputElement).value)).toEqual(['Tessera2027!', '482615']);
    // Selected, so that typing replaces it.
    provider.use({ disableTwoFactor: {} });
    await user.keyboard('Tessera2026!');
    await press();
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('disableTwoFactor').map(({ body }) => body)).toEqual([
      { token: '482615', proof: 'Tessera2027!' },
      { token: '482615', proof: 'Tessera2026!' },
    ]);
  });

  test('a wrong code is reported at its own field', async () => {
    const { submit, user, code } = await open({ ...younger, newRecoveryCodes: errorReply(400, { message: 'Wrong' }) });
    await user.click(screen.getByLabelText('Your password'));
    await user.paste('Tessera2026!');
    await submit('000000', 'Renew codes');
    await waitFor(() => expect(code).toHaveAccessibleDescription(/Wrong/));
    expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('');
  });
});

test('an older second factor requires only its code', async () => {
  await open({ readTwoFactor: { enabled: true, recoveryCodesLeft: 8, proof: 'code' } });
  expect(screen.queryByLabelText('Your password')).not.toBeInTheDocument();
});

const works = [
  ['Switch off', 'disableTwoFactor', 'Failed to disable 2FA. Please try again.'],
  ['Renew codes', 'newRecoveryCodes', 'New recovery codes could not be made. Please try again.'],
] as const;

describe.each(works)('%s', (button, call, defaultMessage) => {
  test.each([
    ['a refusal with a message', errorReply(400, { message: 'Wrong code' }), 'Wrong code', 1],
    ['a failure', errorReply(500), defaultMessage, 2],
    ['no answer', noAnswer(), defaultMessage, 2],
  ])(
    'shows a message for %s, selects the code, and refetches the state if it may have changed',
    async (_, answer, message, reads) => {
      const { submit, provider, user, code, onClose } = await open({ [call]: answer });
      await submit('482615', button);
      expect(await screen.findByText(message)).toBeVisible();
      await user.keyboard('1');
      expect(code).toHaveValue('1');
      await waitFor(() => expect(provider.requestsOf('readTwoFactor')).toHaveLength(reads));
      expect(onClose).not.toHaveBeenCalled();
    },
  );

  test('is sent once for repeated presses', async () => {
    const { submit, provider, user } = await open({ [call]: silence() });
    await submit('482615', button);
    await user.click(await screen.findByRole('button', { name: 'Verifying...' }));
    await user.click(screen.getByLabelText(/or a recovery code/));
    await user.keyboard('{Enter}');
    expect(provider.requestsOf(call)).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  async function openCodes() {
    const page = await open({ newRecoveryCodes: { recoveryCodes } });
    await page.submit('482615', 'Renew codes');
    const dialog = within(await screen.findByRole('dialog', { name: 'Recovery codes' }));
    return { ...page, dialog };
  }

  test('are shown once; closing by accident needs confirmation', async () => {
    const { dialog, user, onClose } = await openCodes();
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(recoveryCodes);
    await user.keyboard('{Escape}');
    expect(dialog.getByRole('alert')).toHaveTextContent('These codes are not shown again.');
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('are copied one per line, and closing then needs no confirmation', async () => {
    const { dialog, user, onClose } = await openCodes();
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(dialog.getByRole('button', { name: 'Copy all' }));
    expect(writeText.mock.calls).toEqual([[`${recoveryCodes.join('\n')}\n`]]);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('that could not be copied do not count as kept', async () => {
    const { dialog, user, onClose } = await openCodes();
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
    await user.click(dialog.getByRole('button', { name: 'Copy all' }));
    expect(await dialog.findByText(/The codes could not be copied/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(dialog.getByText(/These codes are not shown again/)).toBeVisible();
    expect(onClose).not.toHaveBeenCalled();
  });

  test('are saved as a file named after the site', async () => {
    const downloads = catchDownloads();
    const { dialog, user, onClose } = await openCodes();
    await user.click(dialog.getByRole('button', { name: 'Save as a file' }));
    expect(downloads.map(({ name }) => name)).toEqual(['tessera-recovery-codes.txt']);
    expect(downloads.map(({ blob }) => blob.size)).toEqual([`${recoveryCodes.join('\n')}\n`.length]);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
