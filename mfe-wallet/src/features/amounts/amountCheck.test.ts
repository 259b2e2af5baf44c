import { checkAmount } from './amountCheck';

test.each([
  ['0.025', '0.025'],
  ['0.02500000', '0.025'],
  ['0.0250000000', '0.025'],
  [' 1 ', '1'],
  ['.5', '0.5'],
  ['0,5', '0.5'],
  ['5.', '5'],
  ['+3', '3'],
  ['007', '7'],
  ['0.00000001', '0.00000001'],
  ['123456789012345678.12345678', '123456789012345678.12345678'],
])('%j is the amount %s', (typed, amount) => {
  expect(checkAmount(typed, { places: 8 })).toEqual({ amount });
});

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['abc', 'not-a-number'],
  ['1,500', 'ambiguous'],
  ['1,500.25', 'separators'],
  ['1.2.3', 'separators'],
  ['1e-3', 'not-a-number'],
  ['0x10', 'not-a-number'],
  ['Infinity', 'not-a-number'],
  ['.', 'not-a-number'],
  ['0', 'not-positive'],
  ['0.00000000', 'not-positive'],
  ['-1', 'not-positive'],
  ['0.000000001', 'too-many-places'],
] as const)('%j is refused as %s', (typed, fault) => {
  expect(checkAmount(typed, { places: 8 })).toEqual({ fault });
});

test.each([
  ['0.08421839', '0.08421839', { amount: '0.08421839' }],
  ['0.08421840', '0.08421839', { fault: 'above-available' }],
  ['1', '0', { fault: 'above-available' }],
  ['90071992547409.93', '90071992547409.92', { fault: 'above-available' }],
])('%s of %s available', (typed, available, expected) => {
  expect(checkAmount(typed, { places: 8, available })).toEqual(expected);
});
