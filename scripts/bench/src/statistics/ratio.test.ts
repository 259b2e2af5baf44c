import fc from 'fast-check';
import { ratioOfPairs } from './ratio';

test('the ratio of pairs is the median of the ratios, not the ratio of medians', () => {
  const ratio = ratioOfPairs([
    [100, 100],
    [240, 200],
    [900, 300],
  ]);
  expect(ratio?.median).toBeCloseTo(1.2);
});

test('pairs without a ratio are left out', () => {
  expect(
    ratioOfPairs([
      [1, 0],
      [Number.NaN, 2],
      [3, 2],
    ]),
  ).toEqual({ median: 1.5, interval: [1.5, 1.5] });
  expect(ratioOfPairs([[1, 0]])).toBeUndefined();
});

test('the interval contains the median and lies within the ratios', () => {
  const pair = fc.tuple(fc.integer({ min: 1, max: 900 }), fc.integer({ min: 1, max: 900 }));
  fc.assert(
    fc.property(fc.array(pair, { minLength: 1, maxLength: 9 }), (pairs) => {
      const ratios = pairs.map(([value, reference]) => value / reference);
      const { median = 0, interval: [low, high] = [0, 0] } = ratioOfPairs(pairs) ?? {};
      expect(Math.min(...ratios)).toBeLessThanOrEqual(low);
      expect(low).toBeLessThanOrEqual(median);
      expect(median).toBeLessThanOrEqual(high);
      expect(high).toBeLessThanOrEqual(Math.max(...ratios));
    }),
    { numRuns: 20 },
  );
});
