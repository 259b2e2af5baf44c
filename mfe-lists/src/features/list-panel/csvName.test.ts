import { csvName } from './csvName';

const range = { firstMs: new Date(2025, 10, 1, 0, 5).getTime(), lastMs: new Date(2025, 10, 20, 23, 55).getTime() };
const parts = { brand: 'Tessera', list: 'transactions', username: 'marcella', since: '', until: '', range };

test.each([
  ['the days that it spans', {}, 'tessera-transactions-marcella-2025-11-01-to-2025-11-20.csv'],
  [
    'the days of the filter',
    { since: '2025-10-01', until: '2025-12-31' },
    'tessera-transactions-marcella-2025-10-01-to-2025-12-31.csv',
  ],
  [
    'the first day of the filter and the last of the data',
    { since: '2025-10-01' },
    'tessera-transactions-marcella-2025-10-01-to-2025-11-20.csv',
  ],
  [
    'no first day of the filter before the oldest kept transaction',
    { since: '2025-10-01', keptFromMs: range.firstMs },
    'tessera-transactions-marcella-2025-11-01-to-2025-11-20.csv',
  ],
  [
    'the first day of the filter from the oldest kept transaction',
    { since: '2025-11-01', keptFromMs: range.firstMs, range: { ...range, firstMs: range.lastMs } },
    'tessera-transactions-marcella-2025-11-01-to-2025-11-20.csv',
  ],
  ['a single day once', { since: '2025-11-20' }, 'tessera-transactions-marcella-2025-11-20.csv'],
  ['no day without a valid date', { range: undefined }, 'tessera-transactions-marcella.csv'],
  [
    'a player’s name without characters that file systems reject',
    { username: '../Zoë: "x"?', range: undefined },
    'tessera-transactions-zoë-x.csv',
  ],
  ['nothing of a name without letters', { username: '///', range: undefined }, 'tessera-transactions.csv'],
  ['a long name cut', { username: 'x'.repeat(300), range: undefined }, `tessera-transactions-${'x'.repeat(40)}.csv`],
])('has %s', (_, change, expected) => {
  expect(csvName({ ...parts, ...change })).toBe(expected);
});
