import type { Decimal } from '@tessera/shared-contracts/money';
import * as v from 'valibot';
import type { GameRules } from '../engine/gameRules';
import { writePlaces } from '../engine/payout';
import { limboMessages as words } from './limbo.messages';

/** A bet that the result reaches a target, in hundredths: 200 stands for 2.00×. */
export interface LimboBet {
  readonly target: number;
}

/** How far it went, in hundredths. */
export interface LimboOutcome {
  readonly result: number;
}

export const lowestTarget = 101;
export const highestTarget = 100_000_000;
/** Of a fair payout, what is paid: a house edge of 1 %, in hundredths. */
const paidHundredths = 99;
const smallestFloat = 2 ** -32;

export const isAllowedTarget = (target: number): boolean =>
  Number.isInteger(target) && target >= lowestTarget && target <= highestTarget;

export const writeTarget = ({ target }: LimboBet): Decimal => writePlaces(target, 2);

/** The chance to win in per cent: 99 / target, cut to 6 places. */
export const readChance = ({ target }: LimboBet): Decimal =>
  writePlaces(Math.floor((paidHundredths * 100 * 1_000_000) / target), 6);

export const limboRules: GameRules<LimboBet, LimboOutcome> = {
  slug: 'limbo',
  betSchema: v.object({ target: v.pipe(v.number(), v.check(isAllowedTarget, words.targetInvalid)) }),
  floatsNeeded: () => 1,
  draw: ([float = 0]) => ({ result: Math.max(100, Math.floor(paidHundredths / Math.max(float, smallestFloat))) }),
  multiplier: (bet, { result }) => (result >= bet.target ? writeTarget(bet) : '0'),
  largestMultiplier: writeTarget,
  describe: (bet, { result }) => ({
    bet: words.bet(writeTarget(bet)),
    result: words.times(writePlaces(result, 2)),
    drawn: words.times(writePlaces(result, 2)),
  }),
};
