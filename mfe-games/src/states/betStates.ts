import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, dropped, failed, serverMessage, statesOf, unanswered } from '@tessera/workbench/state';
import { dice, keno } from './sampleBets';

const state = statesOf('BetDialog', { props: { betId: dice.id } });
const shown = (bet: object) => [answered(extensionCalls.bet, bet)];
const share = statesOf('BetDialog', { props: { betId: dice.id }, faults: shown(dice), steps: [{ press: 'Share' }] });
const title = 'This bet could not be loaded';
const fallback = 'Failed to load this bet';

/** States of the detail of a bet. */
export const betStates = [
  state(
    'won',
    'A win, seeds in use',
    [
      'Won',
      'Over 50.00',
      '74.21',
      '1.98×',
      'marcella',
      'Revealed when the seeds are replaced',
      'LuckyClientSeed777',
      'Nonce',
      'Share',
    ],
    {
      faults: shown(dice),
      does: { money: { '+0.00245000 BTC': 'gain', '0.00250000 BTC': 'neutral' } },
    },
  ),
  state('lost', 'A loss, seeds revealed', ['Lost', 'Outcome', 'Seeds', 'Verify'], {
    faults: shown(keno),
    does: { money: { '−0.00250000 BTC': 'neutral', '0.00250000 BTC': 'neutral' } },
  }),
  state('even', 'The stake came back', ['Stake returned', 'Selection', 'Payout', 'Multiplier'], {
    faults: shown({ ...dice, multiplier: 1, payout: dice.amount }),
    does: { money: { '0.00000000 BTC': 'neutral', '0.00250000 BTC': 'neutral' } },
  }),
  state(
    'of-another',
    'Of another player who is hidden',
    ['Player', 'Hidden', 'The seeds of another player’s bet are shown once they are revealed.'],
    shown({ ...dice, isOwn: false, player: null, seeds: null }),
  ),
  state(
    'long-texts',
    'Texts and amounts of any length',
    ['Bet ID', 'Copy bet ID', 'Time'],
    shown({
      ...dice,
      game: '<b>Dice</b> with a name that no table has room for',
      player: 'p'.repeat(80),
      currency: 'a_currency_of_many_letters',
      payout: '123456789012345678901234567890.123456789012345678',
      bet: 'Number '.repeat(60),
      createdAt: 'soon',
    }),
  ),
  announcing(share)('copied', 'The link was copied', ['Link copied'], { clipboard: 'works' }),
  announcing(share)('not-copied', 'A toast: the link could not be copied', ['Copying was not possible'], {
    clipboard: 'refused',
  }),
  state('loading', 'The provider takes its time', ['Bet', 'Loading the bet'], [unanswered(extensionCalls.bet)]),
  state('not-found', 'No bet has this ID', [
    'Bet not found',
    'No bet has this ID. Check the link that brought you here.',
  ]),
  announcing(state)('failed', 'The provider fails', [title, serverMessage, 'Try again'], {
    faults: [failed(extensionCalls.bet, serverMessage)],
  }),
  state('unreachable', 'The connection breaks', [title, fallback], [dropped(extensionCalls.bet)]),
  state('malformed', 'An answer of another shape', [title, fallback], {
    sameAs: 'unreachable',
    faults: shown({ ...dice, amount: 'much' }),
  }),
  state(
    'expired',
    'The session has expired',
    ['Log in to see this bet', 'Your session has expired. Please log in again.'],
    { session: 'expired' },
  ),
  state(
    'signed-out',
    'A visitor',
    ['Log in to see this bet', 'Bets are shown to players who are logged in.', 'Log in'],
    { session: 'signed-out' },
  ),
];
