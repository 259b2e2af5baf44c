import { formatWin } from './winAmount';

test.each([
  ['0.01482', '+0.01482'],
  ['14.20000000', '+14.2'],
  ['420', '+420'],
  ['1240', '+1,240'],
  ['1234567.5', '+1,234,567.5'],
  ['0.123456789', '+0.12345678'],
  ['0.000000001', '+<0.00000001'],
  ['0', '+0'],
  ['many', ''],
])('formats a win of %p as %p', (amount, expected) => {
  expect(formatWin(amount)).toBe(expected);
});
