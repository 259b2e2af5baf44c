import { aTransaction, errorReply, noAnswer, recordEvents, stubProvider } from '@tessera/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { answerForty, open, summary } from '../../testing/transactionsPage';

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

test.each([
  [['statement'], 1],
  [[], 0],
] as const)('with the extensions %j there are %i links to the statement', async (providerExtensions, count) => {
  stubProvider({ transactions: answerForty });
  open({ siteConfig: { providerExtensions: [...providerExtensions] } });
  expect(await summary()).toBeVisible();
  const links = screen.queryAllByRole('link', { name: 'Statement' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(count).fill('/statement'));
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
