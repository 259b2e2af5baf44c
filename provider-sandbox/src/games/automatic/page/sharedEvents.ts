import * as v from 'valibot';

const eventSchema = v.object({
  name: v.picklist(['snapshot', 'round', 'bets', 'heartbeat', 'open', 'error']),
  id: v.string(),
  data: v.string(),
});
/** An event of the server or of the connection, as tabs send it to each other. */
export type RoundsEvent = v.InferOutput<typeof eventSchema>;
const lost: RoundsEvent = { name: 'error', id: '', data: '' };
/** A tab's request for the state. */
const join = 'join';

/** Without an event for this long, the connection counts as dead; the server sends heartbeats. */
const silentMs = 40_000;
/**
 * Longer than the above: the tab with the connection reconnects and notifies the others by then, unless it is frozen.
 */
const stealAfterMs = 45_000;
/** The same for a tab that was just opened. */
const firstStealAfterMs = 5_000;
const reconnectMs = 2_000;
const sharedName = 'tessera.automatic';

/**
 * Follows the events of the rounds. All tabs of the browser have one connection: the one that holds the lock reads the events and
 * sends them to the others. When that tab is closed or falls silent, another one gets the lock and resumes after the
 * last event. A browser without Web Locks has a connection for each tab.
 */
export function followSharedEvents(take: (event: RoundsEvent) => void): void {
  /** Empty until this tab has the state, with which events begin. */
  let lastEventId = '';
  let channel: BroadcastChannel | undefined;
  /** Only in the tab that reads the events. */
  let source: EventSource | undefined;
  let turn = new AbortController();
  let silence: number | undefined;

  function expectEventIn(ms: number): void {
    clearTimeout(silence);
    silence = window.setTimeout(() => {
      if (source === undefined) {
        take(lost);
        stealLock();
      } else {
        broadcast(lost);
        connect();
      }
    }, ms);
  }
  function receive(event: RoundsEvent): void {
    expectEventIn(source === undefined ? stealAfterMs : silentMs);
    if (event.name === 'snapshot' || lastEventId !== '') lastEventId = event.id || lastEventId;
    take(event);
  }
  function broadcast(event: RoundsEvent): void {
    channel?.postMessage(event);
    receive(event);
  }

  function connect(): void {
    source?.close();
    const opened = new EventSource(`/play/api/automatic/events?lastEventId=${lastEventId}`);
    source = opened;
    expectEventIn(silentMs);
    for (const name of eventSchema.entries.name.options) {
      opened.addEventListener(name, (event: Event) => {
        const { data = '', lastEventId: id = '' } = event as Partial<MessageEvent<string>>;
        broadcast({ name, id, data });
        // The browser reconnects automatically, unless the server refused the connection.
        if (opened.readyState === EventSource.CLOSED) expectEventIn(reconnectMs * (1 + Math.random()));
      });
    }
  }
  function disconnect(): void {
    source?.close();
    source = undefined;
  }

  /** Waits for the lock and holds it until the page is left or another tab steals the lock. */
  async function wait(options: LockOptions, { signal }: AbortController): Promise<void> {
    try {
      await navigator.locks.request(sharedName, options, () => {
        if (signal.aborted) return undefined;
        connect();
        return new Promise<void>((done) => signal.addEventListener('abort', () => done()));
      });
    } catch (error) {
      if (signal.aborted) return;
      disconnect();
      const isTakenOver = error instanceof DOMException && error.name === 'AbortError';
      if (isTakenOver) {
        expectEventIn(stealAfterMs);
        await wait({ signal }, turn);
      } else {
        channel?.close();
        channel = undefined;
        connect();
      }
    }
  }
  function stealLock(): void {
    turn.abort();
    turn = new AbortController();
    void wait({ steal: true }, turn);
  }

  function onMessage({ data }: MessageEvent<unknown>): void {
    if (source === undefined) {
      const event = v.safeParse(eventSchema, data);
      if (!event.success) return;
      receive(event.output);
      const { name } = event.output;
      // The tab that reads the events has stolen the lock from a silent one.
      if (lastEventId === '' && name !== 'open' && name !== 'error') channel?.postMessage(join);
    } else if (data === join) {
      // A new connection begins with the state, for all.
      lastEventId = '';
      connect();
    }
  }
  function start(): void {
    turn = new AbortController();
    channel = new BroadcastChannel(sharedName);
    channel.addEventListener('message', onMessage);
    channel.postMessage(join);
    expectEventIn(firstStealAfterMs);
    void wait({ signal: turn.signal }, turn);
  }
  /** A lock or a channel would keep the page out of the back-forward cache. */
  function stop(): void {
    turn.abort();
    disconnect();
    channel?.close();
    clearTimeout(silence);
  }

  start();
  window.addEventListener('pagehide', stop);
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) start();
  });
}
