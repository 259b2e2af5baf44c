import { transactionTypeName } from './transactionTypes.messages';

test.each([
  ['deposit', 'Deposit'],
  ['withdraw', 'Withdrawal'],
  ['reward', 'reward'],
  ['rakeback', 'rakeback'],
  ['vault-in', 'To vault'],
  ['vault-out', 'From vault'],
  ['fee_refund', 'fee refund'],
])('the type %s reads %s', (type, expected) => {
  expect(transactionTypeName(type)).toBe(expected);
});
