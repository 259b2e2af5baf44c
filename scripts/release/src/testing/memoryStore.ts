import { randomUUID } from 'node:crypto';
import type { ListedObject, ObjectStore, StoredObject } from '../site/objectStore';

/** Objects in memory, by key. */
export type MemoryObjects = Map<string, StoredObject & Pick<ListedObject, 'modifiedAt'>>;

/** A site in memory, for tests that need no disk. It behaves like object storage with conditional writes. */
export function openMemoryStore(objects: MemoryObjects = new Map(), where = 'memory'): ObjectStore {
  return {
    where,
    async read(key) {
      const found = objects.get(key);
      return found && { bytes: found.bytes, version: found.version };
    },
    async write(key, bytes, condition) {
      const before = objects.get(key);
      if (before?.version !== ('ifVersion' in condition ? condition.ifVersion : undefined)) return undefined;
      const version = randomUUID();
      objects.set(key, { bytes: Buffer.from(bytes), version, modifiedAt: new Date() });
      return version;
    },
    list: async (prefix) =>
      [...objects]
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, { modifiedAt }]) => ({ key, modifiedAt }))
        .sort((a, b) => (a.key < b.key ? -1 : 1)),
    async delete(key) {
      objects.delete(key);
    },
  };
}
