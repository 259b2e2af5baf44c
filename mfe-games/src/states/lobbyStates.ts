import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, readFailures, statesOf, unanswered } from '@tessera/workbench/state';
import { listed, listFailed, manyGames, sampleGames } from './sampleGames';

const state = statesOf('Lobby');
const full = statesOf('Lobby', { faults: listed(sampleGames) });
const [keno, limbo, dice] = sampleGames;
const saved = (list: 'favourites' | 'recent') => ({
  search: `?show=${list}`,
  storage: { [`tessera.games.${list}`]: JSON.stringify([dice?.uuid, keno?.uuid]) },
});

/** States of the lobby. */
export const lobbyStates = [
  state('loaded', 'As the provider lists them', ['All games', '6 games, 8 coming soon', 'Coming soon'], {
    session: 'signed-out',
  }),
  full('full', 'Several studios', ['18 games', 'Ostia Games', 'Fun Play']),
  state('many', 'More than one screen', ['260 games', 'Mosaic 1'], listed(manyGames)),
  state('unreadable', 'A game of another shape', ['1 game could not be read.', '2 games'], {
    faults: listed([{ name: 7 }, keno, limbo]),
  }),
  state('all-unreadable', 'No game can be read', ['2 games could not be read.', '0 games'], {
    faults: listed([{ name: 7 }, 'Keno']),
  }),

  full('search', 'Search and provider from the address', ['Search games', 'Marble Live', 'Clear search'], {
    search: '?search=o&provider=Marble+Live',
  }),
  full('typed-search', 'A search for one game', ['1 game', 'Limbo'], {
    steps: [{ fill: 'Search games', text: 'limbo' }, { see: '1 game' }],
    does: { announced: ['1 game'], rows: ['Limbo'] },
  }),
  full('providers', 'The choice of a provider', ['Provider', 'All providers', 'Ostia Games'], {
    steps: [{ see: '18 games' }, { press: 'Provider' }],
    does: { focus: 'Provider' },
  }),
  full('provider-picked', 'The games of one provider', ['5 games', 'Seven Hills'], {
    steps: [{ see: '18 games' }, { press: 'Provider' }, { press: 'Ostia Games' }],
    does: { announced: ['5 games'], back: '18 games' },
  }),
  full('orders', 'The choice of an order', ['Sort by', 'Featured', 'Provider A to Z'], {
    steps: [{ see: '18 games' }, { press: 'Sort by' }],
  }),
  full('sorted', 'Sorted by name', ['Name A to Z', '18 games'], {
    search: '?sort=name',
    does: { rows: ['Automatic', 'Blackjack', 'Book of Rome'] },
  }),
  full(
    'nothing-found',
    'Nothing found',
    ['No games found', 'Try another search or another provider.', 'Clear filters'],
    { search: '?search=zzz' },
  ),

  full('category', 'Category preset', ['Casino: Slots', 'Slots'], { props: { category: 'slots' } }),
  state(
    'category-empty',
    'Category without games',
    ['No baccarat games here yet', 'The provider lists none at the moment.', 'Show all games'],
    { props: { category: 'baccarat' }, faults: listed(sampleGames.slice(0, 4)) },
  ),
  state(
    'category-unknown',
    'Unknown category',
    ['There is no category “bingo”', 'The link may be old. All games are one step away.', 'Casino'],
    { props: { category: 'bingo' } },
  ),

  full('favourites', 'Two favourites', ['Favourites', '2 games', 'Favourite: Dice'], saved('favourites')),
  full('favourite', 'A game becomes a favourite', ['Favourite: Keno', '18 games'], {
    steps: [{ press: 'Favourite: Keno' }],
  }),
  full('recent', 'Two games played', ['Recently played', '2 games'], {
    ...saved('recent'),
    does: { rows: ['Dice', 'Keno'] },
  }),
  state(
    'no-favourites',
    'No favourites on this device',
    [
      'No favourites yet',
      'Press the heart on a game to keep it here. The list stays on this device until you log out.',
    ],
    { search: '?show=favourites' },
  ),
  state(
    'nothing-played',
    'Nothing played on this device',
    ['Nothing played yet', 'Games that you open are listed here. The list stays on this device until you log out.'],
    { search: '?show=recent' },
  ),

  state('empty', 'No games', ['No games yet', 'The provider has not listed any games. Please check back later.'], {
    faults: listed([]),
  }),
  state('loading', 'Loading', ['Loading games', 'All games'], [unanswered(calls.games)]),
  ...readFailures(announcing(state), calls.games, listFailed),
];
