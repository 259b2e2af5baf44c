import type { Reports } from './reports';
import type { Histogram, Share } from './statistics';

/** A release in a cohort. */
export interface Group {
  readonly release: string;
  readonly cohort: 'live' | 'canary';
}

type Point = Reports['points'][number];

const isOf = ({ release, cohort }: Group, { attributes: labels }: Point) =>
  labels['tessera.release'] === release && labels['tessera.cohort'] === cohort;

/**
 * Sums of a counter of a group, by interval.
 *
 * @param cache only sessions of this kind; `undefined` those of no kind. All by default
 */
export function countsOf(
  reports: Reports,
  group: Group,
  name: string,
  cache: string | undefined | 'all' = 'all',
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const point of reports.points) {
    const isWanted = cache === 'all' || point.attributes['tessera.cache'] === cache;
    if (point.name !== name || !isWanted || !isOf(group, point)) continue;
    sums.set(point.at, (sums.get(point.at) ?? 0) + point.count);
  }
  return sums;
}

/** Sum of a counter over all minutes. */
export const totalOf = (counts: ReadonlyMap<string, number>): number =>
  [...counts.values()].reduce((sum, value) => sum + value, 0);

/** What the receiver has left out, since networks reported more than it counts of one, as a sentence; none if nothing. */
export function leftOutLines({ points }: Reports): readonly string[] {
  const sumOf = (what: string) =>
    points.reduce((sum, { name, count }) => (name === `tessera.receiver.left_out_${what}` ? sum + count : sum), 0);
  const [sessions, networks] = [sumOf('sessions'), sumOf('networks')];
  return sessions === 0
    ? []
    : [`${sessions} more sessions were left out: what ${networks} networks reported above the cap.`];
}

/** One measured quantity: values of the same kind of page views are comparable. */
export interface Measure {
  readonly name: string;
  readonly unit: string;
  readonly module: string | undefined;
  /** Whether the scripts of the release came from the network. */
  readonly cache: string | undefined;
}

/** A measure as text, to group by and to show: `LCP, cold`, `LiveBets shown, warm`. */
export const measureLabel = ({ name, module, cache }: Measure): string => {
  const last = name.slice(name.lastIndexOf('.') + 1);
  return [module === undefined ? last.toUpperCase() : `${module} ${last}`, cache].filter(Boolean).join(', ');
};

/** The histograms of a group by measure and minute. */
export function histogramsOf(
  reports: Reports,
  group: Group,
): ReadonlyMap<string, { measure: Measure; minutes: Map<string, Map<number, number>> }> {
  const found = new Map<string, { measure: Measure; minutes: Map<string, Map<number, number>> }>();
  for (const point of reports.points) {
    const { name, unit, attributes: labels, at, bucket } = point;
    if (unit === null || !isOf(group, point)) continue;
    const measure = { name, unit, module: labels['tessera.module'], cache: labels['tessera.cache'] };
    const key = measureLabel(measure);
    const entry = found.get(key) ?? { measure, minutes: new Map<string, Map<number, number>>() };
    found.set(key, entry);
    const minute = entry.minutes.get(at) ?? new Map<number, number>();
    entry.minutes.set(at, minute);
    minute.set(bucket, (minute.get(bucket) ?? 0) + point.count);
  }
  return found;
}

/** One histogram of several. */
export function merged(histograms: Iterable<Histogram>): Histogram {
  const sum = new Map<number, number>();
  for (const histogram of histograms)
    for (const [bucket, value] of histogram) sum.set(bucket, (sum.get(bucket) ?? 0) + value);
  return sum;
}

/** Failed sessions of all sessions of a group. */
export const shareOf = (reports: Reports, group: Group): Share => ({
  events: totalOf(countsOf(reports, group, 'tessera.remote.failed_sessions')),
  trials: totalOf(countsOf(reports, group, 'tessera.remote.sessions')),
});

/** How a share is written: `6 of 98 sessions (6.1 %)`. */
export const shareText = ({ events, trials }: Share): string =>
  `${events} of ${trials} sessions${trials > 0 ? ` (${((100 * events) / trials).toFixed(1)} %)` : ''}`;

/** How a value is written in its unit. */
export const valueText = (value: number, unit: string): string =>
  unit === 'ms' ? `${Math.round(value)} ms` : value.toFixed(3);
