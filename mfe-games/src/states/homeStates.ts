import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, failed, readFailures, statesOf, unanswered } from '@tessera/workbench/state';
import { listed, listFailed, manyGames, sampleGames } from './sampleGames';
import { sampleWins } from './sampleWins';

const wins = statesOf('RecentWins', { session: 'signed-out' });
const recommended = statesOf('RecommendedGames', { session: 'signed-out' });
const list = statesOf('GamesList', { session: 'signed-out' });

const onlinePlayers = 2341;
const [keno, limbo] = sampleGames;
const broken = sampleGames.map((game) => ({ ...game, image: '/no-such-picture.png' }));

/** States of the home page's strip, carousel and list. */
export const homeStates = [
  wins('loaded', 'Eighteen sample wins', ['Recent wins', '2,341 players online', 'Sample data'], {
    props: { wins: sampleWins, onlinePlayers },
    does: { rows: ['Limbo', 'Slots', 'Dice'], money: { '+0.01482': 'gain', '+1,240': 'gain' } },
  }),
  wins('few', 'Too few wins to move', ['Recent wins', 'Dice'], {
    props: { wins: sampleWins.slice(0, 3), onlinePlayers },
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

  list('loaded', 'As the provider lists them', ['Games', '14 games', 'Coming soon']),
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
  list('empty', 'No games', ['No games yet', 'The provider has not listed any games. Please look in again later.'], {
    faults: listed([]),
  }),
  ...readFailures(announcing(list), calls.games, listFailed),
];
