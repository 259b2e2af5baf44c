import type { Decimal } from '@tessera/shared-contracts/money';
import { binomial, mines as board, minesMultiplier } from '@tessera/shared-contracts/originals';
import * as v from 'valibot';
import type { GameRules, StepRules } from '../engine/gameRules';
import { writePlaces } from '../engine/payout';
import { drawWithoutReplacement, picksSchema } from '../engine/pick';
import { minesMessages as words } from './mines.messages';

/** A bet that the chosen tiles hide no mine. */
export interface MinesBet {
  readonly mines: number;
  /** Tiles 1 to 25 to turn over, in ascending order. */
  readonly tiles: readonly number[];
}

/** The tiles that hide the mines, in the order of the draw. */
export interface MinesOutcome {
  readonly mines: readonly number[];
}

export const { tiles: boardSize, mostMines } = board;

/** 99 % of a fair payout for this many tiles without a mine, truncated to 4 decimals. */
const multiplierAfter = (mines: number, tiles: number): Decimal => writePlaces(minesMultiplier(mines, tiles), 4);

/** What the bet pays for each unit staked when it wins. */
export const readMultiplier = ({ mines, tiles }: MinesBet): Decimal => multiplierAfter(mines, tiles.length);

/** The chance to win in per cent, truncated to 4 decimals. */
export const readChance = ({ mines, tiles }: MinesBet): Decimal =>
  writePlaces((1_000_000n * binomial(boardSize - mines, tiles.length)) / binomial(boardSize, tiles.length), 4);

const minesSchema = v.pipe(
  v.number(),
  v.integer(words.betInvalid),
  v.minValue(1, words.betInvalid),
  v.maxValue(mostMines, words.betInvalid),
);

/** Play tile by tile; before each, the player may cash out the prize so far. */
const steps: StepRules<MinesBet, MinesOutcome, Pick<MinesBet, 'mines'>> = {
  startSchema: v.object({ mines: minesSchema }),
  stepSchema: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(boardSize)),
  mostSteps: ({ mines }) => boardSize - mines,
  multiplierAfter: ({ mines }, tiles) => multiplierAfter(mines, tiles),
  betOf: ({ mines }, tiles) => ({ mines, tiles: [...tiles].sort((a, b) => a - b) }),
  isLost: ({ mines }, tile) => mines.includes(tile),
};

const countFree = ({ tiles }: MinesBet, { mines }: MinesOutcome): number =>
  tiles.filter((tile) => !mines.includes(tile)).length;

export const minesRules: GameRules<MinesBet, MinesOutcome> = {
  slug: 'mines',
  betSchema: v.pipe(
    v.object({
      mines: minesSchema,
      tiles: picksSchema({ from: 1, to: boardSize, most: boardSize - 1, message: words.betInvalid }),
    }),
    v.check(({ mines, tiles }) => mines + tiles.length <= boardSize, words.betInvalid),
  ),
  floatsNeeded: ({ mines }) => mines,
  draw: (floats) => ({ mines: drawWithoutReplacement(boardSize, floats).map((index) => index + 1) }),
  multiplier: (bet, outcome) => (countFree(bet, outcome) === bet.tiles.length ? readMultiplier(bet) : '0'),
  largestMultiplier: readMultiplier,
  steps: steps as StepRules<MinesBet, MinesOutcome>,
  describe: (bet, outcome) => ({
    bet: words.bet(bet.mines, bet.tiles.join(', ')),
    label: words.label(bet.mines, bet.tiles.length),
    result: words.result(countFree(bet, outcome), bet.tiles.length),
    drawn: words.drawn(outcome.mines.join(', ')),
  }),
};
