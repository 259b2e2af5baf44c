import { setImmediate } from 'node:timers/promises';
import { type Database, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import type { Point, TelemetryEvent } from './otlp';
import { hourMs, intervalMs, startOf } from './store';

/** What to read: reports of one remote (or the shell) of a time. */
export interface Selection {
  readonly remote: string;
  readonly since: Date;
  /** Intervals that begin before it. */
  readonly until: Date;
}

interface PointRow extends Omit<Point, 'count'> {
  readonly at: Date;
  readonly count: string;
}

/** Widths of the intervals that are read, parts of an hour; the first of which a time has at most so many is used. */
const widths = [10, 60, 300, 900, 3_600].map((seconds) => seconds * 1_000);
const mostIntervals = 60;
const mostRows = 50_000;
/** An hour is read in so many statements, each with the buckets of one remainder. */
const parts = 8;

/** Counts by interval, in no order, read in parts of an hour, so that no statement takes long. */
export async function readPoints(database: Database, { remote, since, until }: Selection) {
  const oldest = await queryOne<{ at: Date | null }>(
    database,
    'select min(at) as at from telemetry_points where at >= $1',
    [new Date(startOf(since, intervalMs))],
  );
  const points: (Omit<PointRow, 'at' | 'count'> & { at: string; count: number })[] = [];
  if (!oldest?.at) return points;
  const spanMs = until.getTime() - oldest.at.getTime();
  const widthMs = widths.find((width) => spanMs / width <= mostIntervals) ?? hourMs;
  for (let from = oldest.at; from < until; from = new Date(startOf(from, hourMs) + hourMs)) {
    const to = Math.min(startOf(from, hourMs) + hourMs, until.getTime());
    for (let part = 0; part < parts; part += 1) {
      const rows = await database.query<PointRow>(
        `select greatest($2, to_timestamp(floor(extract(epoch from at) / $4) * $4)) as at, name, unit, attributes, bucket,
         sum(count)::text as count
       from telemetry_points
       where at >= $2 and at < $3 and bucket & ${parts - 1} = $5 and attributes ->> 'tessera.remote' = $1
       group by 1, name, unit, attributes, bucket limit ${mostRows + 1}`,
        [remote, from, new Date(to), widthMs / 1_000, part],
      );
      for (const row of rows) points.push({ ...row, at: row.at.toISOString(), count: Number(row.count) });
      await setImmediate();
      if (points.length > mostRows) {
        throw new HttpError(422, `There are more than ${mostRows} counts of ${remote}: ask for a shorter time.`);
      }
    }
  }
  return points;
}

const mostEvents = 50;
/** Only the newest events are grouped. */
const groupedEvents = 10_000;

interface GroupedEvent extends TelemetryEvent {
  readonly last: Date;
  readonly count: number;
}

/** Events, equal ones together, most frequent first. */
export async function readEvents(database: Database, { remote, since, until }: Selection) {
  const rows = await database.query<GroupedEvent>(
    `select name, attributes, count(*)::int as count, max(at) as last from (
       select name, attributes, at from telemetry_events where at >= $2 and at < $3 order by at desc limit ${groupedEvents}
     ) as newest where attributes ->> 'tessera.remote' = $1
     group by name, attributes order by count desc, last desc limit ${mostEvents}`,
    [remote, since, until],
  );
  return rows.map((row) => ({ ...row, last: row.last.toISOString() }));
}
