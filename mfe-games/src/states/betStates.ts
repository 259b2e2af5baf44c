import type { SimulatorState } from '@tessera/shared-contracts/remotes';

type Fault = NonNullable<SimulatorState['faults']>[number];

const betPath = '/wallet-service/api/bets/*';
const pairsPath = '/wallet-service/api/wallet/*/seed-pairs';
const longDelayMs = 600_000;

const hash = '6f1c0b8f4b8d6f3f0c6f2a8b1d4e5c7a9b0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f';
const nextHash = '0b7e2c9d4f6a1835e0c7b9d2f4a6183559e0c7b9d2f4a61835e0c7b9d2f4a618';
const serverSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55';
const seeds = {
  scheme: 2,
  serverSeedHash: hash,
  serverSeed: null,
  clientSeed: 'LuckyClientSeed777',
  nonce: 12,
  verification: { game: 'dice', scheme: '2', serverSeedHash: hash, clientSeed: 'LuckyClientSeed777', nonce: '12' },
};
const dice = {
  id: '66f2c1a09be4d1230a9b0012',
  game: 'Dice',
  player: 'marcella',
  currency: 'BTC',
  amount: 0.0025,
  multiplier: 1.98,
  payout: 0.00495,
  createdAt: '2025-11-20T18:42:07.000Z',
  isOwn: true,
  bet: 'Over 50.00',
  outcome: '74.21',
  seeds,
};
const keno = {
  ...dice,
  game: 'Keno',
  multiplier: 0,
  payout: 0,
  bet: 'Classic risk: 1, 5, 12, 17, 22, 28, 33, 36, 39, 40',
  outcome: '11, 4, 34, 28, 22, 17, 10, 1, 33, 36',
  seeds: { ...seeds, serverSeed },
};
const answered = (body: object): readonly Fault[] => [{ method: 'GET', path: betPath, status: 200, body }];
const bet = (
  id: string,
  title: string,
  faults: readonly Fault[],
  session: SimulatorState['session'] = 'player',
): SimulatorState => ({ module: 'BetDialog', id, title, session, props: { betId: dice.id }, faults: [...faults] });

const pair = (number: number, change: object = {}) => ({
  id: `66f2c1a09be4d1230a9c${String(number).padStart(4, '0')}`,
  serverSeedHash: hash,
  serverSeed,
  clientSeed: 'LuckyClientSeed777',
  rounds: 20 * number,
  createdAt: '2025-11-20T18:00:00.000Z',
  ...change,
});
const pairs: Fault = {
  method: 'GET',
  path: pairsPath,
  status: 200,
  body: { pairs: [pair(1, { serverSeed: null, nextServerSeedHash: nextHash, rounds: 13 }), pair(2), pair(3)] },
};
const rounds: Fault = {
  method: 'GET',
  path: `${pairsPath}/*/bets`,
  status: 200,
  body: {
    bets: [
      { ...dice, id: 'a' },
      { ...keno, id: 'b' },
    ],
  },
};
const seedPairs = (
  id: string,
  title: string,
  faults: readonly Fault[] = [],
  session: SimulatorState['session'] = 'player',
): SimulatorState => ({ module: 'SeedPairs', id, title, session, faults: [...faults] });

/** States of the bet detail and of the player's seed pairs. */
export const betStates: readonly SimulatorState[] = [
  bet('won', 'A win, seeds in use', answered(dice)),
  bet('lost', 'A loss, seeds revealed', answered(keno)),
  bet('even', 'The stake came back', answered({ ...dice, multiplier: 1, payout: dice.amount })),
  bet('of-another', 'Of another player who is hidden', answered({ ...dice, isOwn: false, player: null, seeds: null })),
  bet('loading', 'The provider takes its time', [{ method: 'GET', path: betPath, delayMs: longDelayMs }]),
  bet('not-found', 'No bet has this ID', []),
  bet('failed', 'The provider fails', [
    { method: 'GET', path: betPath, status: 500, body: { message: 'The ledger is being serviced.' } },
  ]),
  bet('signed-out', 'A visitor', [], 'signed-out'),

  seedPairs('loaded', 'Three pairs, one in use', [rounds, pairs]),
  seedPairs('loading', 'The provider takes its time', [{ method: 'GET', path: pairsPath, delayMs: longDelayMs }]),
  seedPairs('failed', 'The provider fails', [{ method: 'GET', path: pairsPath, status: 500, body: {} }]),
  seedPairs('signed-out', 'A visitor', [], 'signed-out'),
];
