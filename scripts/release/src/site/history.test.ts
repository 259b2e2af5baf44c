import { openMemoryStore } from '../testing/memoryStore';
import { appendAuthor, appendRefusal, historyKey, readHistory, readRefusals, recordChange } from './history';

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

test('sets malformed lines aside for a reader that wants to hear of them', async () => {
  const store = openMemoryStore();
  await store.write(historyKey, `${JSON.stringify(change)}\n{"revision":"two"}\nnot JSON\n`, { ifAbsent: true });
  const notes: string[] = [];
  expect(await readHistory(store, change, (note) => notes.push(note))).toEqual([change]);
  expect(notes).toEqual([
    expect.stringContaining('Line 2 of history.jsonl cannot be read'),
    expect.stringContaining('Line 3 of history.jsonl cannot be read'),
  ]);
  await expect(readHistory(store, change)).rejects.toThrow();
});

test('keeps the last hundred refusals', async () => {
  const store = openMemoryStore();
  for (let count = 1; count <= 102; count += 1) {
    await appendRefusal(store, { at: `${count}`, by: 'ada', app: 'lists', release: '1.0.0-aaaaaaaaaa', findings: [] });
  }
  const kept = await readRefusals(store);
  expect([kept.length, kept.at(0)?.at, kept.at(-1)?.at]).toEqual([100, '3', '102']);
});

test.each(['\n', '\r', '\u2028', '\u0085', '\u202e', '\u2066', '\u001b'])(
  'no text of a change leaves its line: %j',
  async (sign) => {
    const store = openMemoryStore();
    await recordChange(store, { ...change, summary: `Published.${sign}    9  forged` });
    await appendAuthor(store, { ...change, by: `ada${sign}grace` });
    expect(await readHistory(store, change)).toEqual([
      { ...change, summary: 'Published.     9  forged', by: 'ada grace' },
    ]);
  },
);
