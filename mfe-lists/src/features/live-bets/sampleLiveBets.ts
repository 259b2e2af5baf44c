import { type LiveBet, settleLiveBet } from './liveBet';

type Row = readonly [game: string, user: string | undefined, bet: string, multiplier: string];

const everyone: readonly Row[] = [
  ['Limbo', 'kestrel', '1.25', '4.20'],
  ['Dice', undefined, '0.40', '0.00'],
  ['Roulette', 'pelican', '2.00', '2.00'],
  ['Keno', 'o_varga', '0.15', '0.00'],
  ['Crash', 'ivo88', '0.75', '11.37'],
];

const own = [
  ['Dice', '0.50', '1.98'],
  ['Limbo', '0.25', '0.00'],
  ['Keno', '0.10', '14.50'],
  ['Mines', '0.40', '0.00'],
  ['Plinko', '0.20', '5.60'],
] as const;

const settle = (prefix: string, rows: readonly Row[], nowMs: number, apartMs: number): readonly LiveBet[] =>
  rows.map(([game, user, bet, multiplier], index) =>
    settleLiveBet({ id: `${prefix}-${index}`, game, user, bet, multiplier, placedAtMs: nowMs - index * apartMs }),
  );

/** Sample data: initial rows of All Bets, as if the feed had been running. */
export const sampleBetsOfAll = (nowMs: number, apartMs: number): readonly LiveBet[] =>
  settle('all', everyone, nowMs, apartMs);

/** Sample data: My Bets of the player `username`. */
export const sampleBetsOf = (username: string, nowMs: number): readonly LiveBet[] =>
  settle(
    'own',
    own.map(([game, bet, multiplier]) => [game, username, bet, multiplier]),
    nowMs,
    47_000,
  );
