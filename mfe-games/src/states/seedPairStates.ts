import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import {
  announcing,
  answered,
  dropped,
  failed,
  refused,
  sends,
  serverMessage,
  statesOf,
  unanswered,
} from '@tessera/workbench/state';
import { dice, keno, nextHash, pairInUse, seedPair } from './sampleBets';

const { seedPairs, seedPairBets, rotateSeeds } = extensionCalls;
const older = { method: 'GET', path: `${seedPairs.path}?before=*` };
const pairs = (rows: readonly unknown[]) => answered(seedPairs, { pairs: rows });
const three = pairs([pairInUse, seedPair(2), seedPair(3)]);
const lastBet = (newest: object) => [
  three,
  answered(extensionCalls.bets, { bets: [newest], total: 1 }),
  answered(extensionCalls.bet, newest),
];
const page = pairs([pairInUse, ...Array.from({ length: 19 }, (_, number) => seedPair(number + 2))]);

const state = statesOf('SeedPairs');
const loaded = statesOf('SeedPairs', { faults: [three] });
/** The second pair of {@link three} is opened. */
const opened = statesOf('SeedPairs', {
  steps: [{ press: '6f1c0b8f4b8d… 40 rounds Revealed' }],
  does: sends(seedPairBets),
});
const rounds = (rows: readonly unknown[]) => answered(seedPairBets, { bets: rows });
const replace = { press: 'Replace your seeds' };
const replaced = statesOf('SeedPairs', { steps: [replace], does: sends(rotateSeeds) });
const fresh = (serverSeedHash: string) =>
  answered(rotateSeeds, {
    revealed: seedPair(1, { rounds: 13 }),
    inUse: seedPair(0, { serverSeedHash, serverSeed: null }),
  });
const firstSeedHint = '1 to 64 letters, digits, dots, dashes or underscores.';
const olderAsked = statesOf('SeedPairs', { steps: [{ press: 'Show older' }], does: sends(seedPairs) });

/** States of the player's seed pairs. */
export const seedPairStates = [
  loaded('loaded', 'Three pairs, one in use', [
    'In use',
    '13 rounds',
    `${firstSeedHint} It is used with the next server seed, which is fixed already.`,
  ]),
  state('first-pair', 'A player who has not played', ['0 rounds', firstSeedHint], {
    faults: [pairs([seedPair(0, { serverSeed: null })])],
  }),
  state('one-round', 'A pair of one round', ['1 round', 'Revealed'], [pairs([pairInUse, seedPair(1, { rounds: 1 })])]),
  state('real', 'The provider’s pairs', [
    'Your seeds',
    'Every round is drawn from the pair of seeds that was in use. Replace the pair to see its server seed and verify its rounds.',
    'New client seed',
  ]),
  state('last-bet', 'The last bet can be verified', ['Verify my last bet (Keno)'], lastBet(keno)),
  state(
    'last-bet-hidden',
    'The last bet, with the seeds in use',
    ['Your last bet (Dice) can be verified once you replace the seeds: that reveals its server seed.'],
    lastBet(dice),
  ),
  state('unreadable', 'A pair of another shape', ['1 seed pair could not be read.', 'In use'], {
    faults: [pairs([pairInUse, {}])],
  }),
  state('older', 'More pairs than one page', ['Show older', 'In use'], [page]),
  announcing(olderAsked)(
    'older-failed',
    'Older pairs failed to load',
    ['Failed to load your seeds', 'Show older', 'Next server seed hash'],
    [failed(older), page],
  ),
  olderAsked('older-loading', 'Older pairs are loading', ['Show older', '13 rounds'], [unanswered(older), page]),
  state('loading', 'The provider takes its time', ['Your seeds', 'Loading your seeds'], [unanswered(seedPairs)]),
  announcing(state)(
    'failed',
    'The provider fails',
    ['Your seeds could not be loaded', 'Failed to load your seeds', 'Try again'],
    {
      faults: [failed(seedPairs)],
    },
  ),
  announcing(state)('malformed', 'An answer of another shape', ['Your seeds could not be loaded', 'Try again'], {
    faults: [answered(seedPairs, { pairs: 'none' })],
  }),
  state(
    'expired',
    'The session has expired',
    ['Your session has expired. Please log in again.', 'Log in to see your seeds'],
    { session: 'expired' },
  ),
  state(
    'signed-out',
    'A visitor',
    ['Log in to see your seeds', 'Your seed pairs are listed here with the rounds that were drawn from them.'],
    { session: 'signed-out' },
  ),

  opened('rounds', 'The rounds of a pair', ['Nonce 12', 'Verify Dice, nonce 12', 'Server seed hash'], {
    faults: [rounds([dice, { ...keno, id: 'b' }]), three],
    does: { rows: ['Dice: 74.21', 'Keno: 11, 4, 34'] },
  }),
  opened('no-rounds', 'A pair without rounds', ['No round was played with these seeds.'], [rounds([]), three]),
  opened('rounds-unreadable', 'Rounds of another shape', ['2 rounds could not be read.'], {
    faults: [rounds([{}, { ...dice, amount: 'much' }]), three],
  }),
  opened('rounds-loading', 'The rounds are loading', ['Loading the rounds', 'Server seed', 'Client seed'], {
    faults: [unanswered(seedPairBets), three],
  }),
  announcing(opened)('rounds-failed', 'The rounds failed to load', ['The rounds could not be loaded', serverMessage], {
    faults: [failed(seedPairBets, serverMessage), three],
  }),

  loaded('invalid-client-seed', 'A client seed that is not allowed', [firstSeedHint], {
    steps: [{ fill: 'New client seed', text: 'lucky seed!' }, replace],
    does: { focus: 'New client seed', announced: [firstSeedHint] },
  }),
  replaced('rotating', 'The pair is being replaced', ['Replacing...'], [unanswered(rotateSeeds), three]),
  announcing(replaced)(
    'rotated',
    'The pair was replaced, as promised',
    [
      'The seeds were replaced. The server seed before is revealed below.',
      'The server seed in use has the hash that you saw before.',
    ],
    [fresh(nextHash), three],
  ),
  announcing(replaced)(
    'promise-broken',
    'The new server seed is not the promised one',
    ['The server seed in use does NOT have the hash that you saw before.'],
    [fresh('e'.repeat(64)), three],
  ),
  announcing(replaced)(
    'rotation-refused',
    'The provider refuses to replace the pair',
    ['A round is still open.', 'Replace your seeds'],
    [refused(rotateSeeds, 'A round is still open.', 409), three],
  ),
  announcing(replaced)(
    'rotation-lost',
    'The answer is lost',
    ['Failed to replace your seeds. Please try again.', replace.press],
    {
      faults: [dropped(rotateSeeds), three],
    },
  ),
];
