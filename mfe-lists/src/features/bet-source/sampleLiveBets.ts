import type { Bet } from '@tessera/shared-contracts/extensions';
import { settleSample } from './drawLiveBet';

type Row = readonly [game: string, player: string | undefined, amount: string, multiplier: string];

/** Names are masked, like the generated ones. */
const everyone: readonly Row[] = [
  ['Limbo', 'k•••l', '1.25', '4.20'],
  ['Dice', undefined, '0.40', '0.00'],
  ['Roulette', 'p•••n', '2.00', '2.00'],
  ['Keno', 'o•••a', '0.15', '0.00'],
  ['Crash', 'i•••8', '0.75', '11.37'],
];

/** Without a name, so that no player mistakes the loss for their own. */
const own: readonly Row[] = [
  ['Dice', undefined, '0.50', '1.98'],
  ['Limbo', undefined, '0.25', '0.00'],
  ['Keno', undefined, '0.10', '14.50'],
  ['Mines', undefined, '0.40', '0.00'],
  ['Plinko', undefined, '0.20', '5.60'],
];

const settle = (prefix: string, rows: readonly Row[], nowMs: number, apartMs: number): readonly Bet[] =>
  rows.map(([game, player, amount, multiplier], index) =>
    settleSample(
      {
        id: `${prefix}-${index}`,
        game,
        player,
        amount,
        multiplier,
        createdAt: new Date(nowMs - index * apartMs).toISOString(),
      },
      'SOL',
    ),
  );

/** Sample data: initial rows of All Bets, as if the feed had already been running. */
export const sampleBetsOfAll = (nowMs: number, apartMs: number): readonly Bet[] =>
  settle('all', everyone, nowMs, apartMs);

/** Sample data: rows of My Bets. */
export const sampleNewestBets = (nowMs: number): readonly Bet[] => settle('own', own, nowMs, 47_000);
