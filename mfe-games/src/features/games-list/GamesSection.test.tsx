import { aGame, errorReply, heldBack, noAnswer, silence, stubProvider } from '@tessera/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { composeWith } from '../../testing/composeWith';
import { renderGames } from '../../testing/renderGames';
import { recentGames } from '../saved-games';
import { GamesSection, gamesSectionContent } from './GamesSection';

beforeEach(() => localStorage.clear());

const listOf = (...names: readonly string[]) => ({ games: { items: names.map((name) => aGame({ name })) } });

test('makes one request under StrictMode', async () => {
  const provider = stubProvider({ games: listOf('Keno') });
  renderGames(<GamesSection />);
  await screen.findByRole('link', { name: /Keno/ });
  expect(provider.requestsOf('games')).toHaveLength(1);
});

test.each([
  ['no items', { games: {} }],
  ['no games', {}],
  ['an empty list', { games: { items: [] } }],
])('shows an empty list for %s', async (_, answer) => {
  stubProvider({ games: answer });
  renderGames(<GamesSection />);
  expect(await screen.findByRole('heading', { name: 'No games yet' })).toBeVisible();
});

test('shows why the list failed and loads it on retry', async () => {
  const provider = stubProvider({ games: errorReply(400, { message: 'Games are being updated.' }) });
  const { user } = renderGames(<GamesSection />);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Failed to load games list');
  expect(alert).toHaveTextContent('Games are being updated.');
  provider.use({ games: listOf('Keno') });
  await user.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /Keno/ })).toBeVisible();
});

test('retries once automatically when the provider cannot be reached', async () => {
  let tries = 0;
  stubProvider({
    games: () => {
      tries += 1;
      return tries === 1 ? noAnswer() : listOf('Keno');
    },
  });
  renderGames(<GamesSection />);
  expect(await screen.findByRole('link', { name: /Keno/ })).toBeVisible();
  expect(tries).toBe(2);
});

test('gives up after one retry', async () => {
  const provider = stubProvider({ games: noAnswer() });
  renderGames(<GamesSection />);
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  expect(provider.requestsOf('games')).toHaveLength(2);
});

test('shows four rows and links to the rest', async () => {
  stubProvider({ games: listOf(...Array.from({ length: 40 }, (_, index) => `Game ${index}`)) });
  renderGames(<GamesSection />);
  expect(await screen.findByText('40 games')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(28);
  expect(screen.getByRole('link', { name: 'Show all games' })).toHaveAttribute('href', '/games');
});

test('offers to continue with the games played last on this device', async () => {
  const items = ['keno', 'dice', 'limbo'].map((uuid) => aGame({ uuid, name: uuid }));
  stubProvider({ games: { games: { items } } });
  for (const id of ['keno', 'gone', 'dice']) recentGames.add(id);
  renderGames(<GamesSection />);
  await screen.findByText('3 games');
  const region = screen.getByRole('region', { name: 'Continue playing' });
  const tiles = within(region).getAllByRole('link', { name: /Tessera/ });
  expect(tiles.map((tile) => tile.getAttribute('href'))).toEqual(['/game/dice', '/game/keno']);
});

test('shows placeholders for the games played last while the list loads', async () => {
  const items = ['keno', 'dice', 'limbo'].map((uuid) => aGame({ uuid, name: uuid }));
  const { reply, release } = heldBack({ games: { items } });
  stubProvider({ games: reply });
  for (const id of ['keno', 'dice']) recentGames.add(id);
  renderGames(<GamesSection />);
  const tilesToContinue = () =>
    within(screen.getByRole('region', { name: 'Continue playing' })).getAllByRole('listitem', { hidden: true });
  expect(tilesToContinue()).toHaveLength(2);
  release();
  await screen.findByText('3 games');
  expect(tilesToContinue()).toHaveLength(2);
});

test('counts games to come apart, in a row of their own, and never to be continued', async () => {
  const items = [aGame({ name: 'crash', uuid: 'crash', playable: false }), aGame({ name: 'keno', playable: true })];
  composeWith('games/GamesList', gamesSectionContent, { games: { games: { items } } });
  const { reply, release } = heldBack({ games: { items } });
  stubProvider({ games: reply });
  recentGames.add('crash');
  renderGames(<GamesSection />);
  const expectRow = () => {
    expect(screen.getByText('1 game, 1 coming soon')).toBeVisible();
    const toCome = screen.getByRole('list', { name: 'Coming soon' });
    expect(within(toCome).getByRole('link')).toHaveAttribute('href', '/game/crash');
  };
  expectRow();
  release();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Continue playing' })).not.toBeInTheDocument());
  expectRow();
  expect(screen.getAllByRole('link', { name: 'Fun Play' })).toHaveLength(1);
});

test('offers nothing to continue before the first game', async () => {
  stubProvider({ games: { games: { items: [aGame()] } } });
  renderGames(<GamesSection />);
  await screen.findByText('1 game');
  expect(screen.queryByRole('region', { name: 'Continue playing' })).not.toBeInTheDocument();
});

test('shows the composed games, and updates them in place when the provider answers', async () => {
  const games = (...names: readonly string[]) => ({ items: names.map((name) => aGame({ uuid: name, name })) });
  composeWith('games/GamesList', gamesSectionContent, { games: { games: games('keno', 'dice') } });
  const { reply, release } = heldBack({ games: games('keno', 'limbo') });
  stubProvider({ games: reply });
  renderGames(<GamesSection />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.getByText('2 games')).toBeVisible();
  const kept = screen.getByRole('link', { name: /keno/ });
  expect(screen.getByRole('link', { name: /dice/ })).toBeVisible();
  release();
  expect(await screen.findByRole('link', { name: /limbo/ })).toBeVisible();
  expect(screen.queryByRole('link', { name: /dice/ })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /keno/ })).toBe(kept);
});

test('shows the other games if one cannot be parsed, and reports it at once', async () => {
  const answer = { games: { items: [aGame({ name: 'keno' }), { uuid: 7 }] } };
  composeWith('games/GamesList', gamesSectionContent, { games: answer });
  stubProvider({ games: silence });
  renderGames(<GamesSection />);
  expect(screen.getByRole('link', { name: /keno/ })).toBeVisible();
  expect(screen.getByText('1 game could not be read.')).toBeVisible();
});

test.each([
  ['is empty', { games: { items: [] } }],
  ['is missing', undefined],
  ['has only invalid games', { games: { items: [{ uuid: 7 }] } }],
])('prerenders nothing if the list of games %s', (_, games) => {
  expect(gamesSectionContent({ path: '/', answers: { games } })).toBeUndefined();
});
