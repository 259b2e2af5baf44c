import { deleteAll, type ObjectStore, readText, unchanged, updateText } from '../site/objectStore';

const ifAbsent = { ifAbsent: true } as const;

/**
 * Defines the tests that every store has to pass, for one of its objects.
 *
 * @param open returns an empty store
 */
export function testStore(name: string, open: () => ObjectStore | Promise<ObjectStore>): void {
  // `current` is a link in a folder, the others are files.
  describe.each(['history.jsonl', 'current'])(`${name}: %s`, (key) => {
    let store: ObjectStore;
    beforeEach(async () => {
      store = await open();
    });

    test('reads what was written, and returns `undefined` for a missing object', async () => {
      expect(await store.read(key)).toBeUndefined();
      const version = await store.write(key, 'one', ifAbsent);
      expect(await store.read(key)).toEqual({ bytes: Buffer.from('one'), version });
      expect(version).toEqual(expect.any(String));
    });

    test('replaces what was read, but not what was written since', async () => {
      await store.write(key, 'one', ifAbsent);
      const seen = await store.read(key);
      const version = await store.write(key, 'two', unchanged(seen));
      expect(await store.write(key, 'three', unchanged(seen))).toBeUndefined();
      expect(await store.read(key)).toEqual({ bytes: Buffer.from('two'), version });
    });

    test('neither creates an existing object nor replaces a missing one', async () => {
      expect(await store.write(key, 'one', { ifVersion: 'none' })).toBeUndefined();
      expect(await store.read(key)).toBeUndefined();
      await store.write(key, 'one', ifAbsent);
      expect(await store.write(key, 'two', ifAbsent)).toBeUndefined();
      expect(await readText(store, key)).toBe('one');
    });

    test('lets only one of many writers create an object, and only one replace it', async () => {
      const names = Array.from({ length: 20 }, (_, index) => `writer-${index}`);
      const winnerOf = async (condition: Parameters<ObjectStore['write']>[2]) => {
        const versions = await Promise.all(names.map((name) => store.write(key, name, condition)));
        const winners = names.filter((_, index) => versions[index] !== undefined);
        expect(winners).toEqual([await readText(store, key)]);
      };
      await winnerOf(ifAbsent);
      await store.write(key, 'between', unchanged(await store.read(key)));
      await winnerOf(unchanged(await store.read(key)));
    });

    test('loses no change when many update one object', async () => {
      const add = (text: string) => `${text}x`;
      await Promise.all(Array.from({ length: 20 }, () => updateText(store, key, add)));
      expect(await readText(store, key)).toBe('x'.repeat(20));
    });

    test('removes an object, which can then be created again', async () => {
      await store.write(key, 'one', ifAbsent);
      await store.delete(key);
      await store.delete(key);
      expect(await store.read(key)).toBeUndefined();
      expect(await store.write(key, 'two', ifAbsent)).toBeDefined();
    });

    test('lists the objects below a prefix, but not below a longer name', async () => {
      for (const each of ['lists/b/2.js', 'lists/b/1.js', 'lists/a/deep/1.js', 'lists-other/1.js']) {
        await store.write(each, each, ifAbsent);
      }
      const keys = async (prefix: string) => (await store.list(prefix)).map((object) => object.key);
      expect(await keys('lists/')).toEqual(['lists/a/deep/1.js', 'lists/b/1.js', 'lists/b/2.js']);
      await deleteAll(store, 'lists/b/');
      expect(await keys('lists/')).toEqual(['lists/a/deep/1.js']);
      expect(await keys('nowhere/')).toEqual([]);
      const [listed] = await store.list('lists/');
      expect(Math.abs(Date.now() - Number(listed?.modifiedAt))).toBeLessThan(60_000);
    });
  });
}
