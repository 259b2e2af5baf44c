import * as v from 'valibot';

const eventSchema = v.object({
  name: v.picklist(['snapshot', 'round', 'bets', 'heartbeat', 'open', 'error']),
  id: v.string(),
  data: v.string(),
});
/** An event of the server or of the connection, as tabs send it to each other. */
export type RoundsEvent = v.InferOutput<typeof eventSchema>;
const lost: RoundsEvent = { name: 'error', id: '', data: '' };
/** What a tab sends that needs the state. */
const join = 'join';

/** Without an event for this long, the connection counts as dead; the server sends heartbeats. */
const silentMs = 40_000;
/** The tab with the connection then reconnects and tells the others, so this is for one that is frozen. */
const takeOverMs = 45_000;
/** The same for a tab that was just opened. */
const firstTakeOverMs = 5_000;
const reconnectMs = 2_000;
const sharedName = 'tessera.automatic';

/**
 * Follows the events of the rounds. All tabs of the browser have one connection: the one that holds the lock reads the events and
 * sends them to the others. One of those takes over, and resumes after the last event, when that tab is closed or falls silent.
 * A browser without Web Locks has a connection for each tab.
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
        takeOver();
      } else {
        tell(lost);
        connect();
      }
    }, ms);
  }
  function hear(event: RoundsEvent): void {
    expectEventIn(source === undefined ? takeOverMs : silentMs);
    if (event.name === 'snapshot' || lastEventId !== '') lastEventId = event.id || lastEventId;
    take(event);
  }
  function tell(event: RoundsEvent): void {
    channel?.postMessage(event);
    hear(event);
  }

  function connect(): void {
    source?.close();
    const opened = new EventSource(`/play/api/automatic/events?lastEventId=${lastEventId}`);
    source = opened;
    expectEventIn(silentMs);
    for (const name of eventSchema.entries.name.options) {
      opened.addEventListener(name, (event: Event) => {
        const { data = '', lastEventId: id = '' } = event as Partial<MessageEvent<string>>;
        tell({ name, id, data });
        // The browser reconnects by itself, unless the server refused the connection.
        if (opened.readyState === EventSource.CLOSED) expectEventIn(reconnectMs * (1 + Math.random()));
      });
    }
  }
  function disconnect(): void {
    source?.close();
    source = undefined;
  }

  /** Waits for the turn of this tab, and has it until the page is left or another tab takes over. */
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
        expectEventIn(takeOverMs);
        await wait({ signal }, turn);
      } else {
        channel?.close();
        channel = undefined;
        connect();
      }
    }
  }
  function takeOver(): void {
    turn.abort();
    turn = new AbortController();
    void wait({ steal: true }, turn);
  }

  function receive({ data }: MessageEvent<unknown>): void {
    if (source === undefined) {
      const event = v.safeParse(eventSchema, data);
      if (!event.success) return;
      hear(event.output);
      const { name } = event.output;
      // The tab that reads the events has taken over from one that did not answer.
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
    channel.addEventListener('message', receive);
    channel.postMessage(join);
    expectEventIn(firstTakeOverMs);
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
