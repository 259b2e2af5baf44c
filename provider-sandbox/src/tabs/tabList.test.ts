import { createTabList } from './tabs';

/** Tabs that are numbers; `used` says when each was last in use. */
function createList(limits: { most: number; idleMs: number }) {
  const used = new Map<number, number>();
  let closed: readonly number[] = [];
  const list = createTabList(async () => {
    const port = used.size + 1;
    used.set(port, performance.now());
    return {
      port,
      use: { lastMs: () => used.get(port) ?? 0 },
      close: async () => {
        closed = [...closed, port];
      },
    };
  }, limits);
  return { list, used, closed: () => closed };
}

test('beyond the limit, the tab that was unused for longest is closed', async () => {
  const { list, used, closed } = createList({ most: 2, idleMs: 1_000_000 });
  expect(await Promise.all([list.open(), list.open()])).toEqual(['http://localhost:1', 'http://localhost:2']);
  used.set(1, performance.now() + 1);
  await list.open();
  expect(closed()).toEqual([2]);
  await list.close();
  expect(closed()).toEqual([2, 1, 3]);
});

test('a tab that is unused for too long is closed', async () => {
  const { list, used, closed } = createList({ most: 8, idleMs: 1_000 });
  await list.open();
  await list.open();
  used.set(1, performance.now() - 2_000);
  await list.closeIdle();
  expect(closed()).toEqual([1]);
  await list.close();
});

test('a tab that opens while the sandbox closes is closed too', async () => {
  const { list, closed } = createList({ most: 8, idleMs: 1_000 });
  const opening = list.open();
  await list.close();
  await opening;
  expect(closed()).toEqual([1]);
});
