import * as v from 'valibot';
import { eventSchemas, type Table } from './api';

/** The round as it goes on, for everybody. */
export interface Live {
  readonly table: Table | undefined;
  /** The server's clock, in milliseconds. */
  now(): number;
  /** Waits for the round to be somewhere. @throws what `signal` is aborted with */
  until(isThere: (table: Table) => boolean, signal?: AbortSignal): Promise<void>;
}

/** Heartbeats come more often than this, unless the connection is dead. */
const silentMs = 40_000;
const reconnectMs = 2_000;
const keptResults = 20;

/**
 * Watches the rounds. A lost connection is made again, and goes on with the event after the last one.
 *
 * @param view.changed there is something new to see
 * @param view.connected whether the connection is there, told whenever it comes or goes
 */
export function watchRounds(view: {
  readonly changed: (table: Table) => void;
  readonly connected: (isConnected: boolean) => void;
}): Live {
  let table: Table | undefined;
  let lastEventId = '';
  let source: EventSource | undefined;
  let retry: number | undefined;
  /** How far this device's clock is ahead, as far as the quickest event tells. */
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

  const take = {
    snapshot({ now, ...next }: v.InferOutput<typeof eventSchemas.snapshot>) {
      setClock(now);
      show(next);
    },
    round({ now, round, bets }: v.InferOutput<typeof eventSchemas.round>) {
      if (table === undefined) return;
      setClock(now);
      const { round: before, results } = table;
      const isNext = round.number !== before.number;
      show({ ...table, round, bets, results: isNext ? [before, ...results].slice(0, keptResults) : results });
    },
    bets({ number, bets }: v.InferOutput<typeof eventSchemas.bets>) {
      if (table?.round.number === number) show({ ...table, bets });
    },
  };

  function connectIn(ms: number): void {
    clearTimeout(retry);
    retry = window.setTimeout(connect, ms);
  }

  function connect(): void {
    source?.close();
    const opened = new EventSource(`/play/api/automatic/events?lastEventId=${lastEventId}`);
    source = opened;
    const heard = () => connectIn(silentMs);
    heard();
    const listen = <Name extends keyof typeof take>(name: Name) =>
      opened.addEventListener(name, ({ data, lastEventId: id }: MessageEvent<string>) => {
        heard();
        const read = v.safeParse(
          eventSchemas[name] as v.GenericSchema<unknown, Parameters<(typeof take)[Name]>[0]>,
          parse(data),
        );
        if (!read.success) return;
        lastEventId = id;
        (take[name] as (data: Parameters<(typeof take)[Name]>[0]) => void)(read.output);
      });
    listen('snapshot');
    listen('round');
    listen('bets');
    opened.addEventListener('heartbeat', heard);
    opened.addEventListener('open', () => {
      heard();
      view.connected(true);
    });
    opened.addEventListener('error', () => {
      view.connected(false);
      // The browser tries again by itself, unless it was refused.
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
