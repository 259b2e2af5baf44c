import { createTabList } from './tabs';

/** Tabs that are numbers; `used` says when each was last in use, `opened` which a page has open. One fails to close. */
function createList(limits: { most: number; idleMs: number }, unclosable?: number) {
  const used = new Map<number, number>();
  const opened = new Set<number>();
  let closed: readonly number[] = [];
  const failures: unknown[] = [];
  const open = async () => {
    const port = used.size + 1;
    used.set(port, performance.now());
    return {
      port,
      use: { lastMs: () => used.get(port) ?? 0, isOpen: () => opened.has(port) },
      close: async () => {
        closed = [...closed, port];
        if (port === unclosable) throw new Error(`cannot close ${port}`);
      },
    };
  };
  const list = createTabList(open, (error) => failures.push(error), { recentMs: 500, ...limits });
  return { list, used, opened, closed: () => closed, failures };
}

test('beyond the limit, the tab that was unused for longest is closed', async () => {
  const { list, used, closed } = createList({ most: 2, idleMs: 1_000_000 });
  expect(await Promise.all([list.open(), list.open()])).toEqual(['http://localhost:1', 'http://localhost:2']);
  used.set(1, performance.now() - 600);
  used.set(2, performance.now() - 700);
  await list.open();
  expect(closed()).toEqual([2]);
  await list.close();
  expect(closed()).toEqual([2, 1, 3]);
});

test('beyond the limit, neither a tab that a page has open nor one that was used a moment ago is closed', async () => {
  const { list, used, opened, closed } = createList({ most: 2, idleMs: 1_000_000 });
  await list.open();
  await list.open();
  used.set(1, performance.now() - 2_000);
  opened.add(1);
  expect(await list.open()).toBeUndefined();
  opened.delete(1);
  expect(await Promise.all([list.open(), list.open()])).toEqual(['http://localhost:3', undefined]);
  expect(closed()).toEqual([1]);
  await list.close();
});

test('of forty that are opened at once, as many open as there may be', async () => {
  const { list, closed } = createList({ most: 8, idleMs: 1_000_000 });
  const origins = await Promise.all(Array.from({ length: 40 }, () => list.open()));
  expect(origins.filter((origin) => origin !== undefined)).toHaveLength(8);
  expect(closed()).toEqual([]);
  await list.close();
});

test('a tab that is unused for too long is closed, unless a page has it open', async () => {
  const { list, used, opened, closed } = createList({ most: 8, idleMs: 1_000 });
  await list.open();
  await list.open();
  used.set(1, performance.now() - 2_000);
  used.set(2, performance.now() - 2_000);
  opened.add(2);
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

test('a tab that fails to close is reported, and stops neither the others nor a new one', async () => {
  const { list, used, closed, failures } = createList({ most: 2, idleMs: 1_000 }, 1);
  await list.open();
  await list.open();
  for (const port of [1, 2]) used.set(port, performance.now() - 2_000);
  await list.closeIdle();
  expect([closed(), failures]).toEqual([[1, 2], [new Error('cannot close 1')]]);
  expect(await list.open()).toBe('http://localhost:3');
  await list.close();
});
