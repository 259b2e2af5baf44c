import {
  aGame,
  checkTyping,
  goBack,
  installSiteConfig,
  rawAnswer,
  silence,
  stubProvider,
} from '@tessera/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { Route, Routes } from 'react-router-dom';
import { remote } from '../../remote';
import { sampleGames } from '../../states/sampleGames';
import { renderGames } from '../../testing/renderGames';
import { LobbyPage } from './LobbyPage';

const list = { games: { items: [...sampleGames] } };
const names = () =>
  screen.queryAllByRole('link', { name: /(Tessera|Marble Live|Ostia Games)/ }).map((link) => link.textContent);
const loaded = () => screen.findByText(/^\d+ games?(,|$)/);

beforeEach(() => localStorage.clear());

/** The lobby with its routes, since its filters are stored in the URL. */
const openAt = (route: string) =>
  renderGames(
    <Routes>
      <Route path="/games" element={<LobbyPage />} />
      <Route path="/casino/slots" element={<LobbyPage category="slots" />} />
      <Route path="/game/:name" element={<p>the game</p>} />
    </Routes>,
    { route },
  ).user;

test('reads its filters from the address', async () => {
  stubProvider({ games: list });
  openAt('/games?search=rou&provider=Marble+Live');
  expect(await screen.findByText('1 game')).toBeVisible();
  expect(screen.getByRole('searchbox')).toHaveValue('rou');
  expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Marble Live');
});

test('adds a history entry for a picked provider', async () => {
  stubProvider({ games: list });
  const user = openAt('/games');
  await loaded();
  await user.click(screen.getByRole('combobox', { name: 'Provider' }));
  // jsdom does not support popovers and treats an open one as hidden.
  await user.click(screen.getByRole('option', { name: 'Ostia Games', hidden: true }));
  expect(window.location.search).toBe('?provider=Ostia+Games');
  expect(await screen.findByText('5 games')).toBeVisible();
  await goBack();
  expect(await screen.findByText('18 games')).toBeVisible();
});

test('keeps its filters when the category changes', async () => {
  stubProvider({ games: list });
  const user = openAt('/games?provider=Ostia+Games');
  await loaded();
  await user.click(screen.getByRole('link', { name: 'Slots' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Casino: Slots' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/casino/slots?provider=Ostia+Games');
  expect(screen.getByRole('link', { name: 'Slots' })).toHaveAttribute('aria-current', 'page');
  expect(names()).toEqual(['SlotsOstia Games', 'Book of RomeOstia Games', 'Forum MegawaysOstia Games']);
});

test('shows an empty result and clears the filters', async () => {
  stubProvider({ games: list });
  const user = openAt('/games?search=zzz&provider=Marble+Live');
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('18 games')).toBeVisible();
  expect(window.location.search).toBe('');
  expect(screen.getByRole('searchbox')).toHaveValue('');
});

test('keeps a provider from the URL that no longer has games', async () => {
  stubProvider({ games: list });
  openAt('/games?provider=Closed+Studio');
  expect(await screen.findByRole('heading', { name: 'No games found' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Provider' })).toHaveTextContent('Closed Studio');
});

test('shows that a category has no games and links to all games', async () => {
  stubProvider({ games: { games: { items: sampleGames.slice(0, 3) } } });
  renderGames(<LobbyPage category="poker" />);
  expect(await screen.findByRole('heading', { name: 'No poker games here yet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/games');
});

test('counts a category in which all games are to come', async () => {
  stubProvider({ games: { games: { items: [aGame({ name: 'Roulette', playable: false })] } } });
  renderGames(<LobbyPage category="roulette" />);
  expect(await screen.findByText('1 coming soon')).toBeVisible();
});

test('shows that a category is unknown', async () => {
  stubProvider({ games: list });
  renderGames(<LobbyPage category="bingo" />);
  expect(screen.getByRole('heading', { name: 'There is no category “bingo”' })).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

test('lists games to come in a row of their own, in any order', async () => {
  const items = [
    aGame({ name: 'Crash', playable: false }),
    aGame({ name: 'Baccarat', playable: false }),
    aGame({ name: 'Unknown' }),
    aGame({ name: 'Dice', playable: true }),
  ];
  stubProvider({ games: { games: { items } } });
  renderGames(<LobbyPage />, { route: '/games?sort=name' });
  await loaded();
  expect(screen.getByText('2 games, 2 coming soon')).toBeVisible();
  const toCome = screen.getByRole('list', { name: 'Coming soon' });
  expect(
    within(toCome)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Baccarat Tessera', 'Crash Tessera']);
  expect(names()).toEqual(['DiceTessera', 'UnknownTessera', 'Baccarat Tessera', 'Crash Tessera']);
  const funLinks = screen.getAllByRole('link', { name: 'Fun Play' });
  expect(funLinks.map((link) => link.getAttribute('href'))).toEqual(['/game/Dice?play=fun', '/game/Unknown?play=fun']);
  expect(funLinks[0]).toHaveAccessibleDescription('Dice');
});

test('stores favourites on this device and lists them at their own address', async () => {
  stubProvider({ games: list });
  const user = openAt('/games');
  await loaded();
  await user.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'All games' }));
  const heart = await screen.findByRole('button', { name: 'Favourite: Wheel' });
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('link', { name: 'Favourites' }));
  expect(await screen.findByText('1 game')).toBeVisible();
  expect(window.location.search).toBe('?show=favourites');
  expect(names()).toEqual(['WheelOstia Games']);
  await user.click(screen.getByRole('button', { name: 'Favourite: Wheel' }));
  expect(await screen.findByRole('heading', { name: 'No favourites yet' })).toBeVisible();
});

test('focuses the search if the address requests it', async () => {
  stubProvider({ games: list });
  openAt('/games?search=rou#search');
  await loaded();
  expect(screen.getByRole('searchbox', { name: 'Search games' })).toHaveFocus();
});

test('sorts games as picked and stores the order in the URL', async () => {
  stubProvider({ games: list });
  const user = openAt('/games?provider=Tessera');
  await loaded();
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(screen.getByRole('option', { name: 'Name A to Z', hidden: true }));
  expect(window.location.search).toBe('?provider=Tessera&sort=name');
  expect((await screen.findAllByRole('link', { name: /Tessera/ })).map(({ textContent }) => textContent)).toEqual(
    [...names()].sort(),
  );
});

test('keeps the typed text for every order of keys and renders', async () => {
  installSiteConfig();
  stubProvider({ games: silence() });
  const { value: store } = remote.createStore(undefined);
  await checkTyping(() => (
    <Provider store={store}>
      <LobbyPage />
    </Provider>
  ));
});

test.each([
  ['the answer', []],
  ['its games', { games: [] }],
])('shows a failure, not an empty catalogue, if %s has the wrong shape', async (_, answer) => {
  stubProvider({ games: rawAnswer(JSON.stringify(answer)) });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  renderGames(<LobbyPage />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The game server sent an answer that could not be read.');
  jest.restoreAllMocks();
});
