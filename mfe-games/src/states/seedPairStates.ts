import { dice, keno, nextHash, pairInUse, seedPair } from './sampleBets';
import { answered, dropped, type Fault, refused, serverMessage, statesOf, unanswered } from './stateTools';

const path = '/wallet-service/api/wallet/*/seed-pairs';
const pairsCall = { method: 'GET', path } as const;
const olderCall = { method: 'GET', path: `${path}?before=*` } as const;
const rotateCall = { method: 'POST', path } as const;
const roundsCall = { method: 'GET', path: `${path}/*/bets` } as const;

const state = statesOf('SeedPairs', { session: 'player' });
const pairs = (rows: readonly unknown[]): Fault => answered(pairsCall, { pairs: rows });
const rounds = (rows: readonly unknown[]): Fault => answered(roundsCall, { bets: rows });
const three = pairs([pairInUse, seedPair(2), seedPair(3)]);
const page = pairs([pairInUse, ...Array.from({ length: 19 }, (_, number) => seedPair(number + 2))]);

/** The second pair of {@link three}, opened. */
const opened = [{ press: '6f1c0b8f4b8d… 40 rounds Revealed' }];
const replaced = [{ press: 'Replace your seeds' }];
const fresh = (serverSeedHash: string) =>
  answered(rotateCall, {
    revealed: seedPair(1, { rounds: 13 }),
    inUse: seedPair(0, { serverSeedHash, serverSeed: null }),
  });

/** States of the player's seed pairs. */
export const seedPairStates = [
  state(
    'loaded',
    'Three pairs, one in use',
    [
      'In use',
      '13 rounds',
      '1 to 64 letters, digits, dots, dashes or underscores. It is used with the next server seed, which is fixed already.',
    ],
    { faults: [three] },
  ),
  state(
    'first-pair',
    'A player who has not played',
    ['0 rounds', '1 to 64 letters, digits, dots, dashes or underscores.'],
    {
      faults: [pairs([seedPair(0, { serverSeed: null })])],
    },
  ),
  state('one-round', 'A pair of one round', ['1 round', 'Revealed'], {
    faults: [pairs([pairInUse, seedPair(1, { rounds: 1 })])],
  }),
  state('real', 'The provider’s pairs', [
    'Your seeds',
    'Every round is drawn from the pair of seeds that was in use. Replace the pair to see its server seed and verify its rounds.',
    'New client seed',
  ]),
  state('unreadable', 'A pair of another shape', ['1 seed pair could not be read.', 'In use'], {
    faults: [pairs([pairInUse, {}])],
  }),
  state('older', 'More pairs than one page', ['Show older', 'In use'], { faults: [page] }),
  state(
    'older-failed',
    'Older pairs failed to load',
    ['Failed to load your seeds', 'Show older', 'Next server seed hash'],
    {
      faults: [refused(olderCall), page],
      steps: [{ press: 'Show older' }],
    },
  ),
  state('older-loading', 'Older pairs are loading', ['Show older', '13 rounds'], {
    faults: [unanswered(olderCall), page],
    steps: [{ press: 'Show older' }],
  }),
  state('loading', 'The provider takes its time', ['Your seeds', 'Loading your seeds'], {
    faults: [unanswered(pairsCall)],
  }),
  state('failed', 'The provider fails', ['Your seeds could not be loaded', 'Failed to load your seeds', 'Try again'], {
    faults: [refused(pairsCall)],
  }),
  state('malformed', 'An answer of another shape', ['Your seeds could not be loaded', 'Try again'], {
    faults: [answered(pairsCall, { pairs: 'none' })],
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

  state('rounds', 'The rounds of a pair', ['Nonce 12', 'Verify Dice, nonce 12', 'Server seed hash'], {
    faults: [
      rounds([
        { ...dice, id: 'a' },
        { ...keno, id: 'b' },
      ]),
      three,
    ],
    steps: opened,
  }),
  state('no-rounds', 'A pair without rounds', ['No round was played with these seeds.'], {
    faults: [rounds([]), three],
    steps: opened,
  }),
  state('rounds-unreadable', 'Rounds of another shape', ['2 rounds could not be read.'], {
    faults: [rounds([{}, { ...dice, amount: 'much' }]), three],
    steps: opened,
  }),
  state('rounds-loading', 'The rounds are loading', ['Loading the rounds', 'Server seed', 'Client seed'], {
    faults: [unanswered(roundsCall), three],
    steps: opened,
  }),
  state('rounds-failed', 'The rounds failed to load', ['The rounds could not be loaded', serverMessage], {
    faults: [refused(roundsCall, serverMessage), three],
    steps: opened,
  }),

  state(
    'invalid-client-seed',
    'A client seed that is not allowed',
    ['1 to 64 letters, digits, dots, dashes or underscores.'],
    {
      faults: [three],
      steps: [{ fill: 'New client seed', text: 'lucky seed!' }, ...replaced],
    },
  ),
  state('rotating', 'The pair is being replaced', ['Replacing...'], {
    faults: [unanswered(rotateCall), three],
    steps: replaced,
  }),
  state(
    'rotated',
    'The pair was replaced, as promised',
    [
      'The seeds were replaced. The server seed before is revealed below.',
      'The server seed in use has the hash that you saw before.',
    ],
    { faults: [fresh(nextHash), three], steps: replaced },
  ),
  state(
    'promise-broken',
    'The new server seed is not the promised one',
    ['The server seed in use does NOT have the hash that you saw before.'],
    { faults: [fresh('e'.repeat(64)), three], steps: replaced },
  ),
  state(
    'rotation-refused',
    'The provider refuses to replace the pair',
    ['A round is still open.', 'Replace your seeds'],
    {
      faults: [refused(rotateCall, 'A round is still open.', 409), three],
      steps: replaced,
    },
  ),
  state(
    'rotation-lost',
    'The answer is lost',
    ['Failed to replace your seeds. Please try again.', 'Replace your seeds'],
    {
      faults: [dropped(rotateCall), three],
      steps: replaced,
    },
  ),
];
