import type { Bet } from '@tessera/shared-contracts/extensions';
import { createRandom, placePoint } from '../sample/random';
import { settleSample } from './drawLiveBet';

type Row = readonly [id: string, game: string, amount: string, multiplier: string, date: string];

/** The newest sample bets, one for every variant of a row. */
const newest: readonly Row[] = [
  ['0x8f21c4', 'Dice', '12.50', '1.98', '2025-11-20T18:47'],
  ['0x8f21b9', 'Limbo', '5.00', '0.00', '2025-11-20T18:46'],
  ['0x8f21a2', 'Keno', '2.00', '14.50', '2025-11-20T18:44'],
  ['0x8f2187', 'Crash', '20.00', '2.41', '2025-11-20T18:40'],
  ['0x8f2170', 'Roulette', '10.00', '0.00', '2025-11-20T18:38'],
  ['0x8f2166', 'Automatic', '1.00', '1.00', '2025-11-20T18:31'],
  ['0x8f2151', 'Blackjack', '25.00', '2.50', '2025-11-20T18:22'],
  ['0x8f2143', 'Slots', '0.50', '0.00', '2025-11-20T18:20'],
  ['0x8f2130', 'Wheel', '4.00', '3.00', '2025-11-20T18:15'],
  ['0x8f2122', 'Poker', '50.00', '0.00', '2025-11-20T17:58'],
  ['0x8f210d', 'Dice', '12.50', '1.98', '2025-11-20T17:51'],
  ['0x8f20f8', 'Dice', '12.50', '0.00', '2025-11-20T17:50'],
  ['0x8f20e1', 'Plinko', '1.00', '5.60', '2025-11-20T17:44'],
  ['0x8f20d5', 'Mines', '3.00', '1.87', '2025-11-20T17:41'],
  ['0x8f20c9', 'Mines', '3.00', '0.00', '2025-11-20T17:40'],
  ['0x8f20b2', 'Limbo', '5.00', '2.20', '2025-11-20T17:36'],
  ['0x8f20a0', 'Coinflip', '10.00', '1.96', '2025-11-20T17:31'],
  ['0x8f2094', 'Coinflip', '10.00', '0.00', '2025-11-20T17:30'],
  ['0x8f2081', 'Keno', '2.00', '0.00', '2025-11-20T17:22'],
  ['0x8f2077', 'Crash', '20.00', '1.12', '2025-11-20T17:15'],
];

const sampleSize = 346;
const games = [
  'Dice',
  'Limbo',
  'Keno',
  'Crash',
  'Roulette',
  'Automatic',
  'Blackjack',
  'Slots',
  'Wheel',
  'Mines',
] as const;
const minuteMs = 60_000;

/** Older sample bets, going back from where {@link newest} ends. Dates without a zone are in UTC. */
function olderBets(): readonly Row[] {
  const random = createRandom(20_251_120);
  let idNumber = 0x8f2077;
  let epochMs = Date.parse('2025-11-20T17:15Z');
  return Array.from({ length: sampleSize - newest.length }, (): Row => {
    idNumber -= random.integer(9, 23);
    epochMs -= random.integer(1, 34) * minuteMs;
    return [
      `0x${idNumber.toString(16)}`,
      random.pick(games),
      placePoint(random.integer(1, 100) * 50, 2),
      random.integer(0, 9) < 5 ? '0.00' : random.decimal(101, 600, 2),
      new Date(epochMs).toISOString().slice(0, 16),
    ];
  });
}

/** Sample data, not bets of any player; in US dollars. The page labels it as such. */
export const sampleBets: readonly Bet[] = [...newest, ...olderBets()].map(([id, game, amount, multiplier, createdAt]) =>
  settleSample({ id, game, amount, multiplier, createdAt }, 'USD'),
);
