import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  aTransactionDetail,
  errorReply,
  noAnswer,
  recordEvents,
  renderWithPage,
  type SchemaInput,
  type StubHandlers,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import TransactionDialog from '../../expose/TransactionDialog';
import { someCoins } from '../../testing/coins';

const id = '66f0b1000000000000000001';
const at = '2025-11-20T18:42:07.000Z';
const address = 'tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7';
const steps = (...states: readonly string[]) => states.map((state) => ({ state, at }));
const aWithdrawal = (changes: Partial<SchemaInput<'transactionDetail'>> = {}) =>
  aTransactionDetail({
    _id: id,
    amount: '0.5',
    currency: 'BTC',
    network: 'BTC',
    address,
    fee: '0.0001',
    arrives: '0.4999',
    required: 2,
    steps: steps('asked', 'approved'),
    ...changes,
  });
const done = aWithdrawal({
  hash: 'abcdef0123456789',
  confirmations: 2,
  steps: steps('asked', 'approved', 'sent', 'confirming', 'done'),
});

const termsOfBitcoin: SchemaInput<'coinTerms'>[number] = {
  currency: 'BTC',
  network: 'BTC',
  deposit: { minimum: '0.0001', confirmations: 2, paused: null },
  withdrawal: { minimum: '0.001', fee: '0.0001', reviewFrom: null, paused: null },
  explorer: { transaction: 'https://explorer.example/tx/{hash}', address: null },
};

/** Each test has its own player, since the store outlives a dialog. */
let players = 0;
const withdrawals = { providerExtensions: ['withdrawals', 'events', 'coin-terms', 'bets'] };
function open(transactionDetail: Required<StubHandlers>['transactionDetail'], siteConfig: object = withdrawals) {
  const provider = stubProvider({ transactionDetail, coinTerms: [], coins: someCoins });
  const session = aSession({ user: { id: `player-${players++}` } });
  const dialog = <TransactionDialog transactionId={id} onClose={() => undefined} />;
  return { provider, ...renderWithPage(dialog, { session, siteConfig, hasBrowserUrl: true }) };
}
const timeline = () => screen.findByRole('list', { name: 'What has happened' });
const items = async () =>
  within(await timeline())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('shows a withdrawal with what has happened and what is to come', async () => {
  open(aWithdrawal());
  expect(await screen.findByRole('heading', { name: 'Withdrawal' })).toBeVisible();
  expect(screen.getByRole('dialog')).toHaveTextContent('−0.50000000 BTC');
  expect(await items()).toEqual([
    expect.stringMatching(/^Requested.*2025 · \d\d:42:07$/),
    expect.stringMatching(/^Approved.*It is sent next\. There is nothing to do\.$/),
    'Still to come: Sent',
    'Still to come: 0 of 2 confirmations',
    'Still to come: Complete',
  ]);
  for (const [name, value] of [
    ['To address', address],
    ['Network', 'Bitcoin testnet'],
    ['Fee', '0.00010000 BTC'],
    ['The recipient gets', '0.49990000 BTC'],
    ['Transaction ID', id],
  ] as const) {
    expect(screen.getByText(name).nextElementSibling).toHaveTextContent(value);
  }
  expect(screen.queryByText('Transaction hash')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).not.toBeInTheDocument();
});

test.each([
  ['deposit', steps('seen', 'failed')],
  ['deposit', steps('seen', 'held', 'returned')],
  ['withdraw', steps('asked', 'refused')],
  ['withdraw', steps('asked', 'cancelled', 'returned')],
])('a %s that came to nothing has no sign', async (type, made) => {
  open(aWithdrawal({ type, steps: made }));
  await timeline();
  expect(screen.getByRole('dialog')).toHaveTextContent(/(?<![+−])0\.50000000 BTC/);
});

test('links a transaction on the chain to its explorer', async () => {
  const { provider } = open(done);
  provider.use({ coinTerms: [termsOfBitcoin] });
  const link = await screen.findByRole('link', { name: 'View in the explorer (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://explorer.example/tx/abcdef0123456789');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

test.each(['bet', 'win', 'refund'])('a %s leads to its bet', async (type) => {
  const events = recordEvents();
  const { user } = open(aWithdrawal({ type, betId: '66f0c0000000000a', steps: steps('done') }));
  const link = await screen.findByRole('link', { name: 'View the bet' });
  expect(link).toHaveAttribute('href', '?modal=bet&bet=66f0c0000000000a');
  await user.click(link);
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'bet', bet: '66f0c0000000000a' } });
});

test.each([
  [
    { type: 'withdraw', steps: [{ state: 'refused', at, reason: 'Not verified' }] },
    ['Refused', 'Not verified', 'Contact support'],
  ],
  [
    { type: 'withdraw', steps: steps('asked', 'cancelled', 'returned') },
    ['Returned to you', 'The money is yours again'],
  ],
  [
    { type: 'deposit', steps: steps('seen', 'confirming'), confirmations: 1 },
    ['Deposit', '1 of 2 confirmations', 'Received at'],
  ],
  [
    { type: 'deposit', steps: [...steps('seen', 'confirming'), { state: 'held', at, reason: 'Above your limit' }] },
    ['Held', 'Above your limit', 'It is not in your balance.', 'Your limits'],
  ],
  [
    { type: 'deposit', steps: [{ state: 'failed', at, reason: 'Below the minimum' }] },
    ['Not credited', 'Below the minimum'],
  ],
  [{ type: 'win', steps: steps('done') }, ['Win', 'Complete', 'View your bets']],
  [{ type: 'vault-in', steps: steps('done') }, ['To vault', 'Complete']],
  [{ type: 'bet', betId: '../profile', steps: steps('done') }, ['View your bets']],
  [{ type: 'fee_refund', steps: steps('on_hold') }, ['Fee refund', 'On hold']],
  [{ steps: [], status: 'partially_paid' }, ['Partially paid']],
  [{ steps: [{}, { state: 'asked', at }] as never }, ['1 step could not be read']],
])('shows %j as %j', async (changes, texts) => {
  open(aWithdrawal(changes));
  await timeline();
  for (const text of texts) expect(screen.getByRole('dialog')).toHaveTextContent(text);
});

test.each(['refused', 'failed', 'cancelled'])('a withdrawal that was %s has no fee and no recipient', async (end) => {
  for (const back of [[], ['returned']]) {
    const { unmount } = open(aWithdrawal({ type: 'withdraw', steps: steps('asked', end, ...back) }));
    await timeline();
    expect(screen.getByText('To address')).toBeVisible();
    for (const name of ['Fee', 'The recipient gets']) expect(screen.queryByText(name)).not.toBeInTheDocument();
    unmount();
  }
});

test('follows the transaction by events of the page', async () => {
  const { provider } = open(aWithdrawal());
  await timeline();
  provider.use({ transactionDetail: done });
  act(() => emit('balance-changed', { reason: 'withdrawal', currency: 'BTC' }));
  expect(await screen.findByText('If the recipient does not see it, give them the transaction hash.')).toBeVisible();
  expect((await items()).at(-2)).toMatch(/^2 of 2 confirmations/);
});

test('without events, reads an open transaction again until it is done', async () => {
  jest.useFakeTimers();
  const { provider } = open(aWithdrawal(), { providerExtensions: ['withdrawals'] });
  await timeline();
  provider.use({ transactionDetail: done });
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(await screen.findByText(/If the recipient does not see it/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(provider.requestsOf('transactionDetail')).toHaveLength(2);
  jest.useRealTimers();
});

describe('where the site lets players cancel', () => {
  const allowed = { ...withdrawals, allowCancel: true };
  const ask = async (cancelWithdrawal: Required<StubHandlers>['cancelWithdrawal']) => {
    const page = open(aWithdrawal(), allowed);
    page.provider.use({ cancelWithdrawal });
    await page.user.click(await screen.findByRole('button', { name: 'Cancel withdrawal' }));
    const question = screen.getByRole('alertdialog', { name: 'Cancel this withdrawal?' });
    expect(question).toHaveTextContent('Nothing is sent, and 0.50000000 BTC goes back to your balance.');
    expect(within(question).getByRole('button', { name: 'Keep it' })).toHaveFocus();
    return { ...page, yes: within(question).getByRole('button', { name: 'Cancel withdrawal' }) };
  };

  test('a withdrawal is cancelled after a second yes', async () => {
    const { user, provider, yes } = await ask({});
    provider.use({ transactionDetail: aWithdrawal({ steps: steps('asked', 'cancelled', 'returned') }) });
    await user.click(yes);
    expect(await screen.findByText(/The money is yours again/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).not.toBeInTheDocument();
    expect(provider.requestsOf('cancelWithdrawal')).toHaveLength(1);
  });

  test.each([
    ['the provider’s refusal', errorReply(409, { message: 'It is too late.' }), 'It is too late.'],
    ['a lost answer', noAnswer(), 'The withdrawal could not be cancelled. Please check Transactions.'],
  ])('%s is said, and the transaction read again', async (_, reply, text) => {
    const { user, provider, yes } = await ask(reply);
    await user.click(yes);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(provider.requestsOf('transactionDetail').length).toBeGreaterThan(1);
    expect(provider.requestsOf('cancelWithdrawal')).toHaveLength(1);
  });

  test.each(['sent', 'confirming', 'done', 'refused'])('one that is %s cannot be cancelled', async (state) => {
    open(aWithdrawal({ steps: steps(state) }), allowed);
    await timeline();
    expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).not.toBeInTheDocument();
  });
});

test('under rules that forbid it, nothing is cancelled whatever the site allows', async () => {
  open(aWithdrawal(), { ...withdrawals, allowCancel: true, rules: 'uk' });
  await timeline();
  expect(screen.queryByRole('button', { name: 'Cancel withdrawal' })).not.toBeInTheDocument();
});

test('prints', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = open(done);
  await user.click(await screen.findByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/transactions');
});

test('reports a missing transaction', async () => {
  open(errorReply(404, { message: 'There is no such transaction.' }));
  expect(await screen.findByRole('heading', { name: 'Transaction not found' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('shows the reason of a failure and retries', async () => {
  const { user, provider } = open(errorReply(400, { message: 'Closed for repairs.' }));
  expect(await screen.findByText('Closed for repairs.')).toBeVisible();
  provider.use({ transactionDetail: done });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await timeline()).toBeVisible();
});

test('asks a visitor to log in and makes no request', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const dialog = <TransactionDialog transactionId={id} onClose={() => undefined} />;
  const { user } = renderWithPage(dialog, { siteConfig: withdrawals });
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toEqual([]);
});
