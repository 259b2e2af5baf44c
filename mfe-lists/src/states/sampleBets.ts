import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { answered, type Rest } from '@tessera/workbench/state';

/** The call for a page of bets after the first. */
export const olderBets = { method: 'GET', path: `${extensionCalls.bets.path}?*before=*` };

/** Extensions missing in states with sample data. */
export const ofSample = { withoutExtensions: ['bets', 'events'] } satisfies Rest;

const games = ['Dice', 'Limbo', 'Keno', 'Mines', 'Plinko'];
const results = [
  { multiplier: 1.98, payout: 0.00495 },
  { multiplier: 0, payout: 0 },
  { multiplier: 14.5, payout: 0.03625 },
  { multiplier: 1, payout: 0.0025 },
  { multiplier: 0.5, payout: 0.00125 },
];

/** A bet of the provider; the higher its number, the older. */
export const aBet = (number: number) => ({
  id: `66f2c1a09be4d1230a9d${number.toString(16).padStart(4, '0')}`,
  game: games[number % games.length],
  player: 'marcella',
  currency: 'BTC',
  amount: 0.0025,
  createdAt: new Date(Date.UTC(2025, 10, 20, 18, 42) - number * 97_000).toISOString(),
  ...results[number % results.length],
});

/** Bets with every result. */
export const betRows = (count: number) => Array.from({ length: count }, (_, number) => aBet(number));

/** The provider lists these bets, as the first of `total`. */
export const bets = (rows: readonly unknown[], total = rows.length) =>
  answered(extensionCalls.bets, { bets: rows, total });
