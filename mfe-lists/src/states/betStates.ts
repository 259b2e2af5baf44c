import type { SimulatorState } from '@tessera/shared-contracts/remotes';

const call = { method: 'GET', path: '/wallet-service/api/wallet/*/bets' } as const;
const stream = { method: 'GET', path: '/wallet-service/api/live-bets/events' } as const;

/** Extensions missing in states with sample data. */
const sample = { withoutExtensions: ['bets', 'events'] };

const games = ['Dice', 'Limbo', 'Keno', 'Mines', 'Plinko'];
const results = [
  { multiplier: 1.98, payout: 0.00495 },
  { multiplier: 0, payout: 0 },
  { multiplier: 14.5, payout: 0.03625 },
  { multiplier: 1, payout: 0.0025 },
  { multiplier: 0.5, payout: 0.00125 },
];
const bets = Array.from({ length: 100 }, (_, number) => ({
  id: `66f2c1a09be4d1230a9d${number.toString(16).padStart(4, '0')}`,
  game: games[number % games.length],
  player: 'marcella',
  currency: 'BTC',
  amount: 0.0025,
  createdAt: new Date(Date.UTC(2025, 10, 20, 18, 42) - number * 97_000).toISOString(),
  ...results[number % results.length],
}));
const answer = (body: object) => [{ ...call, status: 200, body }];

const many = answer({ bets, total: 100 });
const none = answer({ bets: [], total: 0 });
const failed = [{ ...call, status: 500, body: { message: 'The ledger is being serviced.' } }];

/** States of the bets page and of the live bets. */
export const betStates: readonly SimulatorState[] = [
  { module: 'BetsPage', id: 'loaded', title: 'Sample data, after its delay', session: 'player', ...sample },
  { module: 'BetsPage', id: 'sports', title: 'The Sports tab', session: 'player', search: '?filter=sports', ...sample },
  { module: 'BetsPage', id: 'last-page', title: 'The last page', session: 'player', search: '?page=18', ...sample },
  {
    module: 'BetsPage',
    id: 'nothing-found',
    title: 'A search that finds nothing',
    session: 'player',
    search: '?search=nothing',
    ...sample,
  },
  { module: 'BetsPage', id: 'real', title: 'The provider’s bets', session: 'player', faults: many },
  { module: 'BetsPage', id: 'empty', title: 'A player without bets', session: 'player', faults: none },
  {
    module: 'BetsPage',
    id: 'loading',
    title: 'The provider takes its time',
    session: 'player',
    faults: [{ ...call, delayMs: 10_000 }],
  },
  { module: 'BetsPage', id: 'failed', title: 'The provider fails', session: 'player', faults: failed },
  { module: 'BetsPage', id: 'signed-out', title: 'A visitor', session: 'signed-out' },

  { module: 'LiveBets', id: 'player', title: 'Sample data for a player', session: 'player', ...sample },
  { module: 'LiveBets', id: 'signed-out', title: 'Sample data for a visitor', session: 'signed-out', ...sample },
  { module: 'LiveBets', id: 'real', title: 'The provider’s stream', session: 'player', faults: many },
  {
    module: 'LiveBets',
    id: 'unavailable',
    title: 'The provider’s stream is not available',
    session: 'player',
    faults: [{ ...stream, status: 503, body: { message: 'Too many people are watching.' } }],
  },
];
