import { dropUnseen, shareOf } from './typedAmount';

test.each([
  [' 0.5\n', '0.5'],
  ['\u200b0.\u20605\ufeff', '0.5'],
  ['\u202e1', '1'],
  ['1 000', '1 000'],
  ['١٫٢٥', '١٫٢٥'],
])('%j is read as %j', (text, read) => {
  expect(dropUnseen(text)).toBe(read);
});

test.each([
  ['0.08421839', 25, '0.02105459'],
  ['0.08421839', 50, '0.04210919'],
  ['0.08421839', 75, '0.06316379'],
  ['0.084218399999', 100, '0.08421839'],
  ['0.00000001', 25, '0'],
  ['0', 50, '0'],
  ['123456789012345678.9', 50, '61728394506172839.45'],
])('of %s, %d percent are %s', (amount, percent, share) => {
  expect(shareOf(amount, percent, 8)).toBe(share);
});
