import { parseDecimal } from '.';

test.each([
  ['0.10', '0.10'],
  [' 5 ', '5'],
  [1e-8, '0.00000001'],
  ['1e3', '1000'],
  ['', undefined],
  ['1,5', undefined],
])('reads %p as %p', (input, expected) => {
  expect(parseDecimal(input)).toBe(expected);
});
