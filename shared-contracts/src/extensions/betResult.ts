import { compareDecimals, type Decimal } from '../money';

/** What a bet came to, by its multiplier: above 1 it won, at exactly 1 the stake came back. */
export function betResult(multiplier: Decimal): 'win' | 'even' | 'loss' {
  const order = compareDecimals(multiplier, '1');
  return order > 0 ? 'win' : order === 0 ? 'even' : 'loss';
}
