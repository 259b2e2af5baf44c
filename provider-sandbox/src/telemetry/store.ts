import type { Queries } from '../database';
import type { Point, TelemetryEvent } from './otlp';

/** Milliseconds that are counted together. */
const intervalMs = 10_000;
const intervalOf = (at: Date) => new Date(Math.floor(at.getTime() / intervalMs) * intervalMs);

/** Adds the points of a report to those of its interval. */
export async function addPoints(queries: Queries, at: Date, points: readonly Point[]): Promise<void> {
  await queries.query(
    `insert into telemetry_points (at, name, unit, attributes, bucket, count)
     select $1, name, min(unit), attributes, bucket, sum(count)
     from jsonb_to_recordset($2::jsonb) as points (name text, unit text, attributes jsonb, bucket integer, count bigint)
     group by name, attributes, bucket
     order by name, attributes, bucket
     on conflict (name, at, attributes, bucket) do update set count = telemetry_points.count + excluded.count`,
    [intervalOf(at), JSON.stringify(points)],
  );
}

/** Stores the events of a report. */
export async function addEvents(queries: Queries, at: Date, events: readonly TelemetryEvent[]): Promise<void> {
  await queries.query(
    `insert into telemetry_events (at, name, attributes)
     select $1, name, attributes from jsonb_to_recordset($2::jsonb) as events (name text, attributes jsonb)`,
    [at, JSON.stringify(events)],
  );
}

/** What to read: reports of one remote (or the shell) from a time on. */
export interface Selection {
  readonly remote: string;
  readonly since: Date;
}

interface PointRow extends Omit<Point, 'count' | 'sum'> {
  readonly at: Date;
  readonly count: string;
}

/** Points by interval, oldest first. */
export async function readPoints(queries: Queries, { remote, since }: Selection) {
  const rows = await queries.query<PointRow>(
    `select at, name, unit, attributes, bucket, count::text from telemetry_points
     where attributes ->> 'tessera.remote' = $1 and at >= $2
     order by at, name, attributes, bucket`,
    [remote, intervalOf(since)],
  );
  return rows.map((row) => ({ ...row, at: row.at.toISOString(), count: Number(row.count) }));
}

const mostEvents = 50;

interface EventRow extends TelemetryEvent {
  readonly last: Date;
  readonly count: number;
}

/** Events, equal ones together, most frequent first. */
export async function readEvents(queries: Queries, { remote, since }: Selection) {
  const rows = await queries.query<EventRow>(
    `select name, attributes, count(*)::int as count, max(at) as last from telemetry_events
     where attributes ->> 'tessera.remote' = $1 and at >= $2
     group by name, attributes order by count desc, last desc limit ${mostEvents}`,
    [remote, since],
  );
  return rows.map((row) => ({ ...row, last: row.last.toISOString() }));
}
