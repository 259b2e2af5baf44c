import { type MemoryObjects, openMemoryStore } from '../testing/memoryStore';
import { aSiteIn, type TestSite } from '../testing/testSite';

// Runs a command for each write of the tested one.
const objects: MemoryObjects = new Map();
const memory = openMemoryStore(objects);
let writesLeft = Number.POSITIVE_INFINITY;
let site: TestSite;

/** A site with a live shell and a live release of lists, with a store that can be made to fail. */
beforeEach(async () => {
  objects.clear();
  const store: typeof memory = {
    ...memory,
    async write(...args) {
      writesLeft -= 1;
      if (writesLeft < 0) throw new Error('The process was killed.');
      return memory.write(...args);
    },
  };
  site = await aSiteIn(store, 'shell', 'lists');
  await site.done('promote', 'shell', await site.publish({ app: 'shell' }));
  await site.done('promote', 'lists', await site.publish({}));
});
afterEach(() => site.remove());

const next = { version: '1.1.0', buildId: 'bbbbbbbbbb' };

/**
 * Interrupts `command` at each of its writes in turn, runs another person's next command, and then checks the site.
 *
 * @returns at how many writes it was interrupted
 */
async function cutOffAnywhere(
  command: () => Promise<unknown>,
  look: (wasChanged: boolean) => Promise<void>,
): Promise<number> {
  const before = new Map(objects);
  const { revision } = await (await site.site()).registry();
  for (let writes = 0; ; writes += 1) {
    objects.clear();
    for (const [key, object] of before) objects.set(key, object);
    site.actor = 'ada';
    writesLeft = writes;
    const isDone = await command().then(
      () => true,
      () => false,
    );
    writesLeft = Number.POSITIVE_INFINITY;
    if (isDone) return writes;
    const after = (await (await site.site()).registry()).revision;
    expect([revision, revision + 1]).toContain(after);

    site.actor = 'grace';
    await site.done('compose');
    const history = await (await site.site()).history();
    expect(history.map((change) => change.revision)).toEqual(history.map((_, index) => index + 1));
    expect(history.map(({ by }) => by)).toEqual([...Array(after).fill('ada'), 'grace']);
    await look(after > revision);
  }
}

test('an interrupted rollback happens completely or not at all, with its pages and its line of history', async () => {
  await site.publish(next);
  await site.done('promote', 'lists', '1.1.0', '--percent', '10');
  const writes = await cutOffAnywhere(
    () => site.done('rollback', 'lists'),
    async (wasChanged) => expect((await site.page('/')).includes('1.1.0-bbbbbbbbbb')).toBe(!wasChanged),
  );
  expect(writes).toBeGreaterThan(10);
});

test('an interrupted publish is completed by the next one, and live releases do not change', async () => {
  const writes = await cutOffAnywhere(
    () => site.publish(next),
    async () => {
      expect(await site.page('/')).not.toContain('bbbbbbbbbb');
      await site.publish(next);
      const files = await (await site.site()).releaseFiles('lists', '1.1.0-bbbbbbbbbb').list?.();
      expect(files).toEqual([
        'LiveBets.0123456789.js',
        'entry.0123456789.js',
        'release.json',
        'release.sig.json',
        'types.json',
      ]);
    },
  );
  expect(writes).toBeGreaterThan(10);
  expect(await site.done('check', 'lists', '1.1.0')).toContain('lists 1.1.0-bbbbbbbbbb can be promoted');
});
