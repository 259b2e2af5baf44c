import { tabItem } from '@tessera/shared-contracts/session';
import { array, boolean, object, string } from 'valibot';
import { sessionMemory } from '../loader/sessionMemory';
import { type Attributes, type LogEvent, logsBody, metricsBody, type Point } from './otlp';

/** Kept for the tab: whether it reports, and what it reports only once. */
const tabSchema = object({ isSampled: boolean(), reported: array(string()) });
const item = tabItem('tessera.shell.telemetry');

/** Most measurements of one request: browsers send 64 KiB. */
const pointsPerRequest = 60;
/** A loop that goes on is counted so far: receivers take no larger counts. */
const maxCount = 1_000;
/** Most events between two reports. A loop of errors is counted, not described. */
const maxEvents = 20;

/** See {@link createReports}. */
export type Reports = ReturnType<typeof createReports>;

/**
 * Collects what a page reports.
 *
 * @param url address of the receiver, without a trailing slash
 * @param share share of tabs that report, 0 to 1
 */
export function createReports(url: string, share: number) {
  // Read each time: pages of this tab that were left may come back.
  const tab = () => sessionMemory(item, tabSchema, { isSampled: Math.random() < share, reported: [] });
  const { isSampled, reported } = tab().read();
  tab().write({ isSampled, reported });

  let points = new Map<string, Point>();
  let events: LogEvent[] = [];
  /** What is reported once a tab, and not sent yet. */
  let pending: string[] = [];

  const keyOf = (name: string, attributes: Attributes) => JSON.stringify([name, attributes]);
  const send = (signal: string, body: unknown) =>
    navigator.sendBeacon(`${url}/v1/${signal}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));

  return {
    /** Whether this tab reports. */
    isOn: isSampled && 'sendBeacon' in navigator,
    /** Whether something is reported for the first time in this tab. */
    isFirst(...parts: readonly (string | undefined)[]): boolean {
      const key = parts.join(' ');
      if (pending.includes(key) || tab().read().reported.includes(key)) return false;
      pending.push(key);
      return true;
    },
    /** Adds one to a counter. */
    count(name: string, attributes: Attributes): void {
      const key = keyOf(name, attributes);
      const before = points.get(key);
      points.set(key, {
        name,
        attributes,
        count: Math.min(maxCount, 1 + (before && 'count' in before ? before.count : 0)),
      });
    },
    /** Adds a value. */
    measure(name: string, attributes: Attributes, unit: string, value: number): void {
      points.set(keyOf(name, attributes), { name, attributes, unit, value });
    },
    /** Adds an event. */
    note(name: string, attributes: Attributes): void {
      if (events.length < maxEvents) events.push({ name, attributes });
    },
    /** Sends what has been collected. What the browser does not take is sent the next time. */
    send(): void {
      const all = [...points];
      for (let sent = 0; sent < all.length; sent += pointsPerRequest) {
        const some = all.slice(sent, sent + pointsPerRequest);
        if (!send('metrics', metricsBody(some.map(([, point]) => point)))) return;
        for (const [key] of some) points.delete(key);
      }
      points = new Map();
      const memory = tab();
      memory.write({ isSampled, reported: [...memory.read().reported, ...pending] });
      pending = [];
      if (events.length === 0 || send('logs', logsBody(events))) events = [];
    },
  };
}
