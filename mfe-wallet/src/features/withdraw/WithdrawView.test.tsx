import { readSession } from '@tessera/shared-contracts/session';
import {
  aBalance,
  aSession,
  heldBack,
  noAnswer,
  rawAnswer,
  recordEvents,
  refusal,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { someAddress, someCoins } from '../../testing/coins';
import { renderWallet } from '../../testing/renderWallet';
import { WithdrawView } from './WithdrawView';

const answers: StubHandlers = {
  balance: aBalance(),
  coins: someCoins,
  withdrawOtp: { requestId: 'request-1' },
  verifyOtp: {},
  withdraw: {},
};

function setUp(handlers: StubHandlers = {}) {
  const provider = stubProvider({ ...answers, ...handlers });
  const events = recordEvents();
  const onSubmitted = jest.fn();
  const page = renderWallet(<WithdrawView user={aSession().user} onSubmitted={onSubmitted} />);
  const toasts = () => events.flatMap((event) => (event.name === 'toast-requested' ? [event.payload] : []));
  return { ...page, provider, events, onSubmitted, toasts };
}

const submitButton = () => screen.getByRole('button', { name: 'Confirm Withdrawal' });
const addressField = () => screen.getByLabelText('Withdrawal address');
const amountField = () => screen.getByLabelText('Amount');
const codeDialog = () => screen.findByRole('dialog', { name: 'Confirm Withdrawal' });
const codeField = () => screen.getByLabelText('Please Enter Your OTP');
const confirmButton = () => screen.getByRole('button', { name: /^(Confirm|Processing\.\.\.)$/ });

async function fillForm(user: UserEvent, { address = someAddress, amount = '0.025' } = {}) {
  await user.click(await screen.findByLabelText('Withdrawal address'));
  await user.paste(address);
  await user.click(amountField());
  await user.paste(amount);
}
async function askForCode(user: UserEvent) {
  await fillForm(user);
  await user.click(submitButton());
  await codeDialog();
}
async function confirm(user: UserEvent, code = '482619') {
  await user.type(codeField(), code);
  await user.click(confirmButton());
}

describe('the form', () => {
  test('says that fields are missing, sends nothing and goes to the first of them', async () => {
    const { user, provider } = setUp();
    await screen.findByLabelText('Withdrawal address');
    await user.click(submitButton());
    expect(screen.getByRole('alert')).toHaveTextContent('Please fill all fields');
    expect(addressField()).toHaveFocus();
    expect(addressField()).toBeInvalid();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  });

  test('shows each fault at its field and takes it away with the next key', async () => {
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

  test('trims a pasted address', async () => {
    const { user } = setUp();
    await user.click(await screen.findByLabelText('Withdrawal address'));
    await user.paste(`\n  ${someAddress} `);
    expect(addressField()).toHaveValue(someAddress);
  });

  test('Max takes the available amount digit for digit', async () => {
    const { user } = setUp();
    await screen.findByText('0.08421839');
    await user.click(screen.getByRole('button', { name: 'Max: use all available BTC' }));
    expect(amountField()).toHaveValue('0.08421839');
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

  test('an unknown balance can be asked for again and does not stop a withdrawal', async () => {
    const { user, provider } = setUp({ balance: refusal(400) });
    await screen.findByText('Available balance unknown');
    await fillForm(user);
    await user.click(submitButton());
    await codeDialog();
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });

  test('coins that could not be loaded can be asked for again', async () => {
    const { user, provider } = setUp({ coins: refusal(400) });
    await screen.findByText('Coins could not be loaded');
    provider.use({ coins: someCoins });
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Withdrawal address')).toBeVisible();
  });
});

describe('asking for the code', () => {
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

  test('is done once for many clicks', async () => {
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
    ['the words of the provider', refusal(400, { message: 'Withdrawals are paused.' }), 'Withdrawals are paused.'],
    ['own words when it has none', refusal(500), 'Failed to send OTP. Please try again.'],
    ['own words when nobody answers', noAnswer(), 'Failed to send OTP. Please try again.'],
    ['own words for an answer without id', rawAnswer('{}'), 'Failed to send OTP. Please try again.'],
  ])('a failure is shown in %s and keeps what was typed', async (_what, reply, words) => {
    const { user, provider } = setUp({ withdrawOtp: reply });
    await fillForm(user);
    await user.click(submitButton());
    expect(await screen.findByText(words)).toBeVisible();
    expect(addressField()).toHaveValue(someAddress);
    expect(amountField()).toHaveValue('0.025');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });
});

describe('the code dialog', () => {
  test('tells who, how much and where to, and begins in the masked input', async () => {
    const { user } = setUp();
    await askForCode(user);
    const dialog = within(await codeDialog());
    expect(dialog.getByText('marcella')).toBeVisible();
    expect(dialog.getByText('marcella@tessera.example')).toBeVisible();
    expect(dialog.getByText(/BTC$/)).toHaveTextContent('0.02500000 BTC');
    expect(dialog.getByTitle(someAddress)).toHaveTextContent('tb1qrp…0sl5k7');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveAttribute('type', 'password');
    expect(codeField()).toHaveAttribute('placeholder', 'Enter PIN');
    expect(confirmButton()).toBeDisabled();
  });

  test('refuses a short code without asking the provider', async () => {
    const { user, provider } = setUp();
    await askForCode(user);
    await confirm(user, '123');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid PIN');
    expect(codeField()).toHaveValue('123');
    expect(provider.requestsOf('verifyOtp')).toHaveLength(0);
  });

  test('takes at most six characters and drops white space of a pasted code', async () => {
    const { user } = setUp();
    await askForCode(user);
    await user.type(codeField(), '12345678');
    expect(codeField()).toHaveValue('123456');
    await user.clear(codeField());
    await user.paste(' 482 619\n');
    expect(codeField()).toHaveValue('482619');
  });

  test('Forgot OTP? says whom to ask', async () => {
    const { user } = setUp();
    await askForCode(user);
    await user.click(screen.getByRole('button', { name: 'Forgot OTP?' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Please contact support to reset your PIN.');
  });

  test.each(['Escape', 'Cancel', 'Close'])('%s goes back to the form as it was', async (way) => {
    const { user, provider } = setUp();
    await askForCode(user);
    if (way === 'Escape') await user.keyboard('{Escape}');
    else await user.click(within(await codeDialog()).getByRole('button', { name: way }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(addressField()).toHaveValue(someAddress);
    await user.click(submitButton());
    await codeDialog();
    expect(codeField()).toHaveValue('');
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(2);
  });
});

describe('confirming', () => {
  test('verifies the code, then sends the withdrawal that was asked for', async () => {
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
    ['the words of the provider', refusal(400, { message: 'Wrong code.' }), 'Wrong code.'],
    ['own words', noAnswer(), 'Failed to verify OTP or withdraw funds.'],
  ])('a code that is not taken is told in %s, is cleared, and can be typed again', async (_what, reply, words) => {
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

  test('a refusal of the verified withdrawal goes back to the form, and a new attempt needs a new code', async () => {
    const { user, provider, events, onSubmitted } = setUp({
      withdraw: refusal(409, { message: 'The balance was used meanwhile.' }),
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
    ['nobody answers', noAnswer()],
    ['the provider fails', refusal(502, { message: 'Bad gateway' })],
    ['the answer is no answer', rawAnswer('<html>', 200)],
  ])('when %s, it says that the status is unknown and sends nothing again', async (_what, reply) => {
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

  test('closing while the code is verified sends no money', async () => {
    const verified = heldBack({});
    const { user, provider } = setUp({ verifyOtp: verified.reply });
    await askForCode(user);
    await confirm(user);
    await user.keyboard('{Escape}');
    verified.release();
    await waitFor(() => expect(submitButton()).toBeEnabled());
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(provider.requestsOf('withdraw')).toHaveLength(0);
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

  test('closing the dialog while the money is sent keeps the form busy until the outcome is known', async () => {
    const paid = heldBack({});
    const { user, provider, onSubmitted } = setUp({ withdraw: paid.reply });
    await askForCode(user);
    await confirm(user);
    await waitFor(() => expect(provider.requestsOf('withdraw')).toHaveLength(1));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Processing...' }));
    paid.release();
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(1);
  });

  test.each([
    ['success', {}, 'success', 'Withdrawal request submitted successfully!'],
    ['a refusal', refusal(400, { message: 'Paused.' }), 'error', 'Paused.'],
    ['an unknown status', noAnswer(), 'warning', /status is unknown/],
  ])('whoever left while the money is sent is told of %s by a toast', async (_what, reply, kind, message) => {
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

  test('a refused code ends no session', async () => {
    const { user } = setUp({ verifyOtp: refusal(401, { message: 'Wrong code.' }) });
    await askForCode(user);
    await confirm(user);
    expect(await screen.findByText('Wrong code.')).toBeVisible();
    expect(readSession()).toBeDefined();
  });
});
