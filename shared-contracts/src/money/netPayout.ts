import { compareDecimals, type Decimal, subtractDecimals } from './decimal';

/**
 * What the player gained (positive) or lost (negative) with a bet: the returned amount less the stake. Wherever a bet is
 * shown, this is its Payout; the gross amount is only totalled, as Returned (spec §20 Payout).
 */
export const netPayout = (stake: Decimal, returned: Decimal): Decimal => subtractDecimals(returned, stake);

/** Outcome of a bet by its {@link netPayout}: a multiplier above 1 can still return no more than a tiny stake. */
export const outcomeOf = (net: Decimal): 'win' | 'even' | 'loss' =>
  (['loss', 'even', 'win'] as const)[compareDecimals(net, '0') + 1] ?? 'even';
