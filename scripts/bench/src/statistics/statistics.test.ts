import { createRandom, shuffled } from './random';
import { ratioOfPairs } from './ratio';
import { median, medianInterval, quantile, spreadOf } from './spread';

const random = createRandom(11);
const manyLists = Array.from({ length: 20 }, (_, index) =>
  Array.from({ length: 1 + index * 2 }, () => random() * 1_000),
);

test.each([
  [[3], 3],
  [[1, 2], 1.5],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %p is %d', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test('quartiles are interpolated between neighbours', () => {
  expect(spreadOf([1, 2, 3, 4, 5])).toEqual({ median: 3, lowerQuartile: 2, upperQuartile: 4 });
  expect(quantile([0, 10], 0.25)).toBe(2.5);
});

test('no values have no median', () => {
  expect(median([])).toBeNaN();
});

test('the interval of a median contains it and lies within the values', () => {
  for (const values of manyLists) {
    const [low, high] = medianInterval(values);
    expect(low).toBeLessThanOrEqual(median(values));
    expect(high).toBeGreaterThanOrEqual(median(values));
    expect(low).toBeGreaterThanOrEqual(Math.min(...values));
    expect(high).toBeLessThanOrEqual(Math.max(...values));
  }
});

test('the interval narrows as values get closer', () => {
  const width = (values: readonly number[]) => medianInterval(values)[1] - medianInterval(values)[0];
  expect(width([98, 99, 100, 101, 102])).toBeLessThan(width([50, 80, 100, 120, 150]));
});

test('the ratio of pairs is the median of the ratios, not the ratio of medians', () => {
  const ratio = ratioOfPairs([
    [100, 100],
    [240, 200],
    [900, 300],
  ]);
  expect(ratio?.median).toBeCloseTo(1.2);
  expect(ratio?.pairs).toBe(3);
});

test('pairs without a ratio are left out', () => {
  expect(
    ratioOfPairs([
      [1, 0],
      [Number.NaN, 2],
      [3, 2],
    ]),
  ).toEqual({ median: 1.5, interval: [1.5, 1.5], pairs: 1 });
  expect(ratioOfPairs([[1, 0]])).toBeUndefined();
});

test('scaling both sides of every pair changes no ratio', () => {
  for (const values of manyLists) {
    const pairs = values.map((value) => [value, random() + 1] as const);
    const scaled = pairs.map(([value, reference]) => [value * 4, reference * 4] as const);
    expect(ratioOfPairs(scaled)).toEqual(ratioOfPairs(pairs));
  }
});

test('the same seed gives the same order, and nothing is lost', () => {
  const items = ['composed', 'monolith', 'default', 'other'];
  const order = shuffled(items, createRandom(7));
  expect(shuffled(items, createRandom(7))).toEqual(order);
  expect([...order].sort()).toEqual([...items].sort());
});

test('every item comes first about equally often', () => {
  const draw = createRandom(3);
  const firsts = { a: 0, b: 0, c: 0 };
  for (let round = 0; round < 3_000; round += 1) firsts[shuffled(['a', 'b', 'c'] as const, draw)[0] as 'a'] += 1;
  for (const count of Object.values(firsts)) expect(count).toBeGreaterThan(900);
});
