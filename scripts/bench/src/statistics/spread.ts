import { createRandom } from './random';

/** The quantile `share` of the values, interpolated linearly. NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The median of the values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Median and quartiles of some values. */
export interface Spread {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** Computes median and quartiles. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  lowerQuartile: quantile(values, 0.25),
  upperQuartile: quantile(values, 0.75),
});

const resamples = 2_000;
/** Fixed seed, so that the same samples give the same interval. */
const bootstrapSeed = 1;

/** 95 % confidence bounds of the median, by resampling the values (percentile bootstrap). */
export function medianInterval(values: readonly number[]): readonly [low: number, high: number] {
  const random = createRandom(bootstrapSeed);
  const medians = Array.from({ length: resamples }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] as number)),
  );
  return [quantile(medians, 0.025), quantile(medians, 0.975)];
}
