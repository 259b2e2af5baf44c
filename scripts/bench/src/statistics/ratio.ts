import { median, medianInterval } from './spread';

/** How one thing compares with another over pairs of measurements: below 1 the first is smaller. */
export interface Ratio {
  readonly median: number;
  /** Bounds of the median, with a probability of 95 %. */
  readonly interval: readonly [low: number, high: number];
  readonly pairs: number;
}

/**
 * The median of the ratios of pairs, each measured one after the other, so that what troubles the machine for a while
 * troubles both of a pair. Pairs without a ratio (a denominator of 0) are left out.
 *
 * @returns `undefined` when no pair is left
 */
export function ratioOfPairs(pairs: readonly (readonly [value: number, reference: number])[]): Ratio | undefined {
  const ratios = pairs
    .filter(([value, reference]) => Number.isFinite(value) && reference > 0)
    .map(([value, reference]) => value / reference);
  if (ratios.length === 0) return undefined;
  return { median: median(ratios), interval: medianInterval(ratios), pairs: ratios.length };
}
