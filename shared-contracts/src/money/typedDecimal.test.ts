import fc from 'fast-check';
import { compareDecimals, parseDecimal, readTypedDecimal, truncateDecimal, typedDecimalMessages } from '.';

test.each([
  ['0.5', '0.5'],
  ['0,5', '0.5'],
  [',5', '0.5'],
  ['.5', '0.5'],
  ['5,', '5'],
  ['5.', '5'],
  [' 0,025 ', '0.025'],
  ['0,500', '0.500'],
  ['00,500', '0.500'],
  ['1,5', '1.5'],
  ['1,25', '1.25'],
  ['1,0000', '1.0000'],
  ['1,00000001', '1.00000001'],
  ['1234,567', '1234.567'],
  ['1.000', '1.000'],
  ['1000', '1000'],
  ['+3', '3'],
  ['-1,5', '-1.5'],
  ['٠٫٥', '0.5'],
  ['١٢,٥', '12.5'],
  ['۱۲٫۵', '12.5'],
  ['０．０２５', '0.025'],
  ['１２，５', '12.5'],
  ['\u200f0,5\u200e', '0.5'],
  ['0.\u200b5\u00ad\ufeff', '0.5'],
])('%j is the amount %s', (typed, amount) => {
  expect(readTypedDecimal(typed)).toEqual({ amount });
});

test.each([
  ['', 'not-a-number'],
  ['.', 'not-a-number'],
  [',', 'not-a-number'],
  ['-', 'not-a-number'],
  ['all', 'not-a-number'],
  ['1e3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['$5', 'not-a-number'],
  ['−5', 'not-a-number'],
  ['²', 'not-a-number'],
  ['十', 'not-a-number'],
  ['\u200b', 'not-a-number'],
  ['1,000', 'ambiguous'],
  ['12,345', 'ambiguous'],
  ['999,999', 'ambiguous'],
  ['001,000', 'ambiguous'],
  ['-1,000', 'ambiguous'],
  ['١,٠٠٠', 'ambiguous'],
  ['１，０００', 'ambiguous'],
  ['1,000.50', 'separators'],
  ['1.000,50', 'separators'],
  ['1,000,000', 'separators'],
  ['1.000.000', 'separators'],
  ['1,00,000', 'separators'],
  ['1 000', 'separators'],
  ['١٬٠٠٠', 'separators'],
  ['1\t000', 'separators'],
  ['1\u00a0000,5', 'separators'],
  ["1'000", 'separators'],
  ['1,2,3', 'separators'],
  ['0,,5', 'separators'],
  ['0.,5', 'separators'],
] as const)('%j is refused as %s', (typed, fault) => {
  expect(readTypedDecimal(typed)).toEqual({ fault });
});

test('names both readings of an ambiguous amount, and how to enter each', () => {
  expect(typedDecimalMessages.ambiguous(' 1,250')).toBe('1,250 may mean 1.250 or 1250. Enter 1,2500 or 1250');
  expect(readTypedDecimal('1,2500')).toEqual({ amount: '1.2500' });
  expect(typedDecimalMessages.ambiguous('１，２５０')).toBe('1,250 may mean 1.250 or 1250. Enter 1,2500 or 1250');
});

const whole = fc.bigInt(0n, 10n ** 12n).map(String);
const fraction = fc.stringMatching(/^\d{1,10}$/);

test('comma and point mean the same wherever a comma is accepted', () => {
  fc.assert(
    fc.property(whole, fraction, (before, after) => {
      const withComma = readTypedDecimal(`${before},${after}`);
      const isTaken = !('fault' in withComma);
      if (isTaken) expect(withComma).toEqual(readTypedDecimal(`${before}.${after}`));
      expect(isTaken).toBe(after.length !== 3 || before === '0' || before.length > 3);
    }),
  );
});

test('a number with thousands separators is never read as a smaller one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1_000, max: 10 ** 12 }), fc.constantFrom(',', ' ', "'"), (number, separator) => {
      const grouped = String(number).replace(/\B(?=(\d{3})+$)/g, separator);
      expect(readTypedDecimal(grouped)).toHaveProperty('fault');
    }),
  );
});

test.each([
  ['0.084218399', 8, '0.08421839'],
  ['0.000000009', 8, '0'],
  ['-1.999', 2, '-1.99'],
  ['0.02500000', 8, '0.02500000'],
  ['1.5000000000', 8, '1.5000000000'],
  ['12', 0, '12'],
])('cuts %s to %d places: %s', (amount, places, cut) => {
  expect(truncateDecimal(amount, places)).toBe(cut);
});

test('truncation never makes an amount larger', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), fc.integer({ min: 0, max: 12 }), (value, places) => {
      const amount = parseDecimal(value) ?? '0';
      expect(compareDecimals(truncateDecimal(amount, places), amount)).toBeLessThanOrEqual(0);
    }),
  );
});
