import { errorReply, heldBack } from '@tessera/shared-contracts/testing';
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
  tokenField,
} from '../../testing/withdrawPage';

/** What the form announces of a code that was mailed and not entered. */
const pendingCode = () => screen.queryAllByRole('status').find((region) => region.textContent?.includes('a code for'));

describe('the code dialog', () => {
  test('masks the code', async () => {
    const { user } = setUp();
    await askForCode(user);
    expect(codeField()).toHaveAttribute('type', 'password');
    expect(codeField()).toHaveAttribute('placeholder', 'Enter PIN');
    expect(confirmButton()).toBeDisabled();
  });

  test('rejects a short code without a request', async () => {
    const { user, provider } = setUp();
    await askForCode(user);
    await confirm(user, '123');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid PIN');
    expect(codeField()).toHaveValue('123');
    expect(provider.requestsOf('verifyOtp')).toHaveLength(0);
  });

  test('accepts at most six characters and removes white space from a pasted code', async () => {
    const { user } = setUp();
    await askForCode(user);
    await user.type(codeField(), '12345678');
    expect(codeField()).toHaveValue('123456');
    await user.clear(codeField());
    await user.paste(' 482 619\n');
    expect(codeField()).toHaveValue('482619');
  });

  test('keeps a refusal while the next attempt is pending, and announces the same message again', async () => {
    const refused = errorReply(400, { message: 'Wrong code.' });
    const { user, provider } = setUp({ verifyOtp: refused });
    await askForCode(user);
    await confirm(user);
    const words = (await screen.findByText('Wrong code.')).firstChild;
    const gate = heldBack(refused);
    provider.use({ verifyOtp: gate.reply });
    await confirm(user);
    await waitFor(() => expect(confirmButton()).toHaveTextContent('Processing...'));
    expect(screen.getByText('Wrong code.').firstChild).toBe(words);
    gate.release();
    await waitFor(() => expect(screen.getByText('Wrong code.').firstChild).not.toBe(words));
  });

  test('accepts only digits, also from a pasted code with other characters', async () => {
    const { user } = setUp();
    await askForCode(user);
    await user.type(codeField(), '4a8b');
    expect(codeField()).toHaveValue('48');
    await user.clear(codeField());
    await user.paste('482-619');
    expect(codeField()).toHaveValue('482619');
  });

  test.each(['Escape', 'Close'])('%s returns to the form, where the same code can be entered', async (way) => {
    const { user, provider } = setUp();
    await askForCode(user);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(await codeDialog()).getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressField()).toHaveValue(someAddress);
    expect(pendingCode()).toHaveTextContent('We e-mailed you a code for 0.02500000 BTC to tb1qrp…0sl5k7.');
    await user.click(screen.getByRole('button', { name: 'Enter the code' }));
    await codeDialog();
    await user.keyboard('{Escape}');
    await user.click(submitButton());
    await codeDialog();
    expect(codeField()).toHaveValue('');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });

  test('a changed form requests another code', async () => {
    const { user, provider } = setUp();
    await askForCode(user);
    await user.keyboard('{Escape}');
    await user.type(amountField(), '1');
    await user.click(submitButton());
    expect(await codeDialog()).toHaveTextContent('0.02510000 BTC');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(2);
  });

  test('Cancel abandons the withdrawal', async () => {
    const { user, provider } = setUp();
    await askForCode(user);
    await user.click(within(await codeDialog()).getByRole('button', { name: 'Cancel' }));
    expect(pendingCode()).toBeUndefined();
    await user.click(submitButton());
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(2);
  });
});

describe('with an authenticator code', () => {
  const withdrawOtp = { requestId: 'request-1', twoFactorRequired: true };
  const refused = { message: 'That one is wrong.' };

  test('sends both codes, and neither stays in the store', async () => {
    const { user, provider, onSubmitted, store } = setUp({ withdrawOtp });
    await askForCode(user);
    await confirm(user);
    expect(tokenField()).toHaveAccessibleDescription(/Please enter the code of your authenticator app, too/);
    expect(tokenField()).toHaveFocus();
    expect(provider.requestsOf('verifyOtp')).toHaveLength(0);
    await user.keyboard(' 004826 ');
    await user.click(confirmButton());
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('verifyOtp').map(({ body }) => body)).toEqual([
      { requestId: 'request-1', otp: '482619', token: '004826' },
    ]);
    expect(JSON.stringify(store.getState())).not.toMatch(/482619|004826/);
  });

  test.each([
    ['the e-mailed code', refused, { field: codeField, other: tokenField, otherValue: '' }],
    [
      'the authenticator’s code',
      { ...refused, twoFactorRequired: true },
      { field: tokenField, other: codeField, otherValue: '482619' },
    ],
  ])('shows a refusal of %s at its field and selects it', async (_what, answer, { field, other, otherValue }) => {
    const { user, provider } = setUp({ withdrawOtp, verifyOtp: errorReply(400, answer) });
    await askForCode(user);
    await user.type(tokenField(), 'abcde-fghjk');
    await confirm(user);
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/That one is wrong\./));
    expect(screen.getByRole('alert')).toHaveTextContent('That one is wrong.');
    expect(other()).not.toBeInvalid();
    expect(other()).toHaveValue(otherValue);
    expect(field()).toHaveFocus();
    await user.keyboard('7');
    expect(field()).toHaveValue('7');
    expect(provider.requestsOf('withdraw')).toHaveLength(0);
  });

  test('typing the missing code does not move the focus back to an older refusal', async () => {
    const { user } = setUp({ withdrawOtp, verifyOtp: errorReply(400, refused) });
    await askForCode(user);
    await user.type(tokenField(), '111111');
    await confirm(user);
    await waitFor(() => expect(codeField()).toHaveFocus());
    await user.keyboard('482620');
    await user.click(confirmButton());
    expect(tokenField()).toHaveFocus();
    await user.keyboard('222222');
    expect(tokenField()).toHaveValue('222222');
    expect(codeField()).toHaveValue('482620');
  });

  test('asks for it when the provider requires it only in the refusal', async () => {
    const { user } = setUp({ verifyOtp: errorReply(400, { ...refused, twoFactorRequired: true }) });
    await askForCode(user);
    expect(screen.queryByLabelText('Authenticator code')).not.toBeInTheDocument();
    await confirm(user);
    await waitFor(() => expect(tokenField()).toHaveFocus());
  });
});
