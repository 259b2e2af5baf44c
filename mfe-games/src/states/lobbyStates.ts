import { manyGames, sampleGames } from './sampleGames';
import { listCall, listed, listFailures, statesOf, unanswered } from './stateTools';

const state = statesOf('Lobby', { session: 'player', props: {} });
const faults = listed(sampleGames);
const [keno, limbo, dice] = sampleGames;
const saved = (list: 'favourites' | 'recent') => ({
  [`tessera.games.${list}`]: JSON.stringify([dice?.uuid, keno?.uuid]),
});
const favouriteKeno = { press: 'Favourite: Keno' };

/** States of the lobby. */
export const lobbyStates = [
  state('loaded', 'As the provider lists them', ['All games', '14 games', 'Playable'], { session: 'signed-out' }),
  state('full', 'Several studios', ['18 games', 'Ostia Games', 'Fun Play'], { faults }),
  state('many', 'More than one screen', ['260 games', 'Mosaic 1'], { faults: listed(manyGames) }),
  state('unreadable', 'A game of another shape', ['1 game could not be read.', '2 games'], {
    faults: listed([{ name: 7 }, keno, limbo]),
  }),
  state('all-unreadable', 'No game can be read', ['2 games could not be read.', '0 games'], {
    faults: listed([{ name: 7 }, 'Keno']),
  }),

  state('search', 'Search and provider from the address', ['Search games', 'Marble Live', 'Clear search'], {
    search: '?search=o&provider=Marble+Live',
    faults,
  }),
  state('typed-search', 'A search for one game', ['1 game', 'Limbo'], {
    faults,
    steps: [{ fill: 'Search games', text: 'limbo' }, { see: '1 game' }],
  }),
  state('providers', 'The choice of a provider', ['Provider', 'All providers', 'Ostia Games'], {
    faults,
    steps: [{ see: '18 games' }, { press: 'Provider' }],
  }),
  state('orders', 'The choice of an order', ['Sort by', 'Featured', 'Provider A to Z'], {
    faults,
    steps: [{ see: '18 games' }, { press: 'Sort by' }],
  }),
  state('sorted', 'Sorted by name', ['Name A to Z', '18 games'], { search: '?sort=name', faults }),
  state(
    'nothing-found',
    'Nothing found',
    ['No games found', 'Try another search or another provider.', 'Clear filters'],
    {
      search: '?search=zzz',
      faults,
    },
  ),

  state('category', 'Category preset', ['Casino: Slots', 'Slots'], { props: { category: 'slots' }, faults }),
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

  state('favourites', 'Two favourites', ['Favourites', '2 games', 'Favourite: Dice'], {
    search: '?show=favourites',
    storage: saved('favourites'),
    faults,
  }),
  state('favourite', 'A game becomes a favourite', ['Favourite: Keno', '18 games'], { faults, steps: [favouriteKeno] }),
  state('recent', 'Two games played', ['Recently played', '2 games'], {
    search: '?show=recent',
    storage: saved('recent'),
    faults,
  }),
  state(
    'no-favourites',
    'No favourites on this device',
    ['No favourites yet', 'The heart on a game keeps it here. Favourites stay on this device.'],
    { search: '?show=favourites' },
  ),
  state(
    'nothing-played',
    'Nothing played on this device',
    ['Nothing played yet', 'Games that you open are listed here. The list stays on this device.'],
    { search: '?show=recent' },
  ),

  state('empty', 'No games', ['No games yet', 'The provider has not listed any games. Please look in again later.'], {
    faults: listed([]),
  }),
  state('loading', 'Loading', ['Loading games', 'All games'], { faults: [unanswered(listCall)] }),
  ...listFailures(state),
];
