import * as v from 'valibot';
import { phases } from '../clock';
import { eventSchemas, type RoundView, type Table } from './api';
import { followSharedEvents } from './sharedEvents';

/** The current round, updated live. */
export interface Live {
  readonly table: Table | undefined;
  /** The server's clock, in milliseconds. */
  now(): number;
  /** Waits until the round fulfils a condition. @throws the reason that `signal` is aborted with */
  until(isThere: (table: Table) => boolean, signal?: AbortSignal): Promise<void>;
}

const keptResults = 20;

/**
 * Watches the rounds.
 *
 * @param view.changed called when the state has changed
 * @param view.connected called with whether there is a connection, at each event
 */
export function watchRounds(view: {
  readonly changed: (table: Table) => void;
  readonly connected: (isConnected: boolean) => void;
}): Live {
  let table: Table | undefined;
  /** How far this device's clock is ahead of the server's, estimated from the fastest event. */
  let aheadMs = Number.POSITIVE_INFINITY;
  /** The server's time if it stands still. */
  let frozenAt: number | undefined;
  const waiting = new Set<{ readonly isThere: (table: Table) => boolean; readonly done: () => void }>();

  function show(next: Table): void {
    table = next;
    for (const one of waiting) if (one.isThere(next)) one.done();
    view.changed(next);
  }
  const setClock = (now: number): void => {
    aheadMs = Math.min(aheadMs, Date.now() - now);
  };

  const reader =
    <Schema extends v.GenericSchema>(schema: Schema, take: (event: v.InferOutput<Schema>) => void) =>
    (data: string): void => {
      const event = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), data);
      if (event.success) take(event.output);
    };
  const readers = new Map(
    Object.entries({
      snapshot: reader(eventSchemas.snapshot, ({ now, isFrozen, ...next }) => {
        setClock(now);
        frozenAt = isFrozen ? now : undefined;
        show(next);
      }),
      round: reader(eventSchemas.round, ({ now, round, bets }) => {
        if (table === undefined || isBefore(round, table.round)) return;
        setClock(now);
        const { round: before, results } = table;
        const isNext = round.number !== before.number;
        show({ ...table, round, bets, results: isNext ? [before, ...results].slice(0, keptResults) : results });
      }),
      bets: reader(eventSchemas.bets, ({ number, bets }) => {
        if (table?.round.number === number) show({ ...table, bets });
      }),
    }),
  );

  followSharedEvents(({ name, data }) => {
    view.connected(name !== 'error');
    readers.get(name)?.(data);
  });
  return {
    get table() {
      return table;
    },
    now: () => frozenAt ?? Date.now() - (Number.isFinite(aheadMs) ? aheadMs : 0),
    until: (isThere, signal) =>
      new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (table !== undefined && isThere(table)) return resolve();
        const stop = () => {
          waiting.delete(one);
          signal?.removeEventListener('abort', abort);
        };
        const abort = () => {
          stop();
          reject(signal?.reason);
        };
        const one = {
          isThere,
          done: () => {
            stop();
            resolve();
          },
        };
        waiting.add(one);
        signal?.addEventListener('abort', abort);
      }),
  };
}

/** Whether an event is stale: a thawed tab may send events that the others already have. */
const isBefore = (round: RoundView, current: RoundView): boolean =>
  round.number < current.number ||
  (round.number === current.number && phases.indexOf(round.phase) < phases.indexOf(current.phase));
