import { createRandom, placePoint } from './random';

test.each([
  [1250, 3, '1.250'],
  [5, 2, '0.05'],
  [0, 4, '0.0000'],
  [100, 2, '1.00'],
  [7, 0, '7'],
])('%i with %i places is %s', (units, places, expected) => {
  expect(placePoint(units, places)).toBe(expected);
});

test('the same seed gives the same values', () => {
  const draw = () => {
    const random = createRandom(42);
    return [random.integer(0, 1e6), random.decimal(1, 500, 2), random.pick(['a', 'b', 'c'])];
  };
  expect(draw()).toEqual(draw());
});

test('values stay within their bounds and reach them', () => {
  const random = createRandom(7);
  const draws = Array.from({ length: 500 }, () => random.integer(3, 6));
  expect(new Set(draws)).toEqual(new Set([3, 4, 5, 6]));
});
