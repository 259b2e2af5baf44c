import { betRows, bets, betsCall, ofSample } from './sampleBets';
import { answered, refused, serverMessage, statesOf, unanswered } from './stateTools';

const state = statesOf('LiveBets');
const stream = { method: 'GET', path: '/wallet-service/api/live-bets/events' } as const;
const own = [{ press: 'My Bets' }];
/** Bets arrive every five seconds until they are paused. */
const paused = [{ press: 'Pause live bets' }];

/** States of the live bets. */
export const liveBetStates = [
  state('player', 'Sample data for a player', ['Live bets', 'Sample data', 'Hidden'], { ...ofSample, steps: paused }),
  state('signed-out', 'Sample data for a visitor', ['Live bets', 'Sample data', 'Resume live bets'], {
    session: 'signed-out',
    ...ofSample,
    steps: paused,
  }),
  state('real', 'The provider’s stream', ['All Bets', 'Pause live bets']),
  state('paused', 'The provider’s stream is paused', ['All Bets', 'Resume live bets'], { steps: paused }),
  state('hostile', 'Games and currencies with hostile texts', ['All Bets', '9999999999999999999999.99999999'], {
    data: 'hostile',
  }),
  state('empty', 'Nobody has bet yet', ['No bets yet', 'The next bet that somebody places is shown here.'], {
    data: 'empty',
  }),
  state('loading', 'The provider’s stream takes its time', ['Loading bets', 'Pause live bets'], {
    faults: [unanswered(stream)],
  }),
  state(
    'unavailable',
    'The provider’s stream is not available',
    ['Live bets could not be loaded', 'Live bets are not available right now', 'Try again'],
    { faults: [refused(stream, 'Too many people are watching.', 503)] },
  ),

  state('mine', 'The player’s bets', ['My Bets', 'Multiplier', 'Payout'], {
    faults: [bets(betRows(5), 100)],
    steps: own,
  }),
  state('mine-sample', 'Sample data of My Bets', ['My Bets', 'Sample data', 'Plinko'], { ...ofSample, steps: own }),
  state('mine-empty', 'A player without bets', ['No bets yet', 'Bets that you place on games are shown here.'], {
    faults: [bets([])],
    steps: own,
  }),
  state('mine-unreadable', 'A bet of another shape', ['1 bet could not be read.', 'Dice'], {
    faults: [bets([{}, ...betRows(4)])],
    steps: own,
  }),
  state('mine-loading', 'My Bets are loading', ['Loading bets', 'My Bets'], {
    faults: [unanswered(betsCall)],
    steps: own,
  }),
  state('mine-failed', 'My Bets failed to load', ['Your bets could not be loaded', serverMessage, 'Try again'], {
    faults: [refused(betsCall, serverMessage)],
    steps: own,
  }),
  state(
    'mine-malformed',
    'My Bets of another shape',
    ['Your bets could not be loaded', 'The server sent an answer that could not be read.'],
    {
      faults: [answered(betsCall, { rows: [] })],
      steps: own,
    },
  ),
  state(
    'mine-signed-out',
    'My Bets of a visitor',
    ['Log in to see your bets', 'Your own bets are listed here once you are logged in.', 'Log in'],
    { session: 'signed-out', steps: own },
  ),
];
