import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import { aSession, heldBack, noAnswer } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { remote } from '../../remote';
import { someAddress } from '../../testing/coins';
import {
  addressField,
  age,
  amountField,
  askForCode,
  codeDialog,
  codeField,
  confirm,
  fillForm,
  noTransactions,
  paid,
  reload,
  setUp,
  storedFlow,
  submitButton,
} from '../../testing/withdrawPage';
import { paymentsItem } from './flow/storedWithdrawals';
import { selectFlow } from './flow/withdrawal.slice';

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
    const stored = storedFlow.read() ?? '';
    expect(stored).toContain('"verifying"');
    const { provider } = reload(page, {}, () => storedFlow.write(stored));
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
    reload(page, {}, () => storedFlow.write('{"draft":{"coin":5},"flow":{"step":"paying"}}'));
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
