import type { Transaction } from '@tessera/shared-contracts/api';
import { emit } from '@tessera/shared-contracts/events';
import { clearSession, writeSession } from '@tessera/shared-contracts/session';
import {
  aSession,
  aTransaction,
  errorReply,
  goBack,
  heldBack,
  noAnswer,
  onCleanup,
  type PageOptions,
  recordEvents,
  renderWithPage,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import TransactionsPage from '../../expose/TransactionsPage';
import { transactionsOf } from './data';

/** The exposed page; each test starts with an empty store. */
function open(options: PageOptions = {}) {
  onCleanup(() => transactionsOf(undefined));
  return renderWithPage(<TransactionsPage />, { session: aSession(), hasBrowserUrl: true, ...options });
}

const types = ['deposit', 'withdraw', 'reward', 'rakeback'];

/** 40 transactions, the newest first: `id-01` to `id-40`, ten of each type. */
const forty: readonly Transaction[] = Array.from({ length: 40 }, (_, index) =>
  aTransaction({
    _id: `id-${String(index + 1).padStart(2, '0')}`,
    type: types[index % types.length] ?? 'deposit',
    createdAt: new Date(Date.UTC(2025, 10, 20) - index * 60_000).toISOString(),
  }),
);
const answerForty = { transactions: [...forty] };

const shownIds = () => screen.getAllByText(/^id-\d\d$/).map(({ textContent }) => textContent);
const summary = () => screen.findByText(/^Showing/);

test('shows title, subtitle, filters and search', async () => {
  stubProvider({ transactions: { transactions: [aTransaction()] } });
  open();
  expect(screen.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  expect(screen.getByText('View your transaction history and activity')).toBeVisible();
  const chips = within(screen.getByRole('group')).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'all',
    'reward',
    'rakeback',
    'deposit',
    'withdrawal',
    'bets',
  ]);
  expect(chips[0]).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByPlaceholderText('Search by ID or type...')).toBeVisible();
  expect(await summary()).toBeVisible();
});

test('shows a transaction with its labels and the exact amount', async () => {
  stubProvider({
    transactions: {
      transactions: [
        aTransaction({
          _id: '66f2c1a09be4d1230a9be4a7',
          type: 'withdraw',
          status: 'partially_paid',
          createdAt: '2025-11-20T18:42:00',
          amount: '0.631500000000000001',
          currency: 'eth',
        }),
      ],
    },
  });
  open();
  const row = (await screen.findByText('Withdrawal')).closest('tr') as HTMLElement;
  const cells = within(row).getAllByRole('cell');
  expect(cells[0]).toHaveTextContent('66f2c1a09be4d1230a9be4a7');
  expect(cells[2]).toHaveTextContent('Partially paid');
  expect(cells[3]).toHaveTextContent('Nov 20, 2025 · 18:42');
  expect(cells[4]).toHaveTextContent('−0.631500000000000001 ETH');
});

test('names the columns of the table', async () => {
  stubProvider({ transactions: { transactions: [aTransaction()] } });
  open();
  await summary();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Txn ID',
    'Type',
    'Status',
    'Date',
    'Amount',
  ]);
});

test('announces that it loads and then shows 15 rows per page', async () => {
  const held = heldBack(answerForty);
  stubProvider({ transactions: held.reply });
  open();
  expect(screen.getByText('Loading transactions')).toBeInTheDocument();
  held.release();
  expect(await summary()).toHaveTextContent('Showing 1 to 15 of 40 transactions');
  expect(shownIds()).toHaveLength(15);
  expect(screen.queryByText('Loading transactions')).not.toBeInTheDocument();
});

test('pages through the list and writes the page into the address', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Next' }));
  expect(await summary()).toHaveTextContent('Showing 16 to 30 of 40 transactions');
  expect(currentRoute()).toBe('/transactions?page=2');
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await summary()).toHaveTextContent('Showing 31 to 40 of 40 transactions');
  expect(shownIds()[0]).toBe('id-31');
  expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
});

test('extends the range with Load More and keeps it in the address', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await summary()).toHaveTextContent('Showing 1 to 30 of 40 transactions');
  expect(shownIds()).toHaveLength(30);
  expect(currentRoute()).toBe('/transactions?page=2&from=1');
});

test('leaves the focus on the range when Load More has nothing more to load', async () => {
  stubProvider({ transactions: answerForty });
  const { user } = open({ route: '/transactions?page=2' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'Load More' }));
  expect(await summary()).toHaveTextContent('Showing 16 to 40 of 40 transactions');
  expect(screen.queryByRole('button', { name: 'Load More' })).not.toBeInTheDocument();
  expect(await summary()).toHaveFocus();
});

test('restores its state from the address', async () => {
  stubProvider({ transactions: answerForty });
  open({ route: '/transactions?filter=deposit&search=id-0' });
  expect(await summary()).toHaveTextContent('Showing 1 to 3 of 3 transactions');
  expect(shownIds()).toEqual(['id-01', 'id-05', 'id-09']);
  expect(screen.getByRole('button', { name: 'deposit', pressed: true })).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('id-0');
});

test('a filter returns the list to its first page', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=2&modal=wallet' });
  await summary();
  await user.click(screen.getByRole('button', { name: 'withdrawal' }));
  expect(await summary()).toHaveTextContent('Showing 1 to 10 of 10 transactions');
  expect(currentRoute()).toBe('/transactions?modal=wallet&filter=withdrawal');
});

test('a search applies at once, on its first page, and adds a history entry', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=3' });
  await summary();
  await user.type(screen.getByRole('searchbox'), 'ID-1');
  expect(await summary()).toHaveTextContent('Showing 1 to 10 of 10 transactions');
  expect(currentRoute()).toBe('/transactions?search=ID-1');
  await goBack();
  expect(await summary()).toHaveTextContent('Showing 31 to 40 of 40 transactions');
  expect(currentRoute()).toBe('/transactions?page=3');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('picking a filter while a search is typed keeps the search', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions' });
  await summary();
  await user.type(screen.getByRole('searchbox'), 'id-1');
  await user.click(screen.getByRole('button', { name: 'reward' }));
  expect(currentRoute()).toBe('/transactions?search=id-1&filter=reward');
  expect(screen.getByRole('searchbox')).toHaveValue('id-1');
});

test('shows when nothing is found and clears the filters', async () => {
  stubProvider({ transactions: answerForty });
  const { user } = open({ route: '/transactions?search=nothing&filter=reward' });
  expect(await screen.findByText('No transactions found')).toBeVisible();
  expect(screen.getByText('Try adjusting your filters or search query.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await summary()).toHaveTextContent('Showing 1 to 15 of 40 transactions');
});

test('has nothing to clear for a player without transactions', async () => {
  stubProvider({ transactions: { transactions: [] } });
  open();
  expect(await screen.findByText('No transactions found')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
});

test.each([
  ['the server fails', errorReply(500, { message: 'The ledger is being serviced.' })],
  ['the connection breaks', noAnswer()],
])('when %s, shows one toast and a Try again button', async (_, reply) => {
  const provider = stubProvider({ transactions: reply });
  const events = recordEvents();
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Failed to load transactions' })).toBeVisible();
  expect(events.filter(({ name }) => name === 'toast-requested')).toEqual([
    { name: 'toast-requested', payload: { kind: 'error', message: 'Failed to load transactions' } },
  ]);
  provider.use({ transactions: answerForty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await summary()).toBeVisible();
});

test('shows the server’s own reason for a failure', async () => {
  stubProvider({ transactions: errorReply(503, { message: 'The ledger is being serviced.' }) });
  open();
  expect(await screen.findByText('The ledger is being serviced.')).toBeVisible();
});

test('holds new transactions back until they are shown, so that nothing moves', async () => {
  const provider = stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=2' });
  await summary();
  const before = shownIds();
  screen.getByRole('button', { name: 'Page 2' }).focus();
  const arrived = ['id-98', 'id-99'].map((_id) => aTransaction({ _id, createdAt: '2025-11-21T00:00:00.000Z' }));
  provider.use({ transactions: { transactions: [...arrived, ...forty] } });
  act(() => emit('balance-changed', { reason: 'withdrawal' }));
  const show = await screen.findByRole('button', { name: 'Show new transactions: 2 new' });
  expect(shownIds()).toEqual(before);
  expect(await summary()).toHaveTextContent('Showing 16 to 30 of 40 transactions');
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveFocus();
  await user.click(show);
  expect(await summary()).toHaveTextContent('Showing 1 to 15 of 42 transactions');
  expect(shownIds().slice(0, 3)).toEqual(['id-98', 'id-99', 'id-01']);
  expect(currentRoute()).toBe('/transactions');
  expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
});

test('a transaction changes its status in place', async () => {
  const pending = { ...forty[0], status: 'waiting' } as Transaction;
  const provider = stubProvider({ transactions: { transactions: [pending, ...forty.slice(1)] } });
  open();
  expect(await screen.findByText('Waiting')).toBeVisible();
  provider.use({ transactions: { transactions: [{ ...pending, status: 'confirming' }, ...forty.slice(1)] } });
  act(() => emit('balance-changed', { reason: 'deposit' }));
  expect(await screen.findByText('Confirming')).toBeVisible();
  expect(screen.queryByText('Waiting')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /new/ })).not.toBeInTheDocument();
});

test('sorts by the title of a column, and turns the order around', async () => {
  stubProvider({ transactions: answerForty });
  const { user, currentRoute } = open({ route: '/transactions?page=2' });
  await summary();
  const header = (name: string) => screen.getByRole('columnheader', { name });
  expect(header('Date')).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Txn ID' }));
  await waitFor(() => expect(header('Txn ID')).toHaveAttribute('aria-sort', 'ascending'));
  expect(header('Date')).not.toHaveAttribute('aria-sort');
  expect(currentRoute()).toBe('/transactions?sort=id&order=ascending');
  await waitFor(() => expect(shownIds()[0]).toBe('id-01'));
  await user.click(screen.getByRole('button', { name: 'Txn ID' }));
  await waitFor(() => expect(shownIds()[0]).toBe('id-40'));
  expect(currentRoute()).toBe('/transactions?sort=id');
});

test('shows the whole instant of a date on a press', async () => {
  stubProvider({ transactions: { transactions: [aTransaction({ createdAt: '2025-11-20T18:42:07' })] } });
  const { user } = open();
  const date = await screen.findByRole('button', { name: 'Nov 20, 2025 · 18:42' });
  await user.pointer({ keys: '[TouchA]', target: date });
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^Nov 20, 2025 · 18:42:07 (UTC|GMT)/);
});

test('the arrow keys lead through the table', async () => {
  stubProvider({ transactions: answerForty });
  const { user } = open();
  await summary();
  screen.getByRole('button', { name: 'Txn ID' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('button', { name: 'Copy transaction ID id-02' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toHaveTextContent('Nov');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Amount' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(screen.getByRole('button', { name: 'Amount' })).toHaveFocus();
});

test('keeps the previous rows when they cannot be refreshed', async () => {
  const provider = stubProvider({ transactions: answerForty });
  const { user } = open();
  await summary();
  provider.use({ transactions: errorReply(500) });
  act(() => emit('balance-changed', { reason: 'deposit' }));
  expect(await screen.findByText('These transactions may be out of date.')).toBeVisible();
  expect(shownIds()).toHaveLength(15);
  provider.use({ transactions: answerForty });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText('These transactions may be out of date.')).not.toBeInTheDocument());
});

test('asks a visitor to log in and makes no request', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user } = open({ session: undefined });
  expect(screen.getByRole('heading', { level: 1, name: 'Transactions' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toEqual([]);
});

test('loads in place after a login and forgets the player after a logout', async () => {
  const provider = stubProvider({ transactions: answerForty });
  open({ session: undefined });
  act(() => void writeSession(aSession()));
  expect(await summary()).toBeVisible();
  act(() => clearSession());
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  provider.use({ transactions: { transactions: [aTransaction({ _id: 'id-77' })] } });
  act(() => void writeSession(aSession({ token: 'other', user: { id: 'other', username: 'livia' } })));
  expect(screen.queryByText('id-01')).not.toBeInTheDocument();
  expect(await screen.findByText('id-77')).toBeVisible();
});

test.each([
  ['is on its way', silence(), 'Loading transactions'],
  ['fails', errorReply(500), 'Failed to load transactions'],
])('another player sees no data of the previous one while their own response %s', async (_what, reply, words) => {
  const provider = stubProvider({ transactions: answerForty });
  open();
  await summary();
  provider.use({ transactions: reply });
  act(() => void writeSession(aSession({ token: 'other', user: { id: 'other', username: 'livia' } })));
  expect(screen.queryAllByText(/^id-/)).toEqual([]);
  expect((await screen.findAllByText(words)).length).toBeGreaterThan(0);
  expect(screen.queryAllByText(/^id-/)).toEqual([]);
  const askers = new Set(provider.requestsOf('transactions').map(({ params }) => params.userId));
  expect([...askers]).toEqual([aSession().user.id, 'other']);
});

test('after an expired session shows a Log in button, without another toast', async () => {
  stubProvider({ transactions: errorReply(401) });
  const events = recordEvents();
  open();
  expect(await screen.findByRole('button', { name: 'Log in' })).toBeVisible();
  expect(events.filter(({ name }) => name === 'toast-requested').map(({ payload }) => payload)).toEqual([
    { kind: 'info', message: 'Your session has expired. Please log in again.' },
  ]);
});

test('copies the full text of a shortened ID', async () => {
  const id = '66f2c1a09be4d1230a9be4a7';
  stubProvider({ transactions: { transactions: [aTransaction({ _id: id })] } });
  const { user } = open();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  await user.click(await screen.findByRole('button', { name: `Copy transaction ID ${id}` }));
  expect(written).toHaveBeenCalledWith(id);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

test('shows cards with labelled values on a phone', async () => {
  const original = window.matchMedia;
  window.matchMedia = (query) =>
    ({ matches: query.includes('max-width'), addEventListener() {}, removeEventListener() {} }) as never;
  try {
    stubProvider({ transactions: { transactions: [aTransaction({ _id: 'id-01', status: 'failed' })] } });
    open();
    const card = within(await screen.findByRole('list', { name: 'Transactions' })).getByRole('listitem');
    expect(card).toHaveTextContent('Type: Deposit');
    expect(card).toHaveTextContent('Amount: +0.02500000 BTC');
    expect(card).toHaveTextContent('Txn ID: id-01');
    expect(card).toHaveTextContent('Status: Failed');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = original;
  }
});
