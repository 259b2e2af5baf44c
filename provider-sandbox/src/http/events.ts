import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createWatcherCount, type WatcherLimits } from './watcherCount';

/** An event for all watchers. */
export interface ServerEvent {
  /** Id to resume after. Events without one are not stored, so reconnecting watchers do not get them. */
  readonly id?: string;
  readonly name: string;
  readonly data: unknown;
}

interface EventStreamOptions {
  readonly limits: WatcherLimits;
  readonly heartbeatMs?: number;
  /** How long a connection lasts; the watcher then reconnects, so that no forgotten one is kept for ever. */
  readonly longestMs?: number;
  /** Number of stored events that a reconnecting watcher can catch up on. */
  readonly kept?: number;
  /** Most unsent bytes per watcher; a slower one is disconnected. */
  readonly mostUnsent?: number;
}

/**
 * Server-sent events (HTML Standard, section 9.2) of one kind, for any number of watchers. `Audience` is what distinguishes
 * watchers if not all of them get the same events.
 */
export interface EventStream<Audience = void> {
  readonly watchers: number;
  readonly audiences: readonly Audience[];
  /**
   * Answers a request with the given events, and with new ones from now on.
   *
   * @throws HttpError 503 when there are too many watchers
   */
  open(request: FastifyRequest, reply: FastifyReply, first: readonly ServerEvent[], audience: Audience): void;
  /**
   * Answers a request with the events from now on. A watcher that names its last event (`Last-Event-ID`, or `lastEventId` in
   * the query) first gets the events that it missed; a watcher without one, or with one that is no longer stored, gets
   * the snapshot.
   *
   * @throws HttpError 503 when there are too many watchers
   */
  watch(request: FastifyRequest, reply: FastifyReply, snapshot: () => ServerEvent, audience: Audience): void;
  /** Sends an event to all watchers, or only to some; the latter is not stored. */
  publish(event: ServerEvent, isFor?: (audience: Audience) => boolean): void;
  /** Ends the answers of some watchers. */
  end(isOf: (audience: Audience) => boolean): void;
  /** Drops the stored events after a gap, so that reconnecting watchers get the snapshot. */
  forget(): void;
  /** Ends every answer. */
  close(): void;
}

/** How long after losing the connection watchers reconnect. */
const retryMs = 2_000;

export function createEventStream<Audience = void>({
  limits,
  heartbeatMs = 15_000,
  longestMs = 60 * 60 * 1000,
  kept = 64,
  mostUnsent = 64 * 1024,
}: EventStreamOptions): EventStream<Audience> {
  const watchers = new Map<ServerResponse, { readonly audience: Audience; readonly until: number }>();
  const count = createWatcherCount(limits);
  let newest: readonly { readonly id: string; readonly text: string }[] = [];

  function send(watcher: ServerResponse, text: string | Buffer): void {
    watcher.write(text);
    if (watcher.writableLength > mostUnsent) watcher.destroy();
  }
  function sendAll(text: string, isFor: (audience: Audience) => boolean = () => true): void {
    const bytes = Buffer.from(text);
    for (const [watcher, { audience }] of watchers) if (isFor(audience)) send(watcher, bytes);
  }
  // An event rather than a comment, so that pages too can distinguish a silent connection from a dead one.
  const heartbeat = setInterval(() => {
    sendAll(writeEvent({ name: 'heartbeat', data: {} }));
    for (const [watcher, { until }] of watchers) {
      if (performance.now() < until) continue;
      // A watcher that does not read would never see the end.
      if (watcher.writableEnded) watcher.destroy();
      else watcher.end();
    }
  }, heartbeatMs);
  heartbeat.unref();

  function open(request: FastifyRequest, reply: FastifyReply, first: string, audience: Audience): void {
    const stopCounting = count.add(request);
    reply.hijack();
    const { raw } = reply;
    // A connection that closed meanwhile emits no further `close`, so it would never be removed.
    if (raw.destroyed) {
      stopCounting();
      return;
    }
    raw.on('error', () => undefined);
    raw.on('close', () => {
      watchers.delete(raw);
      stopCounting();
    });
    watchers.set(raw, { audience, until: performance.now() + longestMs });
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      // A buffering proxy would delay events.
      'x-accel-buffering': 'no',
    });
    send(raw, `retry: ${retryMs}\n\n${first}`);
  }

  return {
    get watchers() {
      return watchers.size;
    },
    get audiences() {
      return Array.from(watchers.values(), ({ audience }) => audience);
    },
    open: (request, reply, first, audience) => open(request, reply, first.map(writeEvent).join(''), audience),
    watch(request, reply, snapshot, audience) {
      const last = readLastId(request);
      const index = newest.findLastIndex(({ id }) => id === last);
      const missed = index < 0 ? [writeEvent(snapshot())] : newest.slice(index + 1).map(({ text }) => text);
      open(request, reply, missed.join(''), audience);
    },
    publish(event, isFor) {
      const text = writeEvent(event);
      if (event.id !== undefined && isFor === undefined) newest = [...newest, { id: event.id, text }].slice(-kept);
      sendAll(text, isFor);
    },
    end(isOf) {
      for (const [watcher, { audience }] of watchers) if (isOf(audience)) watcher.end();
    },
    forget() {
      newest = [];
    },
    close() {
      clearInterval(heartbeat);
      for (const watcher of watchers.keys()) watcher.end();
    },
  };
}

/** Id of the last event that a reconnecting watcher received. */
export function readLastId({ headers, query }: FastifyRequest): string | undefined {
  const header = headers['last-event-id'];
  // A page that reconnects with a new `EventSource` cannot set the header.
  return typeof header === 'string' ? header : (query as { readonly lastEventId?: string }).lastEventId;
}

/** An event's data is one line: this JSON has no line breaks, and those within strings are escaped. */
const writeEvent = ({ id, name, data }: ServerEvent): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
