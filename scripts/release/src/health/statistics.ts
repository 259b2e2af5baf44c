/** How many events of how many trials. */
export interface Share {
  readonly events: number;
  readonly trials: number;
}

/** 97.5th percentile of the normal distribution. */
const z = 1.959964;

/** Wilson's 95 % interval of a share, from 0 to 1; all of it without trials. */
export function intervalOf({ events, trials }: Share): readonly [low: number, high: number] {
  if (trials === 0) return [0, 1];
  // A session is counted when it begins and may fail in a later report, so there may be more failed ones.
  const share = Math.min(1, events / trials);
  const middle = share + z ** 2 / (2 * trials);
  const reach = z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2));
  const scale = 1 + z ** 2 / trials;
  return [Math.max(0, (middle - reach) / scale), Math.min(1, (middle + reach) / scale)];
}

/** Counts by bucket of an exponential histogram at scale 4 (OpenTelemetry metrics data model). */
export type Histogram = ReadonlyMap<number, number>;

/** Bucket of values that are zero. */
export const zeroBucket = -100_000;

const upperBound = (bucket: number) => (bucket === zeroBucket ? 0 : 2 ** ((bucket + 1) / 16));
const lowerBound = (bucket: number) => (bucket === zeroBucket ? 0 : 2 ** (bucket / 16));

/** How many values a histogram has. */
export const sizeOf = (histogram: Histogram): number => [...histogram.values()].reduce((sum, count) => sum + count, 0);

/** Upper bound of the bucket that contains a percentile, at most 4.4 % above it; `undefined` without values. */
export function percentileOf(histogram: Histogram, percent: number): number | undefined {
  const rank = (sizeOf(histogram) * percent) / 100;
  let below = 0;
  for (const [bucket, count] of [...histogram].sort(([a], [b]) => a - b)) {
    below += count;
    if (below >= rank) return upperBound(bucket);
  }
  return undefined;
}

/** How many values are above a limit, by their buckets' lower bounds. */
export const countAbove = (histogram: Histogram, limit: number): number =>
  [...histogram].reduce((sum, [bucket, count]) => sum + (lowerBound(bucket) >= limit ? count : 0), 0);

/** What happened to two releases in the same interval. */
export interface ComparedInterval {
  /** Intervals of a stratum have the same share of players, and the same kind of sessions. */
  readonly stratum: string;
  readonly canary: Share;
  readonly live: Share;
}

/**
 * Evidence that the canary fails more often than the live release: the largest logarithm so far of a likelihood ratio (Wald's
 * sequential probability ratio test). Each failed session is a trial: without a difference it is one of the canary with the canary's
 * share of its stratum's sessions; if the canary fails `times` as often, with a larger one. So it needs no estimate of how often the live
 * release fails. Under equal rates the evidence ever reaches ln(1/a) with a probability of at most a, however often one looks.
 */
export function evidenceOfFailures(intervals: readonly ComparedInterval[], times: number): number {
  const sessions = new Map<string, { canary: number; live: number }>();
  let [evidence, most] = [0, 0];
  for (const { stratum, canary, live } of intervals) {
    const so = sessions.get(stratum) ?? { canary: 0, live: 0 };
    sessions.set(stratum, so);
    so.canary += canary.trials;
    so.live += live.trials;
    if (so.canary === 0 || so.live === 0) continue;
    const equal = so.canary / (so.canary + so.live);
    const worse = (times * so.canary) / (times * so.canary + so.live);
    evidence += canary.events * Math.log(worse / equal) + live.events * Math.log((1 - worse) / (1 - equal));
    most = Math.max(most, evidence);
  }
  return most;
}

/**
 * Evidence that the canary is slower, by the same test: without a difference at most a quarter of its values is above a limit that
 * three quarters of the live release's values stay below; if it is slower, half of them are.
 *
 * @param intervals values above the limit among all values of the canary
 */
export function evidenceOfSlowness(intervals: readonly Share[]): number {
  let [evidence, most] = [0, 0];
  for (const { events, trials } of intervals) {
    evidence += events * Math.log(0.5 / 0.25) + (trials - events) * Math.log(0.5 / 0.75);
    most = Math.max(most, evidence);
  }
  return most;
}
