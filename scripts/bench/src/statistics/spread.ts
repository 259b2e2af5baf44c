import { createRandom } from './random';

/** The value that the share `share` of the values lies below, between neighbours by proportion. NaN of no values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** The middle of the values. */
export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** Middle and middle half of some values. */
export interface Spread {
  readonly median: number;
  readonly lowerQuartile: number;
  readonly upperQuartile: number;
}

/** Middle and middle half. */
export const spreadOf = (values: readonly number[]): Spread => ({
  median: median(values),
  lowerQuartile: quantile(values, 0.25),
  upperQuartile: quantile(values, 0.75),
});

const resamples = 2_000;
/** Always the same draws, so that the same samples give the same interval. */
const bootstrapSeed = 1;

/** Bounds between which the median lies with a probability of 95 %, by resampling the values (percentile bootstrap). */
export function medianInterval(values: readonly number[]): readonly [low: number, high: number] {
  const random = createRandom(bootstrapSeed);
  const medians = Array.from({ length: resamples }, () =>
    median(values.map(() => values[Math.floor(random() * values.length)] as number)),
  );
  return [quantile(medians, 0.025), quantile(medians, 0.975)];
}
