import type { StoredItem } from '@tessera/shared-contracts/session';
import { array, fallback, maxLength, parse, parseJson, pipe, string } from 'valibot';

/** Ids that this device keeps, newest first. */
export interface DeviceList {
  /** The same array until the list changes. */
  readonly read: () => readonly string[];
  /** Puts an id first; the oldest makes room for it. */
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Hears of changes, those of other tabs included; returns its undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

const listSchema = fallback(pipe(string(), parseJson(), array(pipe(string(), maxLength(200)))), []);

/**
 * Creates a list of games that is kept on this device for whoever uses it.
 *
 * @param limit how many it holds
 */
export function createDeviceList(item: StoredItem, limit: number): DeviceList {
  const listeners = new Set<() => void>();
  let text: string | undefined;
  let list: readonly string[] = [];

  const write = (next: readonly string[]) => {
    list = next;
    text = JSON.stringify(next);
    item.write(text);
    // Where storage is blocked, the list lives as long as the page does.
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
