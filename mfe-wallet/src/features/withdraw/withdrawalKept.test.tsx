import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  aTransaction,
  errorReply,
  heldBack,
  noAnswer,
  type StubHandlers,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { someAddress } from '../../testing/coins';
import {
  addressField,
  amountField,
  askForCode,
  codeDialog,
  codeField,
  confirm,
  fillForm,
  setUp,
  submitButton,
} from '../../testing/withdrawPage';
import { paymentsItem } from './flow/storedWithdrawals';
import { selectFlow } from './flow/withdrawal.slice';

/** Simulates a reload or a crash: a new store, restored from storage. */
function reload(page: ReturnType<typeof setUp>, handlers: StubHandlers = {}, beforeLoading?: () => void) {
  page.unmount();
  page.stop();
  beforeLoading?.();
  return setUp(handlers);
}

const tabKey = () => Object.keys(sessionStorage).find((key) => key.endsWith('tessera.wallet.withdrawal')) ?? '';

/** Makes the stored withdrawal look older. */
function age(ms: number): void {
  const text = sessionStorage.getItem(tabKey()) ?? '';
  const aged = text.replace(/"(requestedAt|expiresAt)":(\d+)/g, (_, name, at) => `"${name}":${Number(at) - ms}`);
  expect(aged).not.toBe(text);
  sessionStorage.setItem(tabKey(), aged);
}

const paid = (minutesAgo = 0) => ({
  transactions: [
    aTransaction({
      _id: 't1',
      type: 'withdraw',
      currency: 'BTC',
      amount: '0.025',
      address: someAddress,
      createdAt: new Date(Date.now() - minutesAgo * 60_000).toISOString(),
    }),
  ],
});
const noTransactions = { transactions: [] };

describe('after a reload', () => {
  test('the form keeps its values', async () => {
    const page = setUp();
    await fillForm(page.user);
    reload(page);
    expect(await screen.findByLabelText('Withdrawal address')).toHaveValue(someAddress);
    expect(amountField()).toHaveValue('0.025');
  });

  test('an interrupted request for a code is repeated by hand', async () => {
    const page = setUp({ withdrawOtp: heldBack({ requestId: 'request-1' }).reply });
    await fillForm(page.user);
    await page.user.click(submitButton());
    await waitFor(() => expect(page.provider.requestsOf('withdrawOtp')).toHaveLength(1));
    const { provider } = reload(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Request it again/);
    expect(addressField()).toHaveValue(someAddress);
    expect(provider.requestsOf('withdrawOtp')).toHaveLength(0);
  });

  test('a call that fails because the page unloads counts as lost, not as refused', async () => {
    const { reply, release } = heldBack(noAnswer());
    const page = setUp({ withdrawOtp: reply });
    await fillForm(page.user);
    await page.user.click(submitButton());
    await waitFor(() => expect(page.provider.requestsOf('withdrawOtp')).toHaveLength(1));
    const leave = (persisted: boolean) =>
      act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted })));
    // A page in the back/forward cache keeps its calls.
    leave(true);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    leave(false);
    expect(screen.getByRole('alert')).toHaveTextContent(/Request it again/);
    await act(async () => release());
    reload(page);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Request it again/);
  });

  test('the code dialog shows the remaining time, and no code was stored', async () => {
    const page = setUp({ withdrawOtp: { requestId: 'request-1', expiresInSeconds: 600 } });
    await askForCode(page.user);
    await page.user.type(codeField(), '482619');
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('482619');
    const { user, provider, onSubmitted } = reload(page, {}, () => age(30_000));
    expect(await codeDialog()).toHaveTextContent(/Valid for 9:(30|2\d)/);
    expect(codeField()).toHaveValue('');
    await confirm(user);
    await waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(provider.requestsOf('verifyOtp').map(({ body }) => body.requestId)).toEqual(['request-1']);
  });

  test('codes of an interrupted check are entered again', async () => {
    const page = setUp({ verifyOtp: heldBack({}).reply });
    await askForCode(page.user);
    await confirm(page.user);
    // A crash fires no events.
    const stored = sessionStorage.getItem(tabKey()) ?? '';
    expect(stored).toContain('"verifying"');
    const { provider } = reload(page, {}, () => sessionStorage.setItem(tabKey(), stored));
    await codeDialog();
    expect(codeField()).toHaveAccessibleDescription(/Nothing was sent. Please enter it again/);
    expect(provider.requestsOf('withdraw')).toHaveLength(0);
  });

  test('an interrupted payment is polled for, and its outcome stays until it is dismissed', async () => {
    const page = setUp({ withdraw: heldBack({}).reply });
    await askForCode(page.user);
    await confirm(page.user);
    await waitFor(() => expect(page.provider.requestsOf('withdraw')).toHaveLength(1));
    const second = reload(page, { transactions: paid() });
    expect(await screen.findByRole('alert')).toHaveTextContent(/status of this withdrawal is unknown.*We are checking/);
    expect(await screen.findByText(/It went through at \d\d:\d\d/)).toBeVisible();
    expect(second.provider.requestsOf('withdraw')).toHaveLength(0);
    expect(second.events).toContainEqual({
      name: 'balance-changed',
      payload: { reason: 'withdrawal', currency: 'BTC' },
    });
    const { user } = reload(second, { transactions: noTransactions });
    expect(await screen.findByText(/It went through at \d\d:\d\d/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(await screen.findByLabelText('Withdrawal address')).toHaveValue('');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('stored state of an older release is ignored if it does not parse', async () => {
    const page = setUp();
    await askForCode(page.user);
    reload(page, {}, () => sessionStorage.setItem(tabKey(), '{"draft":{"coin":5},"flow":{"step":"paying"}}'));
    expect(await screen.findByLabelText('Withdrawal address')).toHaveValue('');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('returning to the view reopens the code dialog', async () => {
  const page = setUp();
  await askForCode(page.user);
  await page.user.keyboard('{Escape}');
  page.rerender(<div />);
  page.rerender(page.view);
  await codeDialog();
});

test('an expired session keeps it for the player, a logout does not', async () => {
  const page = setUp();
  await askForCode(page.user);
  const second = reload(page, {}, () => clearSession('expired'));
  await codeDialog();
  reload(second, {}, () => clearSession());
  expect(await screen.findByLabelText('Withdrawal address')).toHaveValue('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('it is restored after the next login, even if its chunk loaded after the session ended', async () => {
  const page = setUp();
  await askForCode(page.user);
  page.unmount();
  page.stop();
  const { user } = aSession();
  const readStep = () => selectFlow(remote.storeOf(user.id).getState()).step;
  expect(readStep()).toBe('form');
  clearSession('expired');
  await import('./flow/keepWithdrawals');
  await new Promise((done) => setTimeout(done));
  writeSession(aSession());
  await waitFor(() => expect(readStep()).toBe('code'));
  clearSession();
});

test('payments keep what only a newer release knows, fields and statuses', async () => {
  writeSession(aSession());
  const { user: player } = aSession();
  const at = Date.now();
  const known = { withdrawal: { currency: 'LTC', amount: '2', address: someAddress }, network: 'Litecoin', id: 'r1' };
  const times = { sentAt: at, payableUntil: at + 60_000 };
  const accepted = { ...known, ...times, status: 'accepted', note: 'for the rent' };
  const queued = { ...known, ...times, id: 'r2', status: 'queued' };
  paymentsItem.write(player.id, JSON.stringify([accepted, queued]));
  const page = setUp({ withdraw: noAnswer(), transactions: noTransactions });
  await askForCode(page.user);
  await confirm(page.user);
  await screen.findByText(/status of this withdrawal is unknown/);
  expect(JSON.parse(paymentsItem.read(player.id) ?? '')).toEqual([
    accepted,
    expect.objectContaining({ status: 'unknown' }),
    queued,
  ]);
});

test('another player does not see it', async () => {
  const page = setUp({ withdraw: noAnswer(), transactions: noTransactions });
  await askForCode(page.user);
  await confirm(page.user);
  await screen.findByText(/status of this withdrawal is unknown/);
  act(() => void writeSession(aSession({ token: 'other', user: { id: 'octavia' } })));
  expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain(someAddress);
});

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

describe('another code', () => {
  test('can be sent after a minute', async () => {
    const page = setUp();
    await askForCode(page.user);
    expect(await codeDialog()).toHaveTextContent(/New code in (1:00|0:5\d)/);
    const { user, provider } = reload(page, { withdrawOtp: { requestId: 'request-2' } }, () => age(60_000));
    await codeDialog();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveTextContent(/New code in/));
    await confirm(user);
    await waitFor(() =>
      expect(provider.requestsOf('verifyOtp').map(({ body }) => body.requestId)).toEqual(['request-2']),
    );
  });

  test('that is refused leaves the previous one valid', async () => {
    const page = setUp();
    await askForCode(page.user);
    const { user } = reload(page, { withdrawOtp: errorReply(429, { message: 'Too many.' }) }, () => age(60_000));
    await codeDialog();
    await user.click(screen.getByRole('button', { name: 'Send a new code' }));
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('Too many.'));
  });
});

test.each([
  ['an expired one', 'expired', /^This code has expired. Send a new one/],
  ['a replaced one', 'replaced', /^A newer code was sent/],
])('a refused code shows its own message: %s', async (_what, reason, words) => {
  const withdrawOtp = { requestId: 'request-1', expiresInSeconds: 600 };
  const { user, provider } = setUp({ withdrawOtp, verifyOtp: errorReply(400, { message: 'No.', reason }) });
  await askForCode(user);
  expect(await codeDialog()).toHaveTextContent(/Valid for/);
  await confirm(user);
  await waitFor(() => expect(codeField()).toHaveAccessibleDescription(words));
  expect(await codeDialog()).not.toHaveTextContent(/Valid for/);
  // The form sends a new one, since this one is no longer valid.
  await user.keyboard('{Escape}');
  await user.click(submitButton());
  await waitFor(() => expect(provider.requestsOf('withdrawOtp')).toHaveLength(2));
});

test('the code of a withdrawal that was already paid starts polling for it', async () => {
  const { user, provider } = setUp({ verifyOtp: errorReply(409, { reason: 'used' }), transactions: paid() });
  await askForCode(user);
  await confirm(user);
  expect(await screen.findByText(/It went through at/)).toBeVisible();
  expect(provider.requestsOf('withdraw')).toHaveLength(0);
});

describe('an expired session', () => {
  const over = errorReply(401, { message: 'Please log in to continue.' });

  test.each([
    ['while the code is requested', { withdrawOtp: over }],
    ['while the money is sent', { withdraw: over }],
  ])('leads to the login and back to the form: %s', async (_when, handlers: StubHandlers) => {
    const { user, events } = setUp(handlers);
    await fillForm(user);
    await user.click(submitButton());
    if (!('withdrawOtp' in handlers)) await confirm(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(/nothing was sent. Log in again and go on/);
    await user.click(screen.getByRole('button', { name: 'Log in again' }));
    expect(events).toContainEqual({ name: 'token-changed', payload: { reason: 'expired' } });
  });

  test('leads to the login and back to the code', async () => {
    const { user, events } = setUp({ verifyOtp: over });
    await askForCode(user);
    await confirm(user);
    await user.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(events).toContainEqual({ name: 'token-changed', payload: { reason: 'expired' } });
    expect(sessionStorage.getItem(tabKey())).toContain('request-1');
  });
});
