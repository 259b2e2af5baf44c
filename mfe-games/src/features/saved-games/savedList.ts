import type { StoredItem } from '@tessera/shared-contracts/session';
import { array, fallback, maxLength, parse, parseJson, pipe, string } from 'valibot';

/** A list of ids stored on this device, newest first. */
export interface SavedList {
  /** Returns the same array until the list changes. */
  readonly read: () => readonly string[];
  /** Adds an id at the front; drops the oldest if the list is full. */
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Subscribes to changes, including those of other tabs; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const listSchema = fallback(pipe(string(), parseJson(), array(pipe(string(), maxLength(200)))), []);

/**
 * Creates a list of games that is stored on this device for all of its users.
 *
 * @param limit maximum number of ids
 */
export function createSavedList(item: StoredItem, limit: number): SavedList {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let list: readonly string[] = [];

  const write = (next: readonly string[]) => {
    list = next;
    text = JSON.stringify(next);
    item.write(text);
    // If storage is blocked, the list is kept in memory.
    if (item.read() !== text) text = undefined;
    for (const listener of listeners) listener();
  };
  const read = () => {
    const stored = item.read();
    if (stored !== text) {
      text = stored;
      list = parse(listSchema, stored).slice(0, limit);
    }
    return list;
  };
  const without = (id: string) => read().filter((kept) => kept !== id);
  return {
    read,
    add: (id) => write([id, ...without(id)].slice(0, limit)),
    remove: (id) => write(without(id)),
    subscribe: (listener) => {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
