import * as v from 'valibot';
import { eventSchemas, type Table } from './api';

/** The current round, updated live. */
export interface Live {
  readonly table: Table | undefined;
  /** The server's clock, in milliseconds. */
  now(): number;
  /** Waits until the round fulfils a condition. @throws the reason that `signal` is aborted with */
  until(isThere: (table: Table) => boolean, signal?: AbortSignal): Promise<void>;
}

/** Without a heartbeat for this long, the connection counts as dead. */
const silentMs = 40_000;
const reconnectMs = 2_000;
const keptResults = 20;

/**
 * Watches the rounds. Reconnects when the connection is lost, and resumes after the last event.
 *
 * @param view.changed called when the state has changed
 * @param view.connected called with whether there is a connection, whenever that changes
 */
export function watchRounds(view: {
  readonly changed: (table: Table) => void;
  readonly connected: (isConnected: boolean) => void;
}): Live {
  let table: Table | undefined;
  let lastEventId = '';
  let source: EventSource | undefined;
  let retry: number | undefined;
  /** How far this device's clock is ahead of the server's, estimated from the fastest event. */
  let aheadMs = Number.POSITIVE_INFINITY;
  const waiting = new Set<{ readonly isThere: (table: Table) => boolean; readonly done: () => void }>();

  function show(next: Table): void {
    table = next;
    for (const one of waiting) if (one.isThere(next)) one.done();
    view.changed(next);
  }
  const setClock = (now: number): void => {
    aheadMs = Math.min(aheadMs, Date.now() - now);
  };

  function connectIn(ms: number): void {
    clearTimeout(retry);
    retry = window.setTimeout(() => {
      view.connected(false);
      connect();
    }, ms);
  }

  function connect(): void {
    source?.close();
    const opened = new EventSource(`/play/api/automatic/events?lastEventId=${lastEventId}`);
    source = opened;
    const heard = () => connectIn(silentMs);
    heard();
    const listen = <Schema extends v.GenericSchema>(
      name: string,
      schema: Schema,
      take: (event: v.InferOutput<Schema>) => void,
    ) =>
      opened.addEventListener(name, ({ data, lastEventId: id }: MessageEvent<string>) => {
        heard();
        const event = v.safeParse(schema, parse(data));
        if (!event.success) return;
        lastEventId = id;
        take(event.output);
      });
    listen('snapshot', eventSchemas.snapshot, ({ now, ...next }) => {
      setClock(now);
      show(next);
    });
    listen('round', eventSchemas.round, ({ now, round, bets }) => {
      if (table === undefined) return;
      setClock(now);
      const { round: before, results } = table;
      const isNext = round.number !== before.number;
      show({ ...table, round, bets, results: isNext ? [before, ...results].slice(0, keptResults) : results });
    });
    listen('bets', eventSchemas.bets, ({ number, bets }) => {
      if (table?.round.number === number) show({ ...table, bets });
    });
    opened.addEventListener('heartbeat', heard);
    opened.addEventListener('open', () => {
      heard();
      view.connected(true);
    });
    opened.addEventListener('error', () => {
      view.connected(false);
      // The browser reconnects by itself, unless the server refused the connection.
      if (opened.readyState === EventSource.CLOSED) connectIn(reconnectMs * (1 + Math.random()));
    });
  }

  connect();
  return {
    get table() {
      return table;
    },
    now: () => Date.now() - (Number.isFinite(aheadMs) ? aheadMs : 0),
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
