import { isOfFilter, statusValue, type TransactionFilter } from './listTransactions';

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
