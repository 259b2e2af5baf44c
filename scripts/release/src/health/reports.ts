import { reasonOf } from '@tessera/platform/project';
import {
  array,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  parse,
  pipe,
  record,
  string,
} from 'valibot';
import { Refused } from '../outcome';
import type { Histogram } from './statistics';

const attributes = record(string(), string());
const count = pipe(number(), integer(), minValue(0));
const reportsSchema = object({
  points: pipe(
    array(
      object({
        at: string(),
        name: string(),
        unit: nullable(string()),
        attributes,
        bucket: pipe(number(), integer()),
        count,
      }),
    ),
    maxLength(1_000_000),
  ),
  events: array(object({ name: string(), attributes, count, last: string() })),
});
/** What pages have reported of one app: counts by minute, and events by frequency. */
export type Reports = InferOutput<typeof reportsSchema>;

/** Where reports are read. */
export interface ReportsAddress {
  readonly url: string;
  /** Bearer token, where the receiver demands one. */
  readonly token?: string | undefined;
}

const timeoutMs = 30_000;

/** Reads what pages have reported of an app. @throws Refused when the receiver does not answer, or not as agreed */
export async function readReports({ url, token }: ReportsAddress, app: string, since: Date): Promise<Reports> {
  const address = `${url}?${new URLSearchParams({ remote: app, since: since.toISOString() })}`;
  try {
    const answer = await fetch(address, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status}`);
    return parse(reportsSchema, await answer.json());
  } catch (error) {
    throw new Refused(
      `${url} does not say how ${app} does: ${reasonOf(error)}. Name the receiver with --telemetry (or telemetry in site.json), its token with TESSERA_TELEMETRY_TOKEN.`,
    );
  }
}

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
