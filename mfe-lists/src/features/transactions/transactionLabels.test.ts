import { typeLabel } from './transactionLabels';

test.each([
  ['deposit', 'Deposit'],
  ['withdraw', 'Withdrawal'],
  ['reward', 'reward'],
  ['rakeback', 'rakeback'],
  ['vault-in', 'To vault'],
  ['vault-out', 'From vault'],
  ['tip', 'tip'],
])('the type %s reads %s', (type, expected) => {
  expect(typeLabel(type)).toBe(expected);
});
