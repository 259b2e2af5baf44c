import { compareDecimals, type Decimal } from '../money';

/** Outcome of a bet by its multiplier: above 1 is a win, at exactly 1 the stake is returned. */
export function betResult(multiplier: Decimal): 'win' | 'even' | 'loss' {
  const order = compareDecimals(multiplier, '1');
  return order > 0 ? 'win' : order === 0 ? 'even' : 'loss';
}
