import {
  aSession,
  aTransaction,
  catchDownloads,
  errorReply,
  onCleanup,
  type PageOptions,
  recordEvents,
  renderWithPage,
  type StubRequest,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import TransactionsPage from '../../../expose/TransactionsPage';
import { transactionsOf } from '../data';

const day = (date: string) => new Date(`2025-11-${date}T12:00:00`).toISOString();
const list = [
  aTransaction({ _id: 'id-1', amount: '0.1', currency: 'btc', status: 'finished', createdAt: day('20') }),
  aTransaction({ _id: 'id-2', amount: '0.2', currency: 'BTC', status: 'waiting', createdAt: day('19') }),
  aTransaction({
    _id: 'id-3',
    type: 'withdraw',
    amount: '0.05',
    currency: 'btc',
    status: 'failed',
    createdAt: day('18'),
  }),
  aTransaction({ _id: 'id-4', amount: '0.631500000000000001', currency: 'eth', status: null, createdAt: day('17') }),
];

async function open(options: PageOptions = {}) {
  onCleanup(() => transactionsOf(undefined));
  stubProvider({ transactions: { transactions: list } });
  const page = renderWithPage(<TransactionsPage />, { session: aSession(), hasBrowserUrl: true, ...options });
  await screen.findByText(/^Showing|No transactions found/);
  return page;
}
async function openPanel(options: PageOptions = {}) {
  const page = await open({ route: '/transactions', ...options });
  await page.user.click(screen.getByRole('button', { name: 'Filters and export' }));
  await screen.findByRole('button', { name: 'Export CSV' });
  return page;
}
const shownIds = () => screen.queryAllByText(/^id-\d$/).map(({ textContent }) => textContent);
const totals = async () =>
  within(await screen.findByRole('list', { name: 'Totals' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

const unmoved = 'What failed, expired, was refunded or paid in part counts as nothing.';

test('sums what the listed transactions moved, exactly and by currency', async () => {
  await openPanel();
  expect(await totals()).toEqual(['BTCReceived 0.3Sent 0', 'ETHReceived 0.631500000000000001Sent 0']);
  expect(screen.getByText(`Sums of all 4 transactions listed. ${unmoved}`)).toBeVisible();
});

test('filters by currency and status, in the address, with their totals', async () => {
  const { user, currentRoute } = await openPanel({ route: '/transactions?page=3' });
  const pick = async (field: string, option: string) => {
    await user.click(screen.getByRole('combobox', { name: field }));
    await user.click(screen.getByRole('option', { name: option }));
  };
  await pick('Currency', 'BTC');
  await waitFor(() => expect(shownIds()).toEqual(['id-1', 'id-2', 'id-3']));
  expect(currentRoute()).toBe('/transactions?currency=BTC');
  await pick('Status', 'Waiting');
  await waitFor(() => expect(shownIds()).toEqual(['id-2']));
  expect(currentRoute()).toBe('/transactions?currency=BTC&status=waiting');
  await waitFor(async () => expect(await totals()).toEqual(['BTCReceived 0.2Sent 0']));
  expect(screen.getByText(`Sums of the one transaction listed. ${unmoved}`)).toBeVisible();
  await pick('Currency', 'All');
  expect(currentRoute()).toBe('/transactions?status=waiting');
  await user.click(screen.getByRole('button', { name: 'Reset these filters' }));
  await waitFor(() => expect(shownIds()).toHaveLength(4));
  expect(currentRoute()).toBe('/transactions');
});

test('an old link with the label of a status filters by the status', async () => {
  await open({ route: '/transactions?status=Waiting' });
  expect(shownIds()).toEqual(['id-2']);
  expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Waiting');
});

test('filters by days, and does not overwrite a year while it is typed', async () => {
  const { currentRoute } = await openPanel();
  const since = screen.getByLabelText('From');
  since.focus();
  fireEvent.change(since, { target: { value: '0002-11-18' } });
  expect(since).toHaveValue('0002-11-18');
  expect(currentRoute()).toBe('/transactions');
  fireEvent.blur(since);
  expect(since).toHaveValue('');
  fireEvent.change(since, { target: { value: '2025-11-18' } });
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2025-11-19' } });
  await waitFor(() => expect(shownIds()).toEqual(['id-2', 'id-3']));
  expect(currentRoute()).toBe('/transactions?since=2025-11-18&until=2025-11-19');
});

test('shows an error at both fields of a range that ends before it begins', async () => {
  await open({ route: '/transactions?since=2025-11-20&until=2025-11-18' });
  const [since, until] = [await screen.findByLabelText('From'), await screen.findByLabelText('To')];
  expect(since).toBeInvalid();
  expect(since).toHaveAccessibleDescription('This day is after “To”.');
  expect(until).toBeInvalid();
  expect(until).toHaveAccessibleDescription('This day is before “From”.');
  fireEvent.change(until, { target: { value: '2025-11-20' } });
  await waitFor(() => expect(until).toBeValid());
  expect(since).toBeValid();
  expect(since).not.toHaveAccessibleDescription();
});

test('is open if the address has one of its filters, also without matches', async () => {
  const { user } = await open({ route: '/transactions?currency=DOGE' });
  expect(await screen.findByText('No transactions found')).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Currency' })).toHaveTextContent('DOGE');
  expect(screen.getByRole('button', { name: 'Filters and export 1 set', expanded: true })).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  await waitFor(() => expect(shownIds()).toHaveLength(4));
});

test('disables export and totals while older transactions are missing', async () => {
  const older = Array.from({ length: 100 }, (_, index) =>
    aTransaction({ _id: `older-${index}`, createdAt: day('10') }),
  );
  const all = [...list, ...older];
  const page = ({ search }: StubRequest) => {
    const start = all.findIndex(({ _id }) => _id === search.get('before')) + 1;
    return { transactions: all.slice(start, start + Number(search.get('limit'))), total: all.length };
  };
  onCleanup(() => transactionsOf(undefined));
  const provider = stubProvider({
    transactionsPage: (request) => (request.search.has('before') ? errorReply(400) : page(request)),
  });
  const { user } = renderWithPage(<TransactionsPage />, {
    session: aSession(),
    hasBrowserUrl: true,
    route: '/transactions?status=complete',
    siteConfig: { providerExtensions: ['transactions-page'] },
  });
  expect(await screen.findByText('Older transactions could not be loaded.')).toBeVisible();
  const button = await screen.findByRole('button', { name: 'Export CSV' });
  const reason = 'The export needs all transactions, and older ones are not loaded yet.';
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(reason);
  const soFar = `Sums of the first 97 transactions found: older ones are not loaded yet. ${unmoved}`;
  expect(await screen.findByText(soFar)).toBeVisible();
  provider.use({ transactionsPage: page });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(`Sums of all 101 transactions listed. ${unmoved}`)).toBeVisible();
  expect(button).toBeEnabled();
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
  expect(screen.queryByText('Older transactions could not be loaded.')).not.toBeInTheDocument();
});

test('exports the filtered transactions for the player’s spreadsheets, in a file named by player and range', async () => {
  const files = catchDownloads();
  const events = recordEvents();
  const { user } = await openPanel({ route: '/transactions?search=id-3' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('tessera-transactions-marcella-2025-11-18.csv');
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [separator, amount] = navigator.language === 'de-DE' ? [';', '0,05'] : [',', '0.05'];
  const lines = [
    ['Txn ID', 'Type', 'Status', `Date (${zone})`, 'Amount', 'Currency', 'Moved'],
    ['id-3', 'Withdrawal', 'Failed', '2025-11-18 12:00:00', amount, 'BTC', '0'],
  ];
  expect(await files[0]?.blob.text()).toBe(
    lines.map((cells) => `${cells.map((cell) => `"${cell}"`).join(separator)}\r\n`).join(''),
  );
  expect(events.at(-1)).toMatchObject({ payload: { kind: 'success', message: 'Exported 1 transaction' } });
});

test('an export can be cancelled, with the focus staying where it is', async () => {
  const files = catchDownloads();
  const { user } = await openPanel();
  const button = screen.getByRole('button', { name: 'Export CSV' });
  button.focus();
  // Both presses come before the first part is written.
  act(() => button.click());
  expect(screen.getByRole('progressbar', { name: 'Export CSV' })).toHaveTextContent('Exporting 0 of 4');
  act(() => button.click());
  expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
});
