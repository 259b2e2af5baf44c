import { type Decimal, formatMultiplier } from '@tessera/shared-contracts/money';
import { type PlinkoRisk, type PlinkoRows, plinkoPayouts } from '@tessera/shared-contracts/originals';
import * as v from 'valibot';
import type { GameRules } from '../engine/gameRules';
import { plinkoMessages as words } from './plinko.messages';

/** A bet on the pocket that a ball falls into. */
export interface PlinkoBet {
  readonly rows: PlinkoRows;
  readonly risk: PlinkoRisk;
}

/** Direction of the ball at each row of pins: 0 is left, 1 is right. */
export interface PlinkoOutcome {
  readonly path: readonly number[];
}

/** What each pocket pays, from left to right. */
export const pocketsOf = ({ rows, risk }: PlinkoBet): readonly Decimal[] => {
  const half = plinkoPayouts[rows][risk];
  return [...half, ...half.slice(0, -1).reverse()];
};

/** How often the ball went right. */
export const rightsOf = ({ path }: PlinkoOutcome): number => path.reduce((sum, step) => sum + step, 0);

/** Number of the pocket, counted from 1 at the left. */
export const pocketOf = (outcome: PlinkoOutcome): number => rightsOf(outcome) + 1;

const multiplierOf = (bet: PlinkoBet, outcome: PlinkoOutcome): Decimal => pocketsOf(bet)[rightsOf(outcome)] ?? '0';

export const plinkoRules: GameRules<PlinkoBet, PlinkoOutcome> = {
  slug: 'plinko',
  betSchema: v.object({ rows: v.picklist([8, 12, 16]), risk: v.picklist(['low', 'medium', 'high']) }),
  floatsNeeded: ({ rows }) => rows,
  draw: (floats) => ({ path: floats.map((float) => (float < 0.5 ? 0 : 1)) }),
  multiplier: multiplierOf,
  largestMultiplier: (bet) => pocketsOf(bet)[0] ?? '0',
  describe: (bet, outcome) => ({
    bet: words.bet(words.risks[bet.risk], bet.rows),
    result: formatMultiplier(multiplierOf(bet, outcome)),
    drawn: words.drawn(outcome.path.map((step) => (step === 0 ? words.left : words.right)).join(''), pocketOf(outcome)),
    figure: String(pocketOf(outcome)),
  }),
};
