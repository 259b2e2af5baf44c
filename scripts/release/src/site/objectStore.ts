import { randomUUID } from 'node:crypto';
import { Refused } from '../outcome';

/** An object as it was read. */
export interface StoredObject {
  readonly bytes: Buffer;
  /** Changes whenever the content does; to be passed to `write`. */
  readonly version: string;
}

/** An existing object. */
export interface ListedObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Condition of a write: the object does not exist, or is still the one that was read. */
export type WriteCondition = { readonly ifAbsent: true } | { readonly ifVersion: string };

/**
 * Store of a site: objects by key, such as `lists/1.4.0-0123abcdef/release.json`. Every write is conditional and atomic: a reader
 * sees the object before or after it, never a part. A resolved write is durable and visible to every later read.
 */
export interface ObjectStore {
  /** Location, for people. */
  readonly where: string;
  /** The object, or `undefined` if it does not exist. */
  read(key: string): Promise<StoredObject | undefined>;
  /**
   * Compare and swap.
   *
   * @returns the new version; `undefined` when the condition does not hold and the write was rejected
   */
  write(key: string, bytes: string | Uint8Array, condition: WriteCondition): Promise<string | undefined>;
  /** Every object with this key prefix, sorted by key. A prefix is empty or ends with a slash. */
  list(prefix: string): Promise<readonly ListedObject[]>;
  /** Removes an object, if it exists. */
  delete(key: string): Promise<void>;
}

/** The write condition for replacing what was read. */
export const unchanged = (object: StoredObject | undefined): WriteCondition =>
  object === undefined ? { ifAbsent: true } : { ifVersion: object.version };

/** The text of an object; empty if it does not exist. */
export const readText = async (store: ObjectStore, key: string): Promise<string> =>
  String((await store.read(key))?.bytes ?? '');

/**
 * Changes the text of an object. `change` gets the newest text, and is called again when another writer was quicker.
 *
 * @param change returns the new text, or `undefined` to leave the object as it is
 */
export async function updateText(
  store: ObjectStore,
  key: string,
  change: (text: string) => string | undefined,
): Promise<void> {
  for (;;) {
    const object = await store.read(key);
    const text = change(String(object?.bytes ?? ''));
    if (text === undefined || (await store.write(key, text, unchanged(object))) !== undefined) return;
  }
}

/**
 * Throws unless the store honours the conditions of writes. Some object storage accepts and ignores them, and then commands
 * would undo each other's changes; some has conditions that never hold, and then no command could change anything.
 */
export async function requireConditionalWrites(store: ObjectStore): Promise<void> {
  const key = `.incoming/${randomUUID()}`;
  const write = async (condition: WriteCondition) => (await store.write(key, randomUUID(), condition)) !== undefined;
  const isWritten = [
    await write({ ifAbsent: true }),
    await write({ ifAbsent: true }),
    await write({ ifVersion: '"another"' }),
    await write(unchanged(await store.read(key))),
  ];
  await store.delete(key);
  if (isWritten.join() === 'true,false,false,true') return;
  throw new Refused(
    `${store.where} does not honour conditions of writes (If-None-Match, If-Match), which keep commands from undoing each other's changes.`,
  );
}

/** Removes every object below a prefix. */
export async function deleteAll(store: ObjectStore, prefix: string): Promise<void> {
  await Promise.all((await store.list(prefix)).map(({ key }) => store.delete(key)));
}
