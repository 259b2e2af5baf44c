import { formatMoment } from '@tessera/shared-contracts/format';
import {
  aSession,
  checkTyping,
  installSiteConfig,
  type PageOptions,
  recordEvents,
  renderWithPage,
  storeSession,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { act, screen, within } from '@testing-library/react';
import { sampleBets } from '../bet-source/sampleBets';
import { BetsPage } from '.';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const open = (options: PageOptions = {}) =>
  renderWithPage(<BetsPage />, {
    session: aSession(),
    route: '/bets',
    hasBrowserUrl: true,
    userOptions: { advanceTimers: (ms) => jest.advanceTimersByTime(ms), delay: null },
    ...options,
  });

const openLoaded = (options: PageOptions = {}) => {
  const page = open(options);
  act(() => jest.advanceTimersByTime(800));
  return page;
};

const total = sampleBets.length;

test('shows the list after 800 ms', () => {
  open();
  act(() => jest.advanceTimersByTime(799));
  expect(screen.getByText('Loading bets')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByText('Loading bets')).not.toBeInTheDocument();
  expect(screen.getByText(`Showing 1 to 20 of ${total} bets`)).toBeVisible();
});

test('shows wins with a plus, losses with a minus and highlights multipliers above 1', () => {
  openLoaded();
  const cellsOf = (id: string) =>
    within(screen.getByText(id).closest('tr') as HTMLElement)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  const [won, lost] = ['2025-11-20T18:47Z', '2025-11-20T18:46Z'].map((iso) => formatMoment(Date.parse(iso)));
  expect(cellsOf('0x8f21c4').slice(1)).toEqual(['Dice', '$12.50', '1.98×', won, '+$12.25']);
  expect(cellsOf('0x8f21b9').slice(1)).toEqual(['Limbo', '$5.00', '0.00×', lost, '−$5.00']);
  expect(screen.getByText('14.50×')).toHaveAttribute('data-high');
  expect(screen.getByText('1.00×')).not.toHaveAttribute('data-high');
});

test('the tabs have no effect on the data', async () => {
  const { user, currentRoute } = openLoaded();
  const before = screen.getByRole('table').textContent;
  await user.click(screen.getByRole('tab', { name: 'Sports' }));
  expect(screen.getByRole('tab', { name: 'Sports', selected: true })).toBeVisible();
  expect(screen.getByRole('table')).toHaveTextContent(before ?? '');
  expect(currentRoute()).toBe('/bets?filter=sports');
});

test('finds bets by ID or game', async () => {
  const { user } = openLoaded();
  await user.type(screen.getByPlaceholderText('Search by Bet ID or Game...'), '21C4');
  expect(screen.getByText('Showing 1 to 1 of 1 bets')).toBeVisible();
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'coinf');
  expect(screen.getAllByText('Coinflip')).toHaveLength(2);
});

test('shows an empty result', async () => {
  const { user } = openLoaded({ route: '/bets?search=chess' });
  expect(screen.getByText('No bets found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show all bets' }));
  expect(screen.getByText(`Showing 1 to 20 of ${total} bets`)).toBeVisible();
});

test('asks a visitor to log in', async () => {
  const provider = stubProvider({});
  const events = recordEvents();
  const { user } = open({ session: undefined });
  expect(screen.getByRole('heading', { level: 1, name: 'Bets' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(events.at(-1)).toEqual({ name: 'dialog-requested', payload: { dialog: 'auth', tab: 'login' } });
  expect(provider.requests).toEqual([]);
});

test('keeps typed text for every order of keys and renders', async () => {
  jest.useRealTimers();
  installSiteConfig();
  storeSession(aSession());
  await checkTyping(() => <BetsPage />);
});
