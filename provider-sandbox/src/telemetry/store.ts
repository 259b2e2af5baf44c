import { type Database, queryOne } from '../database';
import { HttpError } from '../http/httpError';
import type { Point, TelemetryEvent } from './otlp';

const secondMs = 1_000;
const hourMs = 3_600 * secondMs;
/** Milliseconds that are counted together. */
export const intervalMs = 10 * secondMs;
const startOf = (at: Date, lengthMs: number) => Math.floor(at.getTime() / lengthMs) * lengthMs;
/** The beginning of the interval that a time belongs to. */
export const intervalOf = (at: Date): Date => new Date(startOf(at, intervalMs));

/** Most rows and events of an hour, so that nothing that is written or read at once is larger. */
const perHour = { rows: 20_000, events: 1_000 };
/** Rows of one statement: the embedded database runs one at a time, and calls of players wait for it. */
const batch = 50;

interface Row extends Point {
  readonly at: Date;
}
interface EventRow extends TelemetryEvent {
  readonly at: Date;
}

/**
 * Counts reports in memory and writes them every ten seconds, in small statements one after the other: a player's call waits for one
 * of them at most, however many reports come.
 */
export function createStore(database: Database, onFailure: (error: unknown) => void) {
  let rows = new Map<string, Row>();
  let events: EventRow[] = [];
  let hour = 0;
  let room = { ...perHour };
  let writing = Promise.resolve();

  /** Whether there is room for another row of the hour. */
  function take(at: Date, what: keyof typeof perHour): boolean {
    if (startOf(at, hourMs) > hour) {
      hour = startOf(at, hourMs);
      room = { rows: perHour.rows - rows.size, events: perHour.events - events.length };
    }
    if (room[what] <= 0) return false;
    room[what] -= 1;
    return true;
  }

  async function write(): Promise<void> {
    const [rowsLeft, eventsLeft] = [[...rows.values()], events];
    rows = new Map();
    events = [];
    try {
      while (rowsLeft.length > 0) {
        await insertRows(database, rowsLeft.slice(0, batch));
        rowsLeft.splice(0, batch);
      }
      while (eventsLeft.length > 0) {
        await insertEvents(database, eventsLeft.slice(0, batch));
        eventsLeft.splice(0, batch);
      }
    } catch (error) {
      // Counted again with what has come meanwhile.
      for (const row of rowsLeft) add(row.at, row);
      events = [...eventsLeft, ...events].slice(0, perHour.events);
      onFailure(error);
    }
  }

  /** Adds to a row; `false` if there are too many. */
  function add(at: Date, { name, unit, attributes, bucket, count }: Point): boolean {
    const start = startOf(at, intervalMs);
    const key = JSON.stringify([start, name, attributes, bucket]);
    const before = rows.get(key)?.count;
    if (before === undefined && !take(at, 'rows')) return false;
    rows.set(key, { at: new Date(start), name, unit, attributes, bucket, count: count + (before ?? 0) });
    return true;
  }

  return {
    add,
    /** Adds an event; `false` if there are too many. */
    addEvent(at: Date, { name, attributes }: TelemetryEvent): boolean {
      if (!take(at, 'events')) return false;
      events.push({ at, name, attributes });
      return true;
    },
    /** Writes what is in memory. */
    flush(): Promise<void> {
      writing = writing.then(write);
      return writing;
    },
  };
}

const insertRows = (database: Database, rows: readonly Row[]) =>
  database.query(
    `insert into telemetry_points (at, name, unit, attributes, bucket, count)
     select * from jsonb_to_recordset($1::jsonb)
       as points (at timestamptz, name text, unit text, attributes jsonb, bucket integer, count bigint)
     order by name, at, attributes, bucket
     on conflict (name, at, attributes, bucket) do update set count = telemetry_points.count + excluded.count`,
    [JSON.stringify(rows)],
  );

const insertEvents = (database: Database, events: readonly EventRow[]) =>
  database.query(
    `insert into telemetry_events (at, name, attributes)
     select * from jsonb_to_recordset($1::jsonb) as events (at timestamptz, name text, attributes jsonb)`,
    [JSON.stringify(events)],
  );

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
const widths = [10, 60, 300, 900, 3_600].map((seconds) => seconds * secondMs);
const mostIntervals = 60;
const mostRows = 50_000;

/** Counts by interval, oldest first, read hour by hour, so that no statement takes long. */
export async function readPoints(database: Database, { remote, since, until }: Selection) {
  const oldest = await queryOne<{ at: Date | null }>(
    database,
    'select min(at) as at from telemetry_points where at >= $1',
    [intervalOf(since)],
  );
  const points: (Omit<PointRow, 'at' | 'count'> & { at: string; count: number })[] = [];
  if (!oldest?.at) return points;
  const spanMs = until.getTime() - oldest.at.getTime();
  const widthMs = widths.find((width) => spanMs / width <= mostIntervals) ?? hourMs;
  for (let from = oldest.at; from < until; from = new Date(startOf(from, hourMs) + hourMs)) {
    const to = Math.min(startOf(from, hourMs) + hourMs, until.getTime());
    const rows = await database.query<PointRow>(
      `select greatest($2, to_timestamp(floor(extract(epoch from at) / $4) * $4)) as at, name, unit, attributes, bucket,
         sum(count)::text as count
       from telemetry_points where attributes ->> 'tessera.remote' = $1 and at >= $2 and at < $3
       group by 1, name, unit, attributes, bucket order by 1, name, attributes, bucket limit ${mostRows + 1}`,
      [remote, from, new Date(to), widthMs / secondMs],
    );
    for (const row of rows) points.push({ ...row, at: row.at.toISOString(), count: Number(row.count) });
    if (points.length > mostRows) {
      throw new HttpError(422, `There are more than ${mostRows} counts of ${remote}: ask for a shorter time.`);
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
