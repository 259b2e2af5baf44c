import { statusLabel, typeLabel } from './transactionLabels';

test.each([
  ['deposit', 'Deposit'],
  ['withdraw', 'Withdrawal'],
  ['reward', 'reward'],
  ['rakeback', 'rakeback'],
  ['tip', 'tip'],
])('the type %s reads %s', (type, expected) => {
  expect(typeLabel(type)).toBe(expected);
});

test.each([
  ['finished', 'Complete'],
  ['confirmed', 'Complete'],
  ['waiting', 'Waiting'],
  ['confirming', 'Confirming'],
  ['sending', 'Sending'],
  ['partially_paid', 'Partially paid'],
  ['failed', 'Failed'],
  ['refunded', 'Refunded'],
  ['expired', 'Expired'],
  ['held', 'Held'],
  ['', 'Unknown'],
  [undefined, 'Unknown'],
])('the status %s reads %s', (status, expected) => {
  expect(statusLabel(status)).toBe(expected);
});
