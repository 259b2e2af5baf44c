import { aWin, errorReply, onCleanup, stubProvider } from '@tessera/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { sampleWins } from '../../states/sampleWins';
import { renderGames } from '../../testing/renderGames';
import { RecentWins } from './RecentWins';

const show = (providerExtensions = ['live-stats']) =>
  renderGames(<RecentWins wins={sampleWins} onlinePlayers={2341} />, { siteConfig: { providerExtensions } });
const strip = () => within(screen.getByRole('region', { name: 'Recent wins' }));
const first = () => strip().getAllByRole('listitem')[0];
const winsOf = (count: number) => Array.from({ length: count }, () => aWin({ user: null }));

test('shows the provider’s wins and players once the day has six wins', async () => {
  const wins = [aWin({ game: 'Mines', amount: '9007199254740993.00000001' }), ...winsOf(5)];
  stubProvider({ liveStats: { playersOnline: 1_207, wins } });
  show();
  expect(await screen.findByText('1,207 players online')).toBeVisible();
  expect(first()).toHaveTextContent('Mineso•••a+9,007,199,254,740,993.00000001 BTC');
  expect(strip().getAllByText('Hidden')).toHaveLength(5);
  expect(screen.queryByText('Sample data')).not.toBeInTheDocument();
});

test.each([
  ['five wins', { playersOnline: 3, wins: winsOf(5) }],
  ['a failure', errorReply(403)],
])('shows the samples with their label after %s', async (_name, liveStats) => {
  const provider = stubProvider({ liveStats });
  show();
  await waitFor(() => expect(provider.requestsOf('liveStats')).toHaveLength(1));
  await waitFor(() => expect(strip().getAllByRole('listitem')).toHaveLength(18));
  expect(screen.getByText('2,341 players online')).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
});

test('asks for nothing without the extension', async () => {
  const provider = stubProvider({});
  show([]);
  await waitFor(() => expect(strip().getAllByRole('listitem')).toHaveLength(18));
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(provider.requests).toEqual([]);
});

test('asks again each minute, unless nobody sees the tab', async () => {
  jest.useFakeTimers();
  onCleanup(() => jest.useRealTimers());
  const provider = stubProvider({ liveStats: { playersOnline: 1, wins: winsOf(6) } });
  show();
  expect(await screen.findByText('1 player online')).toBeVisible();
  provider.use({ liveStats: { playersOnline: 2, wins: winsOf(6) } });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(await screen.findByText('2 players online')).toBeVisible();
  Object.defineProperty(document, 'hidden', { configurable: true, value: true });
  onCleanup(() => Reflect.deleteProperty(document, 'hidden'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await act(() => jest.advanceTimersByTimeAsync(180_000));
  expect(provider.requestsOf('liveStats')).toHaveLength(2);
});
