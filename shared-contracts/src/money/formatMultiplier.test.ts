import { formatMultiplier } from './formatMultiplier';

test.each([
  ['0', '0.00×'],
  ['1.98', '1.98×'],
  ['1.9800', '1.98×'],
  ['1.2345', '1.2345×'],
  ['12', '12.00×'],
  ['1000.5', '1000.50×'],
])('the multiplier %s reads %s', (multiplier, text) => {
  expect(formatMultiplier(multiplier)).toBe(text);
});
