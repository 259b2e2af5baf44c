import {
  aTransaction,
  errorReply,
  heldBack,
  noAnswer,
  recordEvents,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerForty, open, shownIds, summary } from '../../testing/transactionsPage';

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
          createdAt: new Date('2025-11-20T18:42').toISOString(),
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

test('announces loading and then shows 15 rows per page', async () => {
  const held = heldBack(answerForty);
  stubProvider({ transactions: held.reply });
  open();
  expect(screen.getByText('Loading transactions')).toBeInTheDocument();
  held.release();
  expect(await summary()).toHaveTextContent('Showing 1 to 15 of 40 transactions');
  expect(shownIds()).toHaveLength(15);
  expect(screen.queryByText('Loading transactions')).not.toBeInTheDocument();
});

test('shows an empty result and clears the filters', async () => {
  stubProvider({ transactions: answerForty });
  const { user } = open({ route: '/transactions?search=nothing&filter=reward' });
  expect(await screen.findByText('No transactions found')).toBeVisible();
  expect(screen.getByText('Try adjusting your filters or search query.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await summary()).toHaveTextContent('Showing 1 to 15 of 40 transactions');
});

test('has no Clear filters button for a player without transactions', async () => {
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

test('shows the whole instant of a date on a press', async () => {
  stubProvider({
    transactions: { transactions: [aTransaction({ createdAt: new Date('2025-11-20T18:42:07').toISOString() })] },
  });
  const { user } = open();
  const date = await screen.findByRole('button', { name: 'Nov 20, 2025 · 18:42' });
  await user.pointer({ keys: '[TouchA]', target: date });
  expect(screen.getByRole('tooltip')).toHaveTextContent(/^Nov 20, 2025 · 18:42:07 (UTC|GMT)/);
});

test('the arrow keys move through the table', async () => {
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
    await waitFor(() => expect(card).toHaveTextContent('Type: Deposit'));
    expect(card).toHaveTextContent('Amount: +0.02500000 BTC');
    expect(card).toHaveTextContent('Txn ID: id-01');
    expect(card).toHaveTextContent('Status: Failed');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  } finally {
    window.matchMedia = original;
  }
});
