import { mines as board, paidHundredths } from './constants';

/** The exact number of ways to choose `count` of `size`. */
export function binomial(size: number, count: number): bigint {
  let ways = 1n;
  for (let index = 0; index < count; index += 1) ways = (ways * BigInt(size - index)) / BigInt(index + 1);
  return ways;
}

/** What this many tiles without a mine pay, truncated to ten-thousandths of the stake. */
export const minesMultiplier = (mines: number, tiles: number): bigint =>
  (BigInt(paidHundredths) * 100n * binomial(board.tiles, tiles)) / binomial(board.tiles - mines, tiles);
