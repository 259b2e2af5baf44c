import { type PlayerItem, readSession, type StoredItem, subscribeSession } from '@tessera/shared-contracts/session';
import { array, fallback, maxLength, parse, parseJson, pipe, string } from 'valibot';

/** A list of ids, newest first: the player's, or what visitors saved on this device. */
export interface SavedList {
  /** Returns the same array until the list changes. */
  readonly read: () => readonly string[];
  /** Adds an id at the front; drops the oldest if the list is full. */
  readonly add: (id: string) => void;
  readonly remove: (id: string) => void;
  /** Subscribes to changes, including those of other tabs and of the player; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

const listSchema = fallback(pipe(string(), parseJson(), array(pipe(string(), maxLength(200)))), []);

const readPlayerId = () => readSession()?.user.id;

/**
 * Creates a list of games that is stored on this device. A player's list is removed at logout; at login it takes in what
 * was saved before.
 *
 * @param players where a player's list is stored
 * @param visitors where that of visitors is
 * @param limit maximum number of ids
 */
export function createSavedList(players: PlayerItem, visitors: StoredItem, limit: number): SavedList {
  const listeners = new Set<() => void>();
  let owner: string | undefined;
  let text: string | undefined;
  let list: readonly string[] = [];

  const readText = (playerId = readPlayerId()) => (playerId === undefined ? visitors.read() : players.read(playerId));

  const write = (next: readonly string[]) => {
    list = next;
    text = JSON.stringify(next);
    owner = readPlayerId();
    if (owner === undefined) visitors.write(text);
    else players.write(owner, text);
    // If storage is blocked, the list is kept in memory.
    if (readText() !== text) text = undefined;
    for (const listener of listeners) listener();
  };
  const read = () => {
    const stored = readText();
    if (stored !== text || owner !== readPlayerId()) {
      owner = readPlayerId();
      text = stored;
      list = parse(listSchema, stored).slice(0, limit);
    }
    return list;
  };
  const without = (id: string) => read().filter((kept) => kept !== id);
  const takeInVisitors = () => {
    const saved = readPlayerId() === undefined ? [] : parse(listSchema, visitors.read());
    if (saved.length === 0) return;
    visitors.write('[]');
    write([...new Set([...saved, ...read()])].slice(0, limit));
  };
  return {
    read,
    add: (id) => write([id, ...without(id)].slice(0, limit)),
    remove: (id) => write(without(id)),
    subscribe: (listener) => {
      takeInVisitors();
      const undoSession = subscribeSession(() => {
        takeInVisitors();
        listener();
      });
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        undoSession();
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}
