import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, failed, readFailures, statesOf, unanswered } from '@tessera/workbench/state';
import { listed, listFailed, manyGames, sampleGames } from './sampleGames';
import { sampleWins } from './sampleWins';

const wins = statesOf('RecentWins', { session: 'signed-out' });
const recommended = statesOf('RecommendedGames', { session: 'signed-out' });
const list = statesOf('GamesList', { session: 'signed-out' });

const onlinePlayers = 2341;
const sampled = ['Recent wins', '2,341 players online', 'Sample data'];
/** The provider's figures: the second player is hidden. */
const stats = (playersOnline: number, count: number) => {
  const wins = Array.from({ length: count }, (_, index) => ({
    id: `win-${index}`,
    game: index % 2 === 0 ? 'Plinko' : 'Keno',
    user: index % 2 === 0 ? 'o•••a' : null,
    amount: 1.08 / (index + 1),
    currency: 'ETH',
    multiplier: 110,
    at: '2026-06-15T11:00:00.000Z',
  }));
  return answered(extensionCalls.liveStats, { playersOnline, wins });
};
const [keno, limbo] = sampleGames;
const broken = sampleGames.map((game) => ({ ...game, image: '/no-such-picture.png' }));

/** States of the home page's strip, carousel and list. */
export const homeStates = [
  wins('loaded', 'Eighteen sample wins', sampled, {
    props: { wins: sampleWins, onlinePlayers },
    withoutExtensions: ['live-stats'],
    does: { rows: ['Limbo', 'Slots', 'Dice'], money: { '+0.01482': 'gain', '+1,240': 'gain' } },
  }),
  wins('few', 'Too few wins to move', ['Recent wins', 'Dice'], {
    props: { wins: sampleWins.slice(0, 3), onlinePlayers },
    withoutExtensions: ['live-stats'],
  }),
  wins('real', 'The wins of the day', ['Recent wins', '1,207 players online', 'Plinko', 'o•••a', 'Hidden'], {
    props: { wins: sampleWins, onlinePlayers },
    faults: [stats(1_207, 18)],
    does: { rows: ['Plinko', 'Keno'], money: { '+1.08': 'gain' } },
  }),
  wins('real-few', 'Six wins, one player', ['1 player online', 'Keno'], {
    props: { wins: sampleWins, onlinePlayers },
    faults: [stats(1, 6)],
  }),
  wins('new-site', 'A day with five wins: samples', sampled, {
    sameAs: 'loaded',
    props: { wins: sampleWins, onlinePlayers },
    faults: [stats(3, 5)],
  }),
  wins('stats-failed', 'No figures: samples', sampled, {
    sameAs: 'loaded',
    props: { wins: sampleWins, onlinePlayers },
    faults: [failed(extensionCalls.liveStats)],
  }),

  recommended('loaded', 'Seven games', ['Recommended', 'POPULAR', 'Dice']),
  // Phones have no arrows, and on wide windows all seven fit.
  recommended('moved', 'One step on', ['Recommended', '2 of 7'], {
    viewport: '800x900',
    steps: [{ press: 'Next games' }],
    does: { focus: 'Next games' },
  }),
  recommended('unlisted', 'The provider lists none of them', ['Recommended', 'Coming soon'], listed([keno])),
  recommended('loading', 'Loading', ['Recommended', 'HOT'], [unanswered(calls.games)]),
  recommended('failed', 'Failed', ['Recommended', 'HOT'], { sameAs: 'loading', faults: [failed(calls.games)] }),

  list('loaded', 'As the provider lists them', ['Games', '6 games, 8 coming soon', 'Seven Hills'], {
    does: { rows: ['Keno', 'Limbo', 'Dice', 'Automatic', 'Plinko', 'Mines'] },
  }),
  list('none-open', 'All games are to come', ['1 coming soon', 'Keno'], {
    faults: listed([{ ...keno, playable: false }]),
  }),
  list('full', 'Several studios', ['18 games', 'Marble Live', 'Fun'], {
    faults: listed(sampleGames),
    does: { rows: ['Keno', 'Limbo', 'Dice', 'Automatic', 'Plinko', 'Mines'] },
  }),
  list('one', 'A single game', ['1 game', 'Keno'], listed([keno])),
  list('many', 'More than fit', ['260 games', 'Show all games'], listed(manyGames)),
  list('continue', 'Games were played on this device', ['Continue playing', 'Limbo'], {
    faults: listed(sampleGames),
    does: { rows: ['Limbo', 'Keno'] },
    storage: { 'tessera.games.recent': JSON.stringify([limbo?.uuid, keno?.uuid]) },
  }),
  list('broken-pictures', 'Pictures that do not load', ['18 games', 'Roulette'], listed(broken)),
  list('unreadable', 'A game of another shape', ['1 game could not be read.', '2 games'], {
    faults: listed([{ name: 7 }, keno, limbo]),
  }),
  list('all-unreadable', 'No game can be read', ['2 games could not be read.'], listed([{ name: 7 }, {}])),
  list('loading', 'Loading', ['Loading games'], [unanswered(calls.games)]),
  list('empty', 'No games', ['No games yet', 'The provider has not listed any games. Please check back later.'], {
    faults: listed([]),
  }),
  ...readFailures(announcing(list), calls.games, listFailed),
];
