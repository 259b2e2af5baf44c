import { hashToken } from '../ids';
import { BoundedMap } from './boundedMap';

/** More callers than a sandbox has in a window; about 2 MB when full. */
const capacity = 10_000;

/** Counts by key in this process's memory, in windows that begin with a key's first count. */
export interface Counter {
  /** Increments and returns the count. */
  add(key: string): number;
  read(key: string): number;
  forget(key: string): void;
}

/** @param nowMs a monotonic clock; tests pass their own */
export function createCounter(windowMs: number, nowMs: () => number = () => performance.now()): Counter {
  const windows = new BoundedMap<{ readonly count: number; readonly endsAt: number }>(capacity);
  // Keys are hashed to have a fixed length, whatever callers send.
  const find = (hash: string) => {
    const window = windows.get(hash);
    return window !== undefined && window.endsAt > nowMs() ? window : undefined;
  };
  return {
    add(key) {
      const hash = hashToken(key);
      const { count, endsAt } = find(hash) ?? { count: 0, endsAt: nowMs() + windowMs };
      windows.set(hash, { count: count + 1, endsAt });
      return count + 1;
    },
    read: (key) => find(hashToken(key))?.count ?? 0,
    forget: (key) => windows.delete(hashToken(key)),
  };
}
