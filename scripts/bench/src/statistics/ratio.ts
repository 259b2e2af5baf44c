import { median, quantile, sampleWithReplacement } from 'simple-statistics';

/** Ratio between pairs of measurements: below 1 the first is smaller. */
export interface Ratio {
  readonly median: number;
  /** 95 % confidence bounds of the median. */
  readonly interval: readonly [low: number, high: number];
}

const resamples = 2_000;

/**
 * The median of the ratios of pairs, with its bounds by resampling the ratios (percentile bootstrap). The measurements of a pair are
 * adjacent, so that temporary load on the machine affects both. Pairs without a ratio (a denominator of 0) are left out.
 *
 * @returns `undefined` when no pair is left
 */
export function ratioOfPairs(pairs: readonly (readonly [value: number, reference: number])[]): Ratio | undefined {
  const ratios = pairs
    .filter(([value, reference]) => Number.isFinite(value) && reference > 0)
    .map(([value, reference]) => value / reference);
  if (ratios.length === 0) return undefined;
  const medians = Array.from({ length: resamples }, () => median(sampleWithReplacement(ratios, ratios.length)));
  return { median: median(ratios), interval: [quantile(medians, 0.025), quantile(medians, 0.975)] };
}
