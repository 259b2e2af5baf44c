import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';
import { betRows, bets, ofSample } from './sampleBets';

const { liveBetEvents, bets: betsCall } = extensionCalls;
const state = statesOf('LiveBets');
/** Bets arrive every five seconds until they are paused. */
const paused = statesOf('LiveBets', { steps: [{ press: 'Pause live bets' }] });

const mine = statesOf('LiveBets', { steps: [{ press: 'My Bets' }] });
/** States in which the press sends the call for the player's bets. */
const asked = statesOf('LiveBets', { steps: [{ press: 'My Bets' }], does: sends(betsCall) });

/** States of the live bets. */
export const liveBetStates = [
  paused('player', 'Sample data for a player', ['Live bets', 'Sample data', 'Hidden'], ofSample),
  paused('signed-out', 'Sample data for a visitor', ['Live bets', 'Sample data', 'Resume live bets'], {
    session: 'signed-out',
    ...ofSample,
  }),
  state('real', 'The provider’s stream', ['All Bets', 'Pause live bets']),
  paused('paused', 'The provider’s stream is paused', ['All Bets', 'Resume live bets']),
  state('hostile', 'Games and currencies with hostile texts', ['All Bets', '9999999999999999999999.99999999'], {
    data: 'hostile',
  }),
  state('empty', 'Nobody has bet yet', ['No bets yet', 'The next bet that a player places is shown here.'], {
    data: 'empty',
  }),
  state('loading', 'The provider’s stream takes its time', ['Loading bets', 'Pause live bets'], {
    faults: [unanswered(liveBetEvents)],
  }),
  announcing(state)(
    'unavailable',
    'The provider’s stream is not available',
    ['Live bets could not be loaded', 'Live bets are not available right now', 'Try again'],
    [refused(liveBetEvents, 'Too many people are watching.', 503)],
  ),

  asked('mine', 'The player’s bets', ['My Bets', 'Multiplier', 'Payout'], {
    faults: [bets(betRows(5), 100)],
    does: {
      rows: ['Dice', 'Limbo', 'Keno', 'Mines', 'Plinko'],
      money: { '+0.00245000': 'gain', '−0.00250000': 'loss' },
    },
  }),
  mine('mine-sample', 'Sample data of My Bets', ['My Bets', 'Sample data', 'Plinko'], ofSample),
  asked('mine-empty', 'A player without bets', ['No bets yet', 'Bets that you place on games are shown here.'], {
    faults: [bets([])],
  }),
  asked('mine-unreadable', 'A bet of another shape', ['1 bet could not be read.', 'Dice'], {
    faults: [bets([{}, ...betRows(4)])],
    does: { rows: ['Dice', 'Limbo', 'Keno', 'Mines'] },
  }),
  asked('mine-loading', 'My Bets are loading', ['Loading bets', 'My Bets'], [unanswered(betsCall)]),
  announcing(asked)(
    'mine-failed',
    'My Bets failed to load',
    ['Your bets could not be loaded', serverMessage, 'Try again'],
    {
      faults: [failed(betsCall, serverMessage)],
    },
  ),
  mine('mine-retried', 'Try again succeeded', ['My Bets', 'Mines', '+0.00245000'], {
    faults: [failed(betsCall)],
    steps: [{ press: 'My Bets' }, { see: 'Try again' }, { faults: [bets(betRows(5))] }, { press: 'Try again' }],
    does: sends(betsCall),
  }),
  announcing(asked)(
    'mine-malformed',
    'My Bets of another shape',
    ['Your bets could not be loaded', 'The server sent an answer that could not be read.'],
    [answered(betsCall, { rows: [] })],
  ),
  mine(
    'mine-signed-out',
    'My Bets of a visitor',
    ['Log in to see your bets', 'Your own bets are listed here once you are logged in.', 'Log in'],
    { session: 'signed-out' },
  ),
];
