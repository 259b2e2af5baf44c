import ipaddr from 'ipaddr.js';
import { BoundedMap } from '../http/boundedMap';
import { metrics } from './metrics';
import type { ReportedPoint } from './otlp';

/** Networks in memory; then those that reported the longest time ago may report again. About 30 MB when full. */
const capacity = 20_000;
const hourMs = 60 * 60_000;
/** Most of a tab in an hour of all that happens again and again: counters and events. */
const repeatsPerTab = 200;
/** Most values of a tab of an app: of up to three releases, with their modules. */
const valuesPerTab = 60;
/** Bits of an address that name its network: a range that one customer of a provider rents, or 256 households. */
const networkBits = { ipv4: 24, ipv6: 48 };

/** The network of an address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  const range = `${parsed.toNormalizedString()}/${networkBits[parsed.kind()]}`;
  return parsed.kind() === 'ipv4'
    ? `${ipaddr.IPv4.networkAddressFromCIDR(range)}`
    : `${ipaddr.IPv6.networkAddressFromCIDR(range)}`;
}

/** What was counted of a network and an app, for an hour from the first. */
interface Window {
  readonly endsAt: number;
  readonly counts: Map<string, number>;
}

const sessions = 'tessera.remote.sessions';
const isSession = ({ name }: ReportedPoint) => name === sessions;

const cacheOf = ({ attributes }: ReportedPoint) => attributes['tessera.cache'];
/** A failed session as it is and with every other cache. */
const withEachCache = (point: ReportedPoint): readonly ReportedPoint[] => {
  const { 'tessera.cache': _, ...others } = point.attributes;
  const caches = [{}, { 'tessera.cache': 'cold' }, { 'tessera.cache': 'warm' }];
  return [point, ...caches.map((cache) => ({ ...point, attributes: { ...others, ...cache } }))];
};

/** What of a report counts. */
export interface Admitted {
  readonly taken: readonly ReportedPoint[];
  /** Sessions above what their network may add, by app; `isFirst` if they are the first of their network in an hour. */
  readonly leftOut: readonly { readonly app: string; readonly isFirst: boolean }[];
}

/**
 * Limits what one network adds in an hour, in memory: so many tabs of an app, and of each tab what it reports once. Values and failed
 * sessions count only beside a session of their release, so that a release never has more failed sessions than sessions. A failed session
 * gets the cache of its session, since those are compared: a page that came from the cache may fail to load more.
 *
 * @param tabsPerHour tabs of an app that one network may add in an hour
 */
export function createAllowance(tabsPerHour: number, nowMs: () => number = () => performance.now()) {
  const windows = new BoundedMap<Window>(capacity);

  function countsOf(key: string): Map<string, number> {
    const found = windows.get(key);
    if (found !== undefined && found.endsAt > nowMs()) return found.counts;
    const counts = new Map<string, number>();
    windows.set(key, { endsAt: nowMs() + hourMs, counts });
    return counts;
  }
  /** Adds to a count up to a limit; whether there was room. */
  function take(counts: Map<string, number>, key: string, limit: number, count = 1): boolean {
    const before = counts.get(key) ?? 0;
    if (before + count > limit) return false;
    counts.set(key, before + count);
    return true;
  }

  return {
    /** What counts of the measurements of one report. */
    admit(network: string, points: readonly ReportedPoint[]): Admitted {
      const taken: ReportedPoint[] = [];
      const leftOut: { app: string; isFirst: boolean }[] = [];
      const seen = new Set<string>();
      // The other values of a tab count only beside its session.
      for (const point of [...points.filter(isSession), ...points.filter((each) => !isSession(each))]) {
        const { name, attributes } = point;
        const app = attributes['tessera.remote'] ?? '';
        if (metrics[name].kind === 'count') {
          if (take(countsOf(network), 'repeats', repeatsPerTab * tabsPerHour)) taken.push(point);
          continue;
        }
        const once = [name, attributes['tessera.release'], attributes['tessera.module']].join(' ');
        if (seen.has(`${app} ${once}`)) continue;
        seen.add(`${app} ${once}`);
        const counts = countsOf(`${network} ${app}`);
        const keyOf = (what: string) => `${attributes['tessera.release']} ${attributes['tessera.cohort']} ${what}`;
        if (!isSession(point)) {
          const isFailed = name === 'tessera.remote.failed_sessions';
          const beside = (isFailed ? withEachCache(point) : [point]).find((each) => {
            const kind = isFailed ? cacheOf(each) : 'any';
            return take(counts, keyOf(`${once} ${kind}`), counts.get(keyOf(`${sessions} ${kind}`)) ?? 0);
          });
          if (beside && take(counts, 'values', valuesPerTab * tabsPerHour)) taken.push(beside);
        } else if (take(counts, 'tabs', tabsPerHour)) {
          for (const kind of ['any', cacheOf(point)]) take(counts, keyOf(`${sessions} ${kind}`), tabsPerHour);
          taken.push(point);
        } else {
          leftOut.push({ app, isFirst: take(counts, 'left out', 1) });
        }
      }
      return { taken, leftOut };
    },
    /** Whether a network may add another event. */
    admitEvent: (network: string): boolean => take(countsOf(network), 'repeats', repeatsPerTab * tabsPerHour),
  };
}
