import { openMemoryStore } from '../testing/memoryStore';
import { appendAuthor, historyKey, readHistory, recordChange } from './history';

const change = {
  revision: 1,
  id: '1f6e4c2a',
  at: '2026-11-22T08:12:15.676Z',
  command: 'publish',
  summary: 'Published.',
};

test('names the author of a change, not of a concurrent attempt that lost', async () => {
  const store = openMemoryStore();
  await appendAuthor(store, { ...change, by: 'ada' });
  await appendAuthor(store, { ...change, id: '7b20d9aa', by: 'grace' });
  await recordChange(store, change);
  expect(await readHistory(store, change)).toEqual([{ ...change, by: 'ada' }]);
});

test('shows the newest change before it is recorded, and records it once', async () => {
  const store = openMemoryStore();
  expect(await readHistory(store, change)).toEqual([change]);
  await Promise.all([recordChange(store, change), recordChange(store, change)]);
  expect(await readHistory(store, change)).toEqual([change]);
});

test('continues after a truncated line', async () => {
  const store = openMemoryStore();
  await store.write(historyKey, '{"revision":1,"at":"20', { ifAbsent: true });
  await recordChange(store, change);
  expect(await readHistory(store, change)).toEqual([change]);
});
