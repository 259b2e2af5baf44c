import { signedAmount } from '.';

test.each([
  ['deposit', '0.5', '0.5'],
  ['withdraw', '0.5', '-0.5'],
  ['Withdrawal', '0.5', '-0.5'],
  ['bet', '0.5', '-0.5'],
  ['fee', '0.5', '-0.5'],
  ['vault-in', '0.5', '-0.5'],
  ['vault-out', '0.5', '0.5'],
  ['win', '0.5', '0.5'],
  ['withdraw', '-0.5', '-0.5'],
  ['withdraw', '0', '0'],
  ['correction', '-0.5', '-0.5'],
])('the amount of a %s of %s is %s', (type, amount, expected) => {
  expect(signedAmount({ type, amount })).toBe(expected);
});
