import { errorReply, noAnswer } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import {
  askForCode,
  codeDialog,
  confirm,
  fillForm,
  noTransactions,
  paid,
  setUp,
  submitButton,
} from '../../testing/withdrawPage';

describe('a lost answer', () => {
  test.each([
    ['went through', paid(), /^It went through at \d\d:\d\d/],
    [
      'failed afterwards',
      { transactions: [{ ...paid().transactions[0], status: 'failed' }] },
      /^It did not go through/,
    ],
  ])('is resolved: it %s', async (_what, transactions, words) => {
    const { user, provider, toasts } = setUp({
      withdraw: noAnswer(),
      transactions: transactions as typeof noTransactions,
    });
    await askForCode(user);
    await confirm(user);
    expect(await screen.findByText(words)).toBeVisible();
    // Shown here, so there is no toast.
    expect(toasts().map(({ message }) => message)).toEqual([
      'OTP sent to your registered email. Please verify to continue.',
      'OTP verified successfully. Processing withdrawal...',
    ]);
    expect(provider.requestsOf('withdraw')).toHaveLength(1);
  });

  test('that stays unknown is shown in the other tab too, and a repetition needs confirmation', async () => {
    const { user, provider } = setUp({ withdraw: noAnswer(), transactions: noTransactions });
    await askForCode(user);
    await confirm(user);
    await screen.findByText(/status of this withdrawal is unknown/);
    await user.click(screen.getByRole('button', { name: 'New withdrawal' }));
    expect(screen.getByText(/status of this withdrawal is unknown/)).toBeVisible();
    await fillForm(user);
    await user.click(submitButton());
    const question = await screen.findByRole('alertdialog', { name: 'Send it again?' });
    expect(question).toHaveTextContent(/it may be paid twice/);
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Do not send' })).toHaveFocus();
    await user.keyboard('{Escape}');
    provider.use({ withdrawOtp: { requestId: 'request-2' } });
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Send another' }));
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(2);
  });

  test('is reported by a toast after the player has left', async () => {
    const page = setUp({ withdraw: noAnswer(), transactions: noTransactions });
    await askForCode(page.user);
    await confirm(page.user);
    await screen.findByText(/status of this withdrawal is unknown/);
    page.rerender(<div />);
    page.provider.use({ transactions: paid() });
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() =>
      expect(page.toasts().at(-1)).toMatchObject({
        kind: 'success',
        message: expect.stringMatching(/^0.02500000 BTC to tb1qrp…0sl5k7: It went through at \d\d:\d\d\.$/),
      }),
    );
  });
});

test('the code of a withdrawal that was already paid starts polling for it', async () => {
  const { user, provider } = setUp({ verifyOtp: errorReply(409, { reason: 'used' }), transactions: paid() });
  await askForCode(user);
  await confirm(user);
  expect(await screen.findByText(/It went through at/)).toBeVisible();
  expect(provider.requestsOf('withdraw')).toHaveLength(0);
});
