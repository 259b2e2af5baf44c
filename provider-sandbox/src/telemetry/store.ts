import { setImmediate } from 'node:timers/promises';
import type { Database } from '../database';
import type { Point, TelemetryEvent } from './otlp';

export const hourMs = 3_600_000;
/** Milliseconds that are counted together. */
export const intervalMs = 10_000;
/** When the interval of a length began that a time belongs to, in milliseconds. */
export const startOf = (at: Date, lengthMs: number) => Math.floor(at.getTime() / lengthMs) * lengthMs;

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
export function createStore(
  database: Database,
  onFailure: (error: unknown) => void,
  nowMs: () => number = () => performance.now(),
) {
  let rows = new Map<string, Row>();
  let events: EventRow[] = [];
  let hour = nowMs();
  let room = { ...perHour };
  let writing = Promise.resolve();

  /** Whether there is room for another row of the hour. */
  function take(what: keyof typeof perHour): boolean {
    if (nowMs() - hour >= hourMs) {
      hour = nowMs();
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
        await setImmediate();
      }
      while (eventsLeft.length > 0) {
        await insertEvents(database, eventsLeft.slice(0, batch));
        eventsLeft.splice(0, batch);
        await setImmediate();
      }
    } catch (error) {
      // Beside what has come meanwhile; they have taken their room.
      for (const row of rowsLeft) put(row);
      events = [...eventsLeft, ...events].slice(0, perHour.events);
      onFailure(error);
    }
  }

  const keyOf = ({ at, name, attributes, bucket }: Row) => JSON.stringify([at, name, attributes, bucket]);

  function put(row: Row): void {
    const key = keyOf(row);
    rows.set(key, { ...row, count: row.count + (rows.get(key)?.count ?? 0) });
  }

  return {
    /** Adds to a row; `false` if there are too many. */
    add(at: Date, { name, unit, attributes, bucket, count }: Point): boolean {
      const row = { at: new Date(startOf(at, intervalMs)), name, unit, attributes, bucket, count };
      if (!rows.has(keyOf(row)) && !take('rows')) return false;
      put(row);
      return true;
    },
    /** Adds an event; `false` if there are too many. */
    addEvent(at: Date, { name, attributes }: TelemetryEvent): boolean {
      if (!take('events')) return false;
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
