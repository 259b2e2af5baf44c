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

/** The histogram of values that are smaller by a share of themselves, and by a least difference. */
export function reduced(histogram: Histogram, share: number, least: number): Histogram {
  const sum = new Map<number, number>();
  for (const [bucket, count] of histogram) {
    const value = upperBound(bucket) - Math.max(upperBound(bucket) * share, least);
    const smaller = value > 0 ? Math.ceil(Math.log2(value) * 16 - 1e-9) - 1 : zeroBucket;
    sum.set(smaller, (sum.get(smaller) ?? 0) + count);
  }
  return sum;
}

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

/** The values of two releases in the same interval. */
export interface ComparedValues {
  /** Intervals of a stratum have the same share of players. */
  readonly stratum: string;
  readonly canary: Histogram;
  readonly live: Histogram;
}

/** How much of the evidence is staked on a value, from cautious to bold: small differences need many values, large ones few. */
const stakes = [0.2, 0.4, 0.6, 0.8, 0.95];
/** Values by which the first one is ranked. */
const leastRanked = 20;

/** The share of a histogram's values below a bucket, from 0 to 1; values in the bucket count half. */
function rankIn(histogram: Histogram, size: number, bucket: number): number {
  let below = 0.5;
  for (const [other, count] of histogram) below += other < bucket ? count : other === bucket ? count / 2 : 0;
  return below / (size + 1);
}

/**
 * Evidence that the canary is slower: the largest logarithm so far of what a bettor has made of 1 (testing by betting, Shafer 2021).
 * The bet on each value is whether the canary or the live release has it; the larger its rank among all values before, the more is
 * staked on the canary. Without a difference the odds are the canary's share of its stratum's values, so that the evidence ever
 * reaches ln(1/a) with a probability of at most a, however often one looks and however the values are distributed.
 */
export function evidenceOfSlowness(intervals: readonly ComparedValues[]): number {
  const strata = new Map<string, { canary: number; all: number }>();
  const before = new Map<number, number>();
  const made = stakes.map(() => 0);
  let [size, most] = [0, 0];
  for (const { stratum, canary, live } of intervals) {
    const so = strata.get(stratum) ?? { canary: 0, all: 0 };
    strata.set(stratum, so);
    so.canary += sizeOf(canary);
    so.all += sizeOf(canary) + sizeOf(live);
    const share = so.canary / so.all;
    const values = [
      ...[...canary].map((entry) => ({ entry, hit: 1 - share })),
      ...[...live].map((entry) => ({ entry, hit: -share })),
    ];
    if (size >= leastRanked && share > 0 && share < 1)
      for (const { entry, hit } of values) {
        const [bucket, count] = entry;
        const won = ((2 * rankIn(before, size, bucket) - 1) * hit) / Math.max(share, 1 - share);
        for (const [index, stake] of stakes.entries())
          made[index] = (made[index] ?? 0) + count * Math.log1p(stake * won);
      }
    for (const { entry } of values) before.set(entry[0], (before.get(entry[0]) ?? 0) + entry[1]);
    size = sizeOf(before);
    const best = Math.max(...made);
    most = Math.max(most, best + Math.log(made.reduce((sum, log) => sum + Math.exp(log - best), 0) / stakes.length));
  }
  return most;
}
