import { movedAmount, shownAmount, signedAmount } from '.';

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

test.each([
  ['deposit', 'finished', '0.5', 'auto'],
  ['deposit', 'confirming', '0.5', 'auto'],
  ['deposit', 'failed', '0.5', 'none'],
  ['deposit', 'Partially_paid', '0.5', 'none'],
  ['deposit', 'expired', '0.5', 'none'],
  ['withdraw', 'sending', '-0.5', 'auto'],
  ['withdraw', 'refunded', '0.5', 'none'],
  ['withdraw', null, '-0.5', 'auto'],
])('a %s that is %s shows %s, its sign is %s, and it moved that or nothing', (type, status, amount, sign) => {
  expect(shownAmount({ type, status, amount: '0.5' })).toEqual({ amount, sign });
  expect(movedAmount({ type, status, amount: '0.5' })).toBe(sign === 'none' ? '0' : amount);
});
