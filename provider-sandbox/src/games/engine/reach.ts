import type { Decimal } from '@tessera/shared-contracts/money';
import { limbo, paidHundredths } from '@tessera/shared-contracts/originals';
import * as v from 'valibot';
import type { GameRules } from './gameRules';
import { writePlaces } from './payout';

/** A bet that the multiplier reaches a target, in hundredths: 200 stands for 2.00×. */
export interface TargetBet {
  readonly target: number;
}

/** The final multiplier, in hundredths. */
export interface ReachOutcome {
  readonly result: number;
}

const smallestFloat = 2 ** -32;

export const writeTarget = ({ target }: TargetBet): Decimal => writePlaces(target, 2);

/** The chance to win in per cent: 99 / target, truncated to 6 decimals. */
export const readChance = ({ target }: TargetBet): Decimal =>
  writePlaces(Math.floor((paidHundredths * 100 * 1_000_000) / target), 6);

/** The target with the nearest chance, in per cent. */
export const targetOfChance = (chance: number): number => Math.round((paidHundredths * 100) / chance);

export const isAllowedTarget = (target: number, highest: number): boolean =>
  Number.isInteger(target) && target >= limbo.lowestTarget && target <= highest;

/** The rules of a game that draws a multiplier: 0.99 / float, at least 1.00×. It pays the target if it is reached. */
export const reachRules = ({
  slug,
  highestTarget,
  words,
}: {
  readonly slug: string;
  /** In hundredths. */
  readonly highestTarget: number;
  readonly words: {
    readonly bet: (target: string) => string;
    readonly times: (multiplier: string) => string;
    readonly targetInvalid: string;
  };
}): GameRules<TargetBet, ReachOutcome> => ({
  slug,
  betSchema: v.object({
    target: v.pipe(
      v.number(),
      v.check((target) => isAllowedTarget(target, highestTarget), words.targetInvalid),
    ),
  }),
  floatsNeeded: () => 1,
  draw: ([float = 0]) => ({ result: Math.max(100, Math.floor(paidHundredths / Math.max(float, smallestFloat))) }),
  multiplier: (bet, { result }) => (result >= bet.target ? writeTarget(bet) : '0'),
  largestMultiplier: writeTarget,
  describe: (bet, { result }) => ({
    bet: words.bet(writeTarget(bet)),
    result: words.times(writePlaces(result, 2)),
    drawn: words.times(writePlaces(result, 2)),
  }),
});
