import {
  aBalance,
  aCoin,
  aCurrencyBalance,
  aSession,
  errorReply,
  heldBack,
  noAnswer,
  onCleanup,
  rawAnswer,
  stubMedia,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { someAddress, someCoins } from '../../testing/coins';
import {
  addressField,
  amountField,
  askForCode,
  codeDialog,
  fillForm,
  setUp,
  submitButton,
} from '../../testing/withdrawPage';

const fiatRates = { source: 'A bank', date: '2026-11-20', rates: [] };
const someBalance = (amount: string) => aBalance({ balances: [aCurrencyBalance({ amount })] });

describe('the form', () => {
  test('shows each error at its field and removes it with the next key', async () => {
    const { user, provider } = setUp();
    await screen.findByText('0.08421839');
    await fillForm(user, { address: 'nope', amount: '99' });
    await user.click(submitButton());
    expect(addressField()).toHaveAccessibleDescription('This does not look like a Bitcoin testnet address');
    expect(amountField()).toHaveAccessibleDescription(/Insufficient balance/);
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
    await user.type(amountField(), '{Backspace}');
    expect(screen.queryByText('Insufficient balance')).not.toBeInTheDocument();
  });

  test('values a coin that is not held at the provider’s price, if there is one', async () => {
    const coins = { ...fiatRates, coins: [{ currency: 'USDT', usd: '0.9997' }] };
    const { user, provider } = setUp(
      { coins: [aCoin({ symbol: 'USDT', name: 'Tether', network: 'ERC-20' })], rates: coins },
      ['rates'],
    );
    await screen.findByLabelText('Withdrawal address');
    expect(provider.requestsOf('rates')).toHaveLength(0);
    await user.type(amountField(), '1000');
    await waitFor(() => expect(amountField()).toHaveAccessibleDescription(/Value \$999\.70$/));
  });

  test('a comma of a screen keypad is the decimal separator', async () => {
    stubMedia('(pointer: coarse)');
    const languages = jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['de']);
    onCleanup(() => languages.mockRestore());
    const { user, provider } = setUp({ balance: someBalance('3000') });
    await fillForm(user, { amount: ' ' });
    await user.type(amountField(), '2,345');
    expect(amountField()).toHaveValue('2,345');
    await user.click(submitButton());
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')[0]?.bodyText).toContain('"amount":2.345,');
  });

  test('Max never fills in more decimal places than the form accepts, nor more than is available', async () => {
    const { user, provider } = setUp({ balance: someBalance('0.084218399999') });
    await user.click(await screen.findByLabelText('Withdrawal address'));
    await user.paste(someAddress);
    const max = screen.getByRole('button', { name: 'Max: use all available BTC' });
    await waitFor(() => expect(max).toBeEnabled());
    await user.click(max);
    expect(amountField()).toHaveValue('0.08421839');
    await user.click(submitButton());
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')[0]?.bodyText).toContain('"amount":0.08421839,');
  });

  test.each([
    ['Max: use all available BTC', '0.000000009'],
    ['Max: use all available BTC', '0'],
    ['25%', '0.00000003'],
  ])('%s of %s BTC is reported as too little', async (name, amount) => {
    const { user } = setUp({ balance: someBalance(amount) });
    const button = await screen.findByRole('button', { name });
    await waitFor(() => expect(button).toBeEnabled());
    await user.type(amountField(), '7');
    await user.click(button);
    expect(amountField()).toHaveAccessibleDescription(
      /This is too little for a withdrawal: the smallest amount is 0\.00000001 BTC$/,
    );
    expect(amountField()).toHaveValue('7');
    await user.type(amountField(), '1');
    expect(amountField()).toBeValid();
  });

  test('a comma is a decimal separator, and the dialog shows which amount is sent', async () => {
    const { user, provider } = setUp();
    await screen.findByText('0.08421839');
    await fillForm(user, { amount: '0,025' });
    await user.click(submitButton());
    expect(await codeDialog()).toHaveTextContent('0.02500000 BTC');
    expect(provider.requestsOf('withdrawOtp')[0]?.bodyText).toContain('"amount":0.025,');
  });

  test('an amount with a possible thousands separator is not sent', async () => {
    const { user, provider } = setUp({ balance: someBalance('5000') });
    await fillForm(user, { amount: '1,000' });
    await user.click(submitButton());
    expect(amountField()).toHaveAccessibleDescription(/1,000 may mean 1.0000 or 1000. Enter one of these/);
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  });

  test('a coin without a balance has nothing available', async () => {
    const { user } = setUp();
    await user.click(await screen.findByRole('combobox', { name: 'Currency' }));
    await user.click(screen.getByRole('option', { name: /TRC-20/ }));
    expect(await screen.findByText('0.00000000')).toBeVisible();
    await fillForm(user, { address: 'TNDzfERDpxLDS2w1q6yaFC7pzqaSQ3Bg3r', amount: '1' });
    await user.click(submitButton());
    expect(amountField()).toHaveAccessibleDescription(/Insufficient balance/);
  });

  test('an amount stays one of the coin that it was typed for', async () => {
    const { user, store, provider } = setUp({ coins: someCoins.slice(1) });
    await user.type(await screen.findByLabelText('Amount'), '500');
    // The provider lists another coin first.
    act(() => void store.dispatch(remote.api.util.resetApiState()));
    provider.use({ coins: [...someCoins] });
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('ERC-20'));
    expect(amountField()).toHaveValue('500');
    // It lists the coin no longer.
    provider.use({ coins: someCoins.slice(0, 1) });
    act(() => void store.dispatch(remote.api.util.resetApiState()));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Currency' })).toHaveTextContent('BTC'));
    expect(amountField()).toHaveValue('');
    await user.type(addressField(), 'x');
    expect(amountField()).toHaveValue('');
  });

  test('an unknown balance can be retried and does not prevent a withdrawal', async () => {
    const { user, provider } = setUp({ balance: errorReply(400) });
    await screen.findByText('Available balance unknown');
    await fillForm(user);
    await user.click(submitButton());
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });
});

describe('requesting the code', () => {
  test('sends exactly what was typed, the amount as a number', async () => {
    const { user, provider, toasts } = setUp();
    await askForCode(user);
    const [request] = provider.requestsOf('withdrawOtp');
    expect(request?.params).toEqual({ userId: aSession().user.id });
    expect(request?.bodyText).toBe(`{"currency":"BTC","amount":0.025,"address":"${someAddress}"}`);
    expect(toasts()).toEqual([
      {
        kind: 'success',
        message: 'OTP sent to your registered email. Please verify to continue.',
        durationMs: 5000,
      },
    ]);
  });

  test('happens once for many clicks', async () => {
    const answer = heldBack({ requestId: 'request-1' });
    const { user, provider } = setUp({ withdrawOtp: answer.reply });
    await fillForm(user);
    await user.dblClick(submitButton());
    await user.type(amountField(), '{Enter}');
    expect(screen.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-busy', 'true');
    answer.release();
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });

  test.each([
    ['the words of the provider', errorReply(400, { message: 'Withdrawals are paused.' }), 'Withdrawals are paused.'],
    ['the default message for an error without message', errorReply(500), 'Failed to send OTP. Please try again.'],
    ['the default message without an answer', noAnswer(), 'Failed to send OTP. Please try again.'],
    ['the default message for an answer without id', rawAnswer('{}'), 'Failed to send OTP. Please try again.'],
  ])('a failure shows %s and keeps the form', async (_what, reply, words) => {
    const { user, provider } = setUp({ withdrawOtp: reply });
    await fillForm(user);
    await user.click(submitButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(addressField()).toHaveValue(someAddress);
    expect(amountField()).toHaveValue('0.025');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });
});
