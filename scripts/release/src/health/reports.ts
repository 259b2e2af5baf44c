import { reasonOf } from '@tessera/platform/project';
import { moduleNameSchema } from '@tessera/platform/protocol';
import {
  array,
  type InferOutput,
  integer,
  maxLength,
  minValue,
  nullable,
  number,
  object,
  objectWithRest,
  optional,
  parse,
  picklist,
  pipe,
  regex,
  string,
} from 'valibot';
import { lineSchema } from '../oneLine';
import { Refused } from '../outcome';
import type { Histogram } from './statistics';

/** Names are part of the sentences that a watch writes into the history. A stack has several lines, of which the first is shown. */
const attributes = objectWithRest(
  { 'tessera.module': optional(moduleNameSchema), 'exception.stacktrace': optional(string()) },
  lineSchema,
);
const count = pipe(number(), integer(), minValue(0));
const reportsSchema = object({
  points: pipe(
    array(
      object({
        at: lineSchema,
        name: pipe(string(), regex(/^[a-z_.]+$/)),
        unit: nullable(picklist(['ms', '1'])),
        attributes,
        bucket: pipe(number(), integer()),
        count,
      }),
    ),
    maxLength(100_000),
  ),
  events: array(object({ name: lineSchema, attributes, count, last: lineSchema })),
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

/**
 * Reads what pages have reported of an app.
 *
 * @param until all later ones by default
 * @throws Refused when the receiver does not answer, or not as agreed
 */
export async function readReports(
  { url, token }: ReportsAddress,
  app: string,
  since: Date,
  until?: Date,
): Promise<Reports> {
  const time = { since: since.toISOString(), ...(until && { until: until.toISOString() }) };
  const address = `${url}?${new URLSearchParams({ remote: app, ...time })}`;
  try {
    const answer = await fetch(address, {
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`it answers ${answer.status} ${(await answer.text()).slice(0, 200)}`);
    return parse(reportsSchema, await answer.json());
  } catch (error) {
    throw new Refused(
      `${url} does not say how ${app} does: ${reasonOf(error)}. Name the receiver with --telemetry (or telemetry in site.json), its token with TESSERA_TELEMETRY_TOKEN.`,
    );
  }
}

/** Reports of several times as those of one. */
export function mergedReports(parts: readonly Reports[]): Reports {
  const events = new Map<string, Reports['events'][number]>();
  for (const event of parts.flatMap((part) => part.events)) {
    const key = JSON.stringify([event.name, event.attributes]);
    events.set(key, { ...event, count: event.count + (events.get(key)?.count ?? 0) });
  }
  return {
    points: parts.flatMap(({ points }) => points),
    events: [...events.values()].sort((a, b) => b.count - a.count),
  };
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
