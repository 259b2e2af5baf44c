const hash = '6f1c0b8f4b8d6f3f0c6f2a8b1d4e5c7a9b0d1e2f3a4b5c6d7e8f9a0b1c2d3e4f';
const serverSeed = 'c5e7146c5863d7d647c93ffe7d4ec13fffbb7311108fab0c067d97bcc2b32d55';
/** Hash of the server seed that comes next. */
export const nextHash = '0b7e2c9d4f6a1835e0c7b9d2f4a6183559e0c7b9d2f4a61835e0c7b9d2f4a618';

const seeds = {
  scheme: 2,
  serverSeedHash: hash,
  serverSeed: null,
  clientSeed: 'LuckyClientSeed777',
  nonce: 12,
  verification: { game: 'dice', scheme: '2', serverSeedHash: hash, clientSeed: 'LuckyClientSeed777', nonce: '12' },
};

/** A bet that was won, with seeds in use. */
export const dice = {
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

/** A bet that was lost, with revealed seeds. */
export const keno = {
  ...dice,
  game: 'Keno',
  multiplier: 0,
  payout: 0,
  bet: 'Classic risk: 1, 5, 12, 17, 22, 28, 33, 36, 39, 40',
  outcome: '11, 4, 34, 28, 22, 17, 10, 1, 33, 36',
  seeds: { ...seeds, serverSeed },
};

/** A revealed pair of seeds; the first one has the fewest rounds. */
export const seedPair = (number: number, change: object = {}) => ({
  id: `66f2c1a09be4d1230a9c${String(number).padStart(4, '0')}`,
  serverSeedHash: hash,
  serverSeed,
  clientSeed: 'LuckyClientSeed777',
  rounds: 20 * number,
  createdAt: '2025-11-20T18:00:00.000Z',
  ...change,
});

/** The pair of seeds in use. */
export const pairInUse = seedPair(1, { serverSeed: null, nextServerSeedHash: nextHash, rounds: 13 });
