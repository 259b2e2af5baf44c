import type { Transaction } from '@tessera/shared-contracts/api';
import { findTransactions, newestFirst, type TransactionFilter } from './listTransactions';

const row = (_id: string, type: string, createdAt = '2025-11-20T18:42:00Z'): Transaction => ({
  _id,
  type,
  createdAt,
  amount: '1',
  currency: 'btc',
});

const rows = [
  row('66f2aa01', 'deposit'),
  row('66f2bb02', 'withdraw'),
  row('66f2cc03', 'reward'),
  row('66f2dd04', 'rakeback'),
  row('66f2ee05', 'tip'),
];

test.each<[TransactionFilter, string, readonly string[]]>([
  ['all', '', ['66f2aa01', '66f2bb02', '66f2cc03', '66f2dd04', '66f2ee05']],
  ['deposit', '', ['66f2aa01']],
  ['withdrawal', '', ['66f2bb02']],
  ['reward', '', ['66f2cc03']],
  ['rakeback', '', ['66f2dd04']],
  ['all', 'CC03', ['66f2cc03']],
  ['all', '  cc03 ', ['66f2cc03']],
  ['all', 'withdraw', ['66f2bb02']],
  ['all', 'Withdrawal', ['66f2bb02']],
  ['all', 'tip', ['66f2ee05']],
  ['deposit', 'bb02', []],
  ['all', 'nothing', []],
])('filter %s with search %p finds %j', (filter, search, expected) => {
  expect(findTransactions(rows, filter, search).map(({ _id }) => _id)).toEqual(expected);
});

test('sorts the newest first and keeps equal and undated ones in order', () => {
  const mixed = [
    row('undated', 'tip', 'soon'),
    row('older', 'tip', '2025-11-01T00:00:00Z'),
    row('newer', 'tip', '2025-11-03T00:00:00Z'),
    row('newer too', 'tip', '2025-11-03T00:00:00Z'),
    row('undated too', 'tip', ''),
  ];
  expect(newestFirst(mixed).map(({ _id }) => _id)).toEqual(['newer', 'newer too', 'older', 'undated', 'undated too']);
});
