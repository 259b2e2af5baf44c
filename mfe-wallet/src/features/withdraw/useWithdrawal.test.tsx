import { readSession } from '@tessera/shared-contracts/session';
import { errorReply, heldBack, noAnswer, rawAnswer } from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { someAddress } from '../../testing/coins';
import {
  addressField,
  amountField,
  askForCode,
  codeDialog,
  codeField,
  confirm,
  confirmButton,
  setUp,
  submitButton,
} from '../../testing/withdrawPage';

describe('confirming', () => {
  test('verifies the code, then sends the requested withdrawal', async () => {
    const { user, provider, events, onSubmitted, toasts } = setUp();
    await askForCode(user);
    await confirm(user, '012345');
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('verifyOtp').map(({ bodyText }) => bodyText)).toEqual([
      '{"requestId":"request-1","otp":"012345"}',
    ]);
    expect(provider.requestsOf('withdraw').map(({ bodyText }) => bodyText)).toEqual([
      `{"currency":"BTC","amount":0.025,"address":"${someAddress}"}`,
    ]);
    expect(toasts().map(({ message }) => message)).toEqual([
      'OTP sent to your registered email. Please verify to continue.',
      'OTP verified successfully. Processing withdrawal...',
      'Withdrawal request submitted successfully!',
    ]);
    expect(events).toContainEqual({
      name: 'balance-changed',
      payload: { reason: 'withdrawal', currency: 'BTC' },
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressField()).toHaveValue('');
    expect(amountField()).toHaveValue('');
  });

  test('sends each call once for many clicks', async () => {
    const verified = heldBack({});
    const paid = heldBack({});
    const { user, provider, onSubmitted } = setUp({ verifyOtp: verified.reply, withdraw: paid.reply });
    await askForCode(user);
    await user.type(codeField(), '482619');
    await user.dblClick(confirmButton());
    expect(confirmButton()).toHaveTextContent('Processing...');
    await user.type(codeField(), '482619{Enter}');
    verified.release();
    await waitFor(() => expect(provider.requestsOf('withdraw')).toHaveLength(1));
    await user.click(confirmButton());
    await user.type(codeField(), '{Enter}');
    paid.release();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('verifyOtp')).toHaveLength(1);
    expect(provider.requestsOf('withdraw')).toHaveLength(1);
  });

  test.each([
    ['the words of the provider', errorReply(400, { message: 'Wrong code.' }), 'Wrong code.'],
    ['the default message', noAnswer(), /^Failed to verify OTP or withdraw funds\. Nothing was sent/],
  ])('a refused code shows %s, is cleared, and can be typed again', async (_what, reply, words) => {
    const { user, provider, onSubmitted } = setUp({ verifyOtp: reply });
    await askForCode(user);
    await confirm(user);
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription(words));
    expect(codeField()).toHaveValue('');
    expect(codeField()).toHaveFocus();
    expect(provider.requestsOf('withdraw')).toHaveLength(0);
    provider.use({ verifyOtp: {} });
    await confirm(user);
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('withdraw')).toHaveLength(1);
  });

  test('a refusal of the verified withdrawal returns to the form, and a new attempt needs a new code', async () => {
    const { user, provider, events, onSubmitted } = setUp({
      withdraw: errorReply(409, { message: 'The balance was used meanwhile.' }),
    });
    await askForCode(user);
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('The balance was used meanwhile.');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressField()).toHaveValue(someAddress);
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(events.some(({ name }) => name === 'balance-changed')).toBe(false);
    await user.click(submitButton());
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(2);
    expect(provider.requestsOf('withdraw')).toHaveLength(1);
  });

  test.each([
    ['there is no answer', noAnswer()],
    ['the provider fails', errorReply(502, { message: 'Bad gateway' })],
    ['a proxy times out', errorReply(408, { message: 'Request timeout' })],
    ['the answer is not JSON', rawAnswer('<html>', 200)],
  ])('when %s, it reports an unknown status and does not retry', async (_what, reply) => {
    const { user, provider, events, onSubmitted } = setUp({ withdraw: reply });
    await askForCode(user);
    await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/status of this withdrawal is unknown/);
    const link = screen.getByRole('link', { name: 'Check Transactions' });
    expect(link).toHaveAttribute('href', '/transactions');
    expect(link).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(onSubmitted).not.toHaveBeenCalled();
    expect(provider.requestsOf('withdraw')).toHaveLength(1);
    expect(events.some(({ name }) => name === 'balance-changed')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'New withdrawal' }));
    expect(addressField()).toHaveValue('');
  });

  test.each(['verifyOtp', 'withdraw'] as const)('the dialog stays open while %s is under way', async (call) => {
    const gate = heldBack({});
    const { user, provider, onSubmitted } = setUp({ [call]: gate.reply });
    await askForCode(user);
    await confirm(user);
    await waitFor(() => expect(provider.requestsOf(call)).toHaveLength(1));
    await user.keyboard('{Escape}');
    await user.click(within(await codeDialog()).getByRole('button', { name: 'Close' }));
    expect(within(await codeDialog()).getByRole('button', { name: 'Cancel' })).toBeDisabled();
    gate.release();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  });

  test('leaving while the code is verified sends no money', async () => {
    const verified = heldBack({});
    const { user, provider, unmount } = setUp({ verifyOtp: verified.reply });
    await askForCode(user);
    await confirm(user);
    unmount();
    verified.release();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(provider.requestsOf('withdraw')).toHaveLength(0);
  });

  test.each([
    ['success', {}, 'success', 'Withdrawal request submitted successfully!'],
    ['a refusal', errorReply(400, { message: 'Paused.' }), 'error', 'Paused.'],
    ['an unknown status', noAnswer(), 'warning', /status is unknown/],
  ])('a player who left during the payment is notified of %s by a toast', async (_what, reply, kind, message) => {
    const gate = heldBack(reply);
    const { user, provider, unmount, toasts, onSubmitted } = setUp({ withdraw: gate.reply });
    await askForCode(user);
    await confirm(user);
    await waitFor(() => expect(provider.requestsOf('withdraw')).toHaveLength(1));
    unmount();
    gate.release();
    await waitFor(() =>
      expect(toasts().at(-1)).toEqual({
        kind,
        message: typeof message === 'string' ? message : expect.stringMatching(message),
        durationMs: 5000,
      }),
    );
    expect(onSubmitted).not.toHaveBeenCalled();
  });

  test('a refused code does not end the session', async () => {
    const { user } = setUp({ verifyOtp: errorReply(401, { message: 'Wrong code.' }) });
    await askForCode(user);
    await confirm(user);
    expect(await screen.findByText('Wrong code.')).toBeVisible();
    expect(readSession()).toBeDefined();
  });
});
