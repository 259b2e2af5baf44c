import type { SimulatorState } from '@tessera/shared-contracts/remotes';
import { betStates } from './betStates';
import { manyGames, sampleGames } from './sampleGames';
import { sampleWins } from './sampleWins';

type Fault = NonNullable<SimulatorState['faults']>[number];

const listPath = '/wallet-service/api/games';
const initPath = '/wallet-service/api/games/*/init';
const demoPath = '/wallet-service/api/games/*/init-demo';

const longDelayMs = 600_000;

const listed = (items: readonly unknown[]): Fault => ({
  method: 'GET',
  path: listPath,
  status: 200,
  body: { games: { items } },
});
const listSlow: Fault = { method: 'GET', path: listPath, delayMs: longDelayMs };
const listFailed: Fault = { method: 'GET', path: listPath, status: 500, body: {} };
const listRefused: Fault = {
  method: 'GET',
  path: listPath,
  status: 503,
  body: { message: 'Games are being updated.' },
};
const opened = (url: string): Fault => ({
  method: 'POST',
  path: initPath,
  status: 200,
  body: { success: true, data: { url } },
});

const recentWins = { wins: sampleWins, onlinePlayers: 2341 };
const dice = { gameName: 'dice' };
const otherOriginals = ['Limbo', 'Keno', 'Mines', 'Plinko'];

/** Every state of every module, each at its own address. */
const states: readonly SimulatorState[] = [
  { module: 'RecentWins', id: 'loaded', title: 'Eighteen sample wins', session: 'signed-out', props: recentWins },
  {
    module: 'RecentWins',
    id: 'few',
    title: 'Too few wins to move',
    session: 'signed-out',
    props: { ...recentWins, wins: sampleWins.slice(0, 3) },
  },

  { module: 'RecommendedGames', id: 'loaded', title: 'Seven games', session: 'signed-out' },

  { module: 'GamesList', id: 'loaded', title: 'As the provider lists them', session: 'signed-out' },
  {
    module: 'GamesList',
    id: 'full',
    title: 'Several studios',
    session: 'signed-out',
    faults: [listed(sampleGames)],
  },
  { module: 'GamesList', id: 'many', title: 'More than fit', session: 'signed-out', faults: [listed(manyGames)] },
  {
    module: 'GamesList',
    id: 'broken-pictures',
    title: 'Pictures that do not load',
    session: 'signed-out',
    faults: [listed(sampleGames.map((game) => ({ ...game, image: '/no-such-picture.png' })))],
  },
  { module: 'GamesList', id: 'loading', title: 'Loading', session: 'signed-out', faults: [listSlow] },
  { module: 'GamesList', id: 'empty', title: 'No games', session: 'signed-out', faults: [listed([])] },
  { module: 'GamesList', id: 'failed', title: 'Failed', session: 'signed-out', faults: [listFailed] },
  {
    module: 'GamesList',
    id: 'failed-with-message',
    title: 'Failed, with the server’s message',
    session: 'signed-out',
    faults: [listRefused],
  },
  {
    module: 'GamesList',
    id: 'unreachable',
    title: 'Provider unreachable',
    session: 'signed-out',
    faults: [{ method: 'GET', path: listPath, drop: 'before' }],
  },

  { module: 'Lobby', id: 'loaded', title: 'As the provider lists them', session: 'signed-out', props: {} },
  {
    module: 'Lobby',
    id: 'full',
    title: 'Several studios',
    session: 'player',
    props: {},
    faults: [listed(sampleGames)],
  },
  {
    module: 'Lobby',
    id: 'many',
    title: 'More than one screen',
    session: 'player',
    props: {},
    faults: [listed(manyGames)],
  },
  {
    module: 'Lobby',
    id: 'search',
    title: 'Search and provider from the address',
    session: 'player',
    props: {},
    search: '?search=o&provider=Marble+Live',
    faults: [listed(sampleGames)],
  },
  {
    module: 'Lobby',
    id: 'category',
    title: 'Category preset',
    session: 'player',
    props: { category: 'slots' },
    faults: [listed(sampleGames)],
  },
  {
    module: 'Lobby',
    id: 'category-empty',
    title: 'Category without games',
    session: 'player',
    props: { category: 'baccarat' },
    faults: [listed(sampleGames.slice(0, 4))],
  },
  {
    module: 'Lobby',
    id: 'category-unknown',
    title: 'Unknown category',
    session: 'player',
    props: { category: 'bingo' },
  },
  {
    module: 'Lobby',
    id: 'nothing-found',
    title: 'Nothing found',
    session: 'player',
    props: {},
    search: '?search=zzz',
    faults: [listed(sampleGames)],
  },
  {
    module: 'Lobby',
    id: 'no-favourites',
    title: 'No favourites on this device',
    session: 'player',
    props: {},
    search: '?show=favourites',
  },
  {
    module: 'Lobby',
    id: 'nothing-played',
    title: 'Nothing played on this device',
    session: 'player',
    props: {},
    search: '?show=recent',
  },
  { module: 'Lobby', id: 'empty', title: 'No games', session: 'player', props: {}, faults: [listed([])] },
  { module: 'Lobby', id: 'loading', title: 'Loading', session: 'player', props: {}, faults: [listSlow] },
  { module: 'Lobby', id: 'failed', title: 'Failed', session: 'player', props: {}, faults: [listFailed] },

  { module: 'GamePlayer', id: 'real', title: 'Real Play', session: 'player', props: dice },
  { module: 'GamePlayer', id: 'fun', title: 'Fun Play', session: 'player', props: dice, search: '?play=fun' },
  {
    module: 'GamePlayer',
    id: 'theatre',
    title: 'Theatre mode',
    session: 'player',
    props: dice,
    search: '?play=fun&theatre=on',
  },
  { module: 'GamePlayer', id: 'signed-out', title: 'Real Play, signed out', session: 'signed-out', props: dice },
  ...otherOriginals.map(
    (gameName): SimulatorState => ({
      module: 'GamePlayer',
      id: gameName.toLowerCase(),
      title: `${gameName}, Fun Play`,
      session: 'signed-out',
      props: { gameName },
      search: '?play=fun',
    }),
  ),
  {
    module: 'GamePlayer',
    id: 'fun-signed-out',
    title: 'Fun Play, signed out',
    session: 'signed-out',
    props: dice,
    search: '?play=fun',
  },
  { module: 'GamePlayer', id: 'expired', title: 'Session expired', session: 'expired', props: dice },
  {
    module: 'GamePlayer',
    id: 'loading-list',
    title: 'List loading',
    session: 'player',
    props: dice,
    faults: [listSlow],
  },
  {
    module: 'GamePlayer',
    id: 'loading',
    title: 'Loading for Real gamePlay...',
    session: 'player',
    props: dice,
    faults: [{ method: 'POST', path: initPath, delayMs: longDelayMs }],
  },
  {
    module: 'GamePlayer',
    id: 'loading-fun',
    title: 'Loading for Fun Play...',
    session: 'signed-out',
    props: dice,
    search: '?play=fun',
    faults: [{ method: 'POST', path: demoPath, delayMs: longDelayMs }],
  },
  {
    module: 'GamePlayer',
    id: 'not-found',
    title: 'Game not found!',
    session: 'player',
    props: { gameName: 'No such' },
  },
  {
    module: 'GamePlayer',
    id: 'failed',
    title: 'Failed to load game.',
    session: 'player',
    props: dice,
    faults: [{ method: 'POST', path: initPath, status: 500, body: {} }],
  },
  {
    module: 'GamePlayer',
    id: 'refused',
    title: 'Refused with the server’s message',
    session: 'player',
    props: dice,
    faults: [
      {
        method: 'POST',
        path: initPath,
        status: 200,
        body: { success: false, message: 'This game is under maintenance.' },
      },
    ],
  },
  {
    module: 'GamePlayer',
    id: 'unsafe-address',
    title: 'An address that is never framed',
    session: 'player',
    props: dice,
    faults: [opened('http://games.example/dice')],
  },
  {
    module: 'GamePlayer',
    id: 'silent',
    title: 'A page that never says that it is ready',
    session: 'player',
    props: dice,
    faults: [{ method: 'GET', path: '/play/dice', status: 200, body: 'A page that says nothing.' }],
  },
  {
    module: 'GamePlayer',
    id: 'list-failed',
    title: 'List failed',
    session: 'player',
    props: dice,
    faults: [listFailed],
  },
  ...betStates,
];

export default states;
