import { type Answer, nextOf } from './search';

/** Searches with a judge of each state; returns the end and the states that were tried. */
function search(last: number, judge: (state: number) => Answer, skipped: readonly number[] = []) {
  const answers = new Map<number, Answer>(skipped.map((state) => [state, 'skip']));
  const tried: number[] = [];
  for (;;) {
    const next = nextOf(last, answers);
    if (next.kind !== 'try') return { ...next, tried };
    tried.push(next.state);
    answers.set(next.state, judge(next.state));
  }
}

const badFrom = (first: number) => (state: number) => (state < first ? 'good' : 'bad');

test('finds the first bad state of any by halving, and tries none twice', () => {
  for (let last = 1; last <= 40; last += 1) {
    for (let first = 1; first <= last; first += 1) {
      const { tried, ...end } = search(last, badFrom(first));
      expect(end).toEqual({ kind: 'found', good: first - 1, bad: first });
      expect(new Set(tried).size).toBe(tried.length);
      expect(tried.length).toBeLessThanOrEqual(Math.ceil(Math.log2(last)) + 2);
    }
  }
});

test('tries the ends only if the result depends on them', () => {
  expect(search(8, badFrom(4)).tried).toEqual([4, 2, 3]);
  expect(search(8, badFrom(1)).tried).toEqual([4, 2, 1, 0]);
  expect(search(8, badFrom(8)).tried).toEqual([4, 6, 7, 8]);
  expect(search(1, badFrom(1)).tried).toEqual([0, 1]);
});

test('blames no release when the good end is bad, or the bad end good', () => {
  expect(search(8, () => 'bad')).toMatchObject({ kind: 'contradiction', wrong: 'good' });
  expect(search(8, () => 'good')).toMatchObject({ kind: 'contradiction', wrong: 'bad' });
});

test('goes around states that are skipped, and leaves open what they hide', () => {
  const hidden = (state: number): Answer => (state === 4 || state === 5 ? 'skip' : badFrom(5)(state));
  expect(search(8, hidden)).toMatchObject({ kind: 'found', good: 3, bad: 6 });
  expect(search(8, badFrom(3), [4, 5])).toMatchObject({ kind: 'found', good: 2, bad: 3 });
});

test('believes in ends that cannot be tried', () => {
  expect(search(2, badFrom(1), [0, 2])).toMatchObject({ kind: 'found', good: 0, bad: 1, tried: [1] });
  expect(search(3, () => 'skip')).toMatchObject({ kind: 'found', good: 0, bad: 3 });
});

test('halves what the answers leave, and estimates the rest', () => {
  expect(nextOf(16, new Map([[8, 'bad' as const]]))).toMatchObject({ state: 4, good: 0, bad: 8, stepsLeft: 2 });
});
