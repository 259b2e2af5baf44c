import type { Decimal } from '@tessera/shared-contracts/money';
import * as v from 'valibot';
import type { GameRules } from '../engine/gameRules';
import { writePlaces } from '../engine/payout';
import { drawWithoutReplacement, picksSchema } from '../engine/pick';
import { minesMessages as words } from './mines.messages';

/** A bet that none of some tiles hides a mine. */
export interface MinesBet {
  readonly mines: number;
  /** Tiles 1 to 25 to turn over, in ascending order. */
  readonly tiles: readonly number[];
}

/** The tiles that hide the mines, in the order of the draw. */
export interface MinesOutcome {
  readonly mines: readonly number[];
}

export const boardSize = 25;
export const mostMines = boardSize - 1;

/** Ways to take `count` of `size`, exact. */
function waysOf(size: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(size - index)) / BigInt(index + 1);
  return ways;
}

/** 99 % of a fair payout, cut to 4 places. */
export const readMultiplier = ({ mines, tiles }: MinesBet): Decimal =>
  writePlaces((9_900n * waysOf(boardSize, tiles.length)) / waysOf(boardSize - mines, tiles.length), 4);

/** The chance to win in per cent, cut to 4 places. */
export const readChance = ({ mines, tiles }: MinesBet): Decimal =>
  writePlaces((1_000_000n * waysOf(boardSize - mines, tiles.length)) / waysOf(boardSize, tiles.length), 4);

const countFree = ({ tiles }: MinesBet, { mines }: MinesOutcome): number =>
  tiles.filter((tile) => !mines.includes(tile)).length;

export const minesRules: GameRules<MinesBet, MinesOutcome> = {
  slug: 'mines',
  betSchema: v.pipe(
    v.object({
      mines: v.pipe(v.number(), v.integer(words.betInvalid), v.minValue(1, words.betInvalid)),
      tiles: picksSchema({ from: 1, to: boardSize, most: boardSize - 1, message: words.betInvalid }),
    }),
    v.check(({ mines, tiles }) => mines + tiles.length <= boardSize, words.betInvalid),
  ),
  floatsNeeded: ({ mines }) => mines,
  draw: (floats) => ({ mines: drawWithoutReplacement(boardSize, floats).map((index) => index + 1) }),
  multiplier: (bet, outcome) => (countFree(bet, outcome) === bet.tiles.length ? readMultiplier(bet) : '0'),
  largestMultiplier: readMultiplier,
  describe: (bet, outcome) => ({
    bet: words.bet(bet.mines, bet.tiles.join(', ')),
    label: words.label(bet.mines, bet.tiles.length),
    result: words.result(countFree(bet, outcome), bet.tiles.length),
    drawn: words.drawn(outcome.mines.join(', ')),
  }),
};
