import type { FastifyBaseLogger } from 'fastify';
import type { TelemetryConfig } from '../config';
import type { Database } from '../database';
import { createAllowance, networkOf } from './allowance';
import { createExposition } from './exposition';
import type { Point, ReportedPoint, TelemetryEvent } from './otlp';
import { createReleaseList } from './releases';
import { createStore, intervalMs } from './store';

/** What the receiver counts itself, by app: sessions above what their network may add, and how many networks those were. */
const leftOut = { sessions: 'tessera.receiver.left_out_sessions', networks: 'tessera.receiver.left_out_networks' };

/** Receives reports: sets aside what no page sends, limits what a network adds, counts and stores the rest. */
export function createReceiver(
  { database, now }: { readonly database: Database; readonly now: () => Date },
  { releases: source, tabsPerNetwork }: TelemetryConfig,
  log: FastifyBaseLogger,
) {
  const releases = createReleaseList(source, (err) => log.warn({ err }, 'The registry of releases was not read.'));
  const allowance = createAllowance(tabsPerNetwork);
  const exposition = createExposition();
  const store = createStore(database, (err) => log.error({ err }, 'Reports were not written; trying again.'));
  const writing = setInterval(() => void store.flush(), intervalMs);
  writing.unref();

  /** Items whose release the site has; those of no release, too. */
  async function ofKnownReleases<Item extends Pick<Point, 'attributes'>>(items: readonly Item[]): Promise<Item[]> {
    const known: Item[] = [];
    for (const item of items) {
      const { 'tessera.remote': app, 'tessera.release': release } = item.attributes;
      if (app === undefined || release === undefined || (await releases.has(app, release))) known.push(item);
    }
    return known;
  }
  function count(point: Point & { readonly sum?: number }): boolean {
    const isStored = store.add(now(), point);
    if (isStored) exposition.add(point);
    return isStored;
  }

  return {
    exposition,
    store,
    /** Counts the measurements of a report; returns how many. */
    async addPoints(address: string, points: readonly ReportedPoint[]): Promise<number> {
      const admitted = allowance.admit(networkOf(address), await ofKnownReleases(points));
      for (const { app, isFirst } of admitted.leftOut) {
        const own = { unit: null, attributes: { 'tessera.remote': app }, bucket: 0, count: 1 };
        count({ name: leftOut.sessions, ...own });
        if (isFirst) count({ name: leftOut.networks, ...own });
      }
      return admitted.taken.filter(count).length;
    },
    /** Keeps the events of a report; returns how many. */
    async addEvents(address: string, events: readonly TelemetryEvent[]): Promise<number> {
      const known = await ofKnownReleases(events);
      return known.filter((event) => allowance.admitEvent(networkOf(address)) && store.addEvent(now(), event)).length;
    },
    async close(): Promise<void> {
      clearInterval(writing);
      await store.flush();
    },
  };
}

/** See {@link createReceiver}. */
export type Receiver = ReturnType<typeof createReceiver>;
