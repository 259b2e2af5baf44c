import { isOfFilter, signedAmount, statusValue, type TransactionFilter } from './listTransactions';

const types = ['deposit', 'withdraw', 'Withdrawal', 'reward', 'rakeback', 'Bet', 'win', 'fee', 'tip'];

test.each<[TransactionFilter, readonly string[]]>([
  ['all', types],
  ['deposit', ['deposit']],
  ['withdrawal', ['withdraw', 'Withdrawal']],
  ['reward', ['reward']],
  ['rakeback', ['rakeback']],
  ['money', ['deposit', 'withdraw', 'Withdrawal', 'reward', 'rakeback', 'fee', 'tip']],
  ['play', ['Bet', 'win']],
])('the filter %s shows %j', (filter, expected) => {
  expect(types.filter((type) => isOfFilter(type, filter))).toEqual(expected);
});

test.each([
  ['finished', 'complete'],
  ['confirmed', 'complete'],
  ['confirming', 'confirming'],
  ['partially_paid', 'partially_paid'],
  ['Held by KYC', 'held_by_kyc'],
  [' ', 'unknown'],
  [null, 'unknown'],
])('the status %j has the value %s', (status, value) => {
  expect(statusValue(status)).toBe(value);
});

test.each([
  ['deposit', '0.5', '0.5'],
  ['withdraw', '0.5', '-0.5'],
  ['Withdrawal', '0.5', '-0.5'],
  ['bet', '0.5', '-0.5'],
  ['fee', '0.5', '-0.5'],
  ['win', '0.5', '0.5'],
  ['withdraw', '-0.5', '-0.5'],
  ['withdraw', '0', '0'],
  ['correction', '-0.5', '-0.5'],
])('the amount of a %s of %s is %s', (type, amount, expected) => {
  expect(signedAmount({ type, amount })).toBe(expected);
});
