import { automatic } from '@tessera/shared-contracts/originals';
import type { GameRules } from '../engine/gameRules';
import { type ReachOutcome, reachRules, type TargetBet } from '../engine/reach';
import { automaticMessages as words } from './automatic.messages';

/** Multiplier at which the mosaic is complete and the round ends, in hundredths. */
export const { highestTarget } = automatic;

const rules = reachRules({ slug: 'automatic', highestTarget, words });

/** A multiplier that grows for all players at once, until it breaks. */
export const automaticRules: GameRules<TargetBet, ReachOutcome> = {
  ...rules,
  draw: (floats, bet) => ({ result: Math.min(highestTarget, rules.draw(floats, bet).result) }),
};

/** How long the multiplier takes to reach a result, in milliseconds. @param result in hundredths */
export const growthMs = (result: number, doublingMs: number): number =>
  Math.round(Math.log2(result / 100) * doublingMs);

/** The multiplier after some time, in hundredths. */
export const multiplierAt = (elapsedMs: number, doublingMs: number): number =>
  Math.min(highestTarget, Math.floor(100 * 2 ** (Math.max(0, elapsedMs) / doublingMs)));
