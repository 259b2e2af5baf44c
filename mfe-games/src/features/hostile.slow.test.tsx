import { aSession, hostileAnswers, hostileObjects, rawAnswer, stubProvider } from '@tessera/shared-contracts/testing';
import { searchMaxLength } from '@tessera/shared-contracts/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { sampleWins } from '../states/sampleWins';
import { list } from '../testing/playerFixture';
import { renderGames } from '../testing/renderGames';
import { PlayerPage } from './game-page';
import { GamesSection } from './games-list';
import { LobbyPage } from './lobby';
import { RecentWins } from './recent-wins';

const games = hostileAnswers('games').map(({ field, values, json }) => [field, values.length, json] as const);
const isWrong = /Invalid Date|undefined|\[object|NaN games/;

beforeEach(() => {
  // React warns about duplicate ids, the client about invalid responses.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const unreadable = () => Number(/(\d+) games? could not be read/.exec(document.body.textContent ?? '')?.[1] ?? 0);

test.each(games)('the home page lists the readable games despite a hostile %s', async (_field, count, json) => {
  stubProvider({ games: rawAnswer(json) });
  renderGames(<GamesSection />);
  const heading = await screen.findByText(/^\d+ games$/);
  expect(heading).toHaveTextContent(`${count + 1 - unreadable()} games`);
  expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(games)('the lobby lists and finds the readable games despite a hostile %s', async (_field, count, json) => {
  stubProvider({ games: rawAnswer(json) });
  renderGames(<LobbyPage />, { route: '/games' });
  expect((await screen.findAllByRole('link', { name: /Keno|Tessera/ })).length).toBeGreaterThan(0);
  const tiles = screen.getAllByRole('link').filter((link) => !link.getAttribute('href')?.includes('play=fun'));
  expect(tiles.length).toBeLessThanOrEqual(count + 20);
  expect(document.body).not.toHaveTextContent(isWrong);
});

test.each(hostileAnswers('liveStats').map(({ field, json }) => [field, json] as const))(
  'the strip of wins shows wins or samples despite a hostile %s',
  async (_field, json) => {
    const provider = stubProvider({ liveStats: rawAnswer(json) });
    const siteConfig = { providerExtensions: ['live-stats'] };
    renderGames(<RecentWins wins={sampleWins} onlinePlayers={2341} />, { siteConfig });
    await waitFor(() => expect(provider.requestsOf('liveStats')).toHaveLength(1));
    await waitFor(() => expect(document.querySelectorAll('li').length).toBeGreaterThanOrEqual(18));
    expect(screen.getByText(/\d players? online$/)).toBeVisible();
    expect(document.body).not.toHaveTextContent(isWrong);
  },
);

test.each([
  ['home page', <GamesSection key="home" />],
  ['lobby', <LobbyPage key="lobby" />],
])('the %s does not show a catalogue without readable games as empty', async (_name, page) => {
  stubProvider({ games: rawAnswer(JSON.stringify({ games: { items: [{}, { gameName: '' }] } })) });
  renderGames(page, { route: '/games' });
  expect(await screen.findByText('2 games could not be read.')).toBeVisible();
  expect(screen.queryByText('No games yet')).not.toBeInTheDocument();
});

test.each(games)('the player opens despite games with a hostile %s', async (_field, _count, json) => {
  stubProvider({ games: rawAnswer(json) });
  renderGames(<PlayerPage gameName="__proto__" />);
  expect(await screen.findByRole('button', { name: 'Fullscreen' })).toBeVisible();
});

test.each([
  '?search=%00%E2%80%AE',
  `?search=${'x'.repeat(50_000)}`,
  '?search=__proto__&provider=constructor',
  '?provider=%F0%9F',
])('the lobby renders for any hostile address, case %#', async (search) => {
  stubProvider({ games: list });
  renderGames(<LobbyPage category="constructor" />, { route: `/casino/constructor${search}` });
  expect(await screen.findByText('There is no category “constructor”')).toBeVisible();
  cleanup();
  renderGames(<LobbyPage />, { route: `/games${search}` });
  expect(await screen.findByText(/^No games found$|^2 games$/)).toBeVisible();
  expect((screen.getByRole('searchbox') as HTMLInputElement).value.length).toBeLessThanOrEqual(searchMaxLength);
});

test.each(hostileObjects('initGame').map(({ value, json }) => [value, json] as const))(
  'a session of %s opens or shows a failure',
  async (_value, json) => {
    stubProvider({ games: list, initGame: rawAnswer(json) });
    renderGames(<PlayerPage gameName="Keno" />, { session: aSession() });
    expect(await screen.findByText(/Failed to load game|Loading for/)).toBeVisible();
    expect(document.querySelector('iframe')?.src ?? 'https:').toMatch(/^https:/);
  },
);
