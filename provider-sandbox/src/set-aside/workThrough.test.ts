import { DatabaseUnavailable } from '../database';
import { workThrough } from './workThrough';

const unavailable = new DatabaseUnavailable(new Error('gone'));

test.each([1, 8])('works on every item, %i at once, whatever happens to the others', async (atOnce) => {
  const [done, aside]: [string[], string[]] = [[], []];
  const failures = new Map<string, Error>([
    ['poisoned', new Error('broken')],
    ['busy', unavailable],
    ['stuck', new Error('broken')],
  ]);
  const working = workThrough(['a', 'poisoned', 'b', 'busy', 'c', 'stuck', 'd'], {
    async work(item) {
      const failure = failures.get(item);
      if (failure !== undefined) throw failure;
      done.push(item);
    },
    async setAside(item) {
      if (item === 'stuck') throw new Error('cannot be set aside');
      aside.push(item);
    },
    atOnce,
  });
  await expect(working).rejects.toBe(unavailable);
  expect([done, aside]).toEqual([['a', 'b', 'c', 'd'], ['poisoned']]);
});

test('resolves when nothing is left, with what was set aside', async () => {
  const refuse = async () => {
    throw new Error('broken');
  };
  await workThrough([1, 2], { work: refuse, setAside: async () => undefined });
});
