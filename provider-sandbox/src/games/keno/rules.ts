import type { Decimal } from '@tessera/shared-contracts/money';
import { type KenoRisk, keno, kenoPayouts } from '@tessera/shared-contracts/originals';
import * as v from 'valibot';
import type { GameRules } from '../engine/gameRules';
import { drawWithoutReplacement, picksSchema } from '../engine/pick';
import { kenoMessages as words } from './keno.messages';

/** A bet on some of the numbers. */
export interface KenoBet {
  readonly risk: KenoRisk;
  /** In ascending order. */
  readonly picks: readonly number[];
}

/** The numbers that were drawn, in the order of the draw. */
export interface KenoOutcome {
  readonly drawn: readonly number[];
}

/** What each number of hits pays for a bet, starting at 0. */
export const payoutsOf = ({ risk, picks }: KenoBet): readonly Decimal[] => kenoPayouts[risk][picks.length - 1] ?? [];

export const countHits = ({ picks }: KenoBet, { drawn }: KenoOutcome): number =>
  picks.filter((pick) => drawn.includes(pick)).length;

export const kenoRules: GameRules<KenoBet, KenoOutcome> = {
  slug: 'keno',
  betSchema: v.object({
    risk: v.picklist(['classic', 'low', 'medium', 'high']),
    picks: picksSchema({ from: 1, to: keno.numbers, most: keno.mostPicks, message: words.betInvalid }),
  }),
  floatsNeeded: () => keno.drawn,
  draw: (floats) => ({ drawn: drawWithoutReplacement(keno.numbers, floats).map((index) => index + 1) }),
  multiplier: (bet, outcome) => payoutsOf(bet)[countHits(bet, outcome)] ?? '0',
  largestMultiplier: (bet) => payoutsOf(bet).at(-1) ?? '0',
  describe: (bet, outcome) => ({
    bet: words.bet(words.risks[bet.risk], bet.picks.join(', ')),
    label: words.label(words.risks[bet.risk], bet.picks.length),
    result: words.result(countHits(bet, outcome), bet.picks.length),
    drawn: outcome.drawn.join(', '),
  }),
};
