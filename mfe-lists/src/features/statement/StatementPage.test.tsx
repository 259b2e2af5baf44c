import { emit } from '@tessera/shared-contracts/events';
import {
  aSession,
  catchDownloads,
  errorReply,
  hostileAnswers,
  type PageOptions,
  rawAnswer,
  recordEvents,
  renderWithPage,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import StatementPage from '../../expose/StatementPage';
import { aStatementRow } from '../../testing/statementRow';

const sol = aStatementRow({ currency: 'sol', vault: '0', closing: '0.41530001' });

/** Each test has its own player, since the store outlives a page. */
let players = 0;
const open = (options: PageOptions = {}) =>
  renderWithPage(<StatementPage />, {
    session: aSession({ user: { id: `statement-${players++}` } }),
    route: '/statement?since=2025-11-01&until=2025-11-30',
    hasBrowserUrl: true,
    siteConfig: { providerExtensions: ['statement'] },
    ...options,
  });
const lines = (coin: string) =>
  within(screen.getByRole('table', { name: coin }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

test('shows balances and movements of each coin, exactly and with their signs', async () => {
  const provider = stubProvider({ statement: { coins: [aStatementRow(), sol] } });
  open();
  expect(await screen.findByText('marcella, 2025-11-01 to 2025-11-30')).toBeVisible();
  await screen.findByRole('table', { name: 'SOL' });
  expect(lines('BTC')).toEqual([
    'Opening balance0.50000000',
    'Deposits+0.02500000',
    'Withdrawals−0.01000000',
    'Fees−0.00010000',
    'Rewards+0.00040000',
    'Staked−0.30000000',
    'Returned+0.20000001',
    'Net of bets−0.09999999',
    'Vault−0.10000000',
    'Closing balance0.31530001',
  ]);
  expect(lines('SOL')).toHaveLength(9);
  expect(screen.queryByText(/do not add up/)).not.toBeInTheDocument();
  const [request] = provider.requestsOf('statement');
  expect(request?.search.toString()).toBe('from=2025-11-01&to=2025-11-30');
});

test('says so if the provider’s figures do not add up', async () => {
  stubProvider({ statement: { coins: [aStatementRow({ closing: '0.31530002' })] } });
  open();
  expect(await screen.findByText(/do not add up/)).toBeVisible();
});

test('picks a year or any days, in the address', async () => {
  const provider = stubProvider({ statement: { coins: [sol] } });
  const { user, currentRoute } = open({ route: '/statement' });
  await screen.findByRole('table');
  const now = new Date();
  const month = now.toISOString().slice(0, 7);
  expect(provider.requestsOf('statement')[0]?.search.get('from')).toBe(`${month}-01`);
  const year = String(now.getUTCFullYear() - 1);
  await user.click(screen.getByRole('combobox', { name: 'Period' }));
  await user.click(screen.getByRole('option', { name: year }));
  expect(currentRoute()).toBe(`/statement?since=${year}-01-01&until=${year}-12-31`);
  await waitFor(() => expect(provider.requestsOf('statement')).toHaveLength(2));
  fireEvent.change(screen.getByLabelText('To'), { target: { value: `${year}-02-03` } });
  expect(screen.getByRole('combobox', { name: 'Period' })).toHaveTextContent('Any days');
  await waitFor(() => expect(provider.requestsOf('statement')[2]?.search.get('to')).toBe(`${year}-02-03`));
  expect(provider.requestsOf('statement')).toHaveLength(3);
});

test('requests nothing for days that end before they begin', async () => {
  const provider = stubProvider({});
  open({ route: '/statement?since=2025-11-20&until=2025-11-01' });
  expect(await screen.findByLabelText('From')).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Export CSV' })).toBeDisabled();
  expect(provider.requests).toEqual([]);
});

test('exports a row for each coin, with every digit, named by its days', async () => {
  const files = catchDownloads();
  const events = recordEvents();
  stubProvider({ statement: { coins: [aStatementRow(), { ...sol, currency: '=1+1' }] } });
  const { user } = open();
  await screen.findByRole('table', { name: 'BTC' });
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toBe('tessera-statement-marcella-2025-11-01-to-2025-11-30.csv');
  const [head = '', btc = '', hostile = ''] = ((await files[0]?.blob.text()) ?? '').split('\r\n');
  const cells = (line: string) => [...line.matchAll(/"([^"]*)"/g)].map(([, cell = '']) => cell.replace(',', '.'));
  expect(cells(head).slice(0, 4)).toEqual(['Coin', 'From', 'To', 'Opening balance']);
  expect(cells(btc)).toEqual(
    'BTC 2025-11-01 2025-11-30 0.5 0.025 -0.01 -0.0001 0.0004 -0.3 0.20000001 0 -0.1 0.31530001 -0.09999999'.split(' '),
  );
  expect(cells(hostile)[0]).toBe("'=1+1");
  expect(events.at(-1)).toMatchObject({ payload: { kind: 'success', message: 'Exported the statement' } });
});

test('prints', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  stubProvider({ statement: { coins: [sol] } });
  const { user } = open();
  await screen.findByRole('table');
  await user.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('follows the balance', async () => {
  const provider = stubProvider({ statement: { coins: [] } });
  open();
  expect(await screen.findByText('Nothing in these days')).toBeVisible();
  provider.use({ statement: { coins: [sol] } });
  act(() => emit('balance-changed', { reason: 'deposit' }));
  expect(await screen.findByRole('table', { name: 'SOL' })).toBeVisible();
});

test('shows the provider’s reason, and retries', async () => {
  const provider = stubProvider({ statement: errorReply(400, { message: 'Closed for repairs.' }) });
  const { user } = open();
  expect(await screen.findByText('Closed for repairs.')).toBeVisible();
  provider.use({ statement: { coins: [sol] } });
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('table', { name: 'SOL' })).toBeVisible();
});

test('without the extension, says that the provider has no statements, and requests none', async () => {
  const provider = stubProvider({});
  open({ siteConfig: { providerExtensions: [] } });
  expect(await screen.findByRole('heading', { name: 'No statements' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Transactions' })).toHaveAttribute('href', '/transactions');
  expect(provider.requests).toEqual([]);
});

test('asks a visitor to log in', () => {
  const provider = stubProvider({});
  open({ session: undefined });
  expect(screen.getByRole('button', { name: 'Log in' })).toBeVisible();
  expect(provider.requests).toEqual([]);
});

test.each(
  hostileAnswers('statement')
    .filter(({ field }) => field.startsWith('coins.'))
    .map(({ field, values, json }) => [field, values.length, json] as const),
)('shows the coins with a hostile %s, or counts them as unreadable', async (_, count, json) => {
  // React warns about duplicate keys of coins with the same symbol.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubProvider({ statement: rawAnswer(json) });
  open();
  await screen.findAllByText(/Closing balance|could not be read/);
  const unreadable = Number.parseInt(screen.queryByText(/coins? could not be read/)?.textContent ?? '0', 10);
  expect(screen.queryAllByRole('table').length + unreadable).toBe(count + 1);
  expect(document.body).not.toHaveTextContent(/NaN|undefined|\[object|function/);
  jest.restoreAllMocks();
});
