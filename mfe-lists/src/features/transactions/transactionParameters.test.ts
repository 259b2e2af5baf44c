import { readListQuery } from '../paging/listQuery';
import { nextSort, toTransactionQuery, transactionParameters } from './transactionParameters';

const read = (address: string) => toTransactionQuery(readListQuery(address, transactionParameters));

test('without parameters lists all transactions, the newest first', () => {
  expect(read('')).toEqual({ filter: 'all', search: '', sort: 'date', direction: 'descending' });
});

test('a range includes its first and last day completely, in the player’s time zone', () => {
  expect(read('?since=2025-11-19&until=2025-11-20')).toMatchObject({
    from: new Date(2025, 10, 19).getTime(),
    to: new Date(2025, 10, 21).getTime(),
  });
});

test('reads every filter and the order', () => {
  expect(read('?filter=play&currency=BTC&status=complete&sort=amount&order=ascending')).toMatchObject({
    filter: 'play',
    currency: 'BTC',
    status: 'complete',
    sort: 'amount',
    direction: 'ascending',
  });
  expect(read('?sort=constructor&order=up')).toMatchObject({ sort: 'date', direction: 'descending' });
});

test.each([
  ['finished', 'complete'],
  ['partially_paid', 'partially_paid'],
  ['Complete', 'complete'],
  ['Partially+paid', 'partially_paid'],
  ['Waiting', 'waiting'],
  ['Unknown', 'unknown'],
  ['', undefined],
])('an address with the status or label %j filters by %s', (text, status) => {
  expect(read(`?status=${text}`).status).toBe(status);
});

test.each([
  ['date', 'descending', 'date', 'date', 'ascending'],
  ['date', 'ascending', 'date', 'date', 'descending'],
  ['date', 'descending', 'amount', 'amount', 'descending'],
  ['amount', 'ascending', 'type', 'type', 'ascending'],
  ['type', 'ascending', 'date', 'date', 'descending'],
  ['id', 'ascending', 'id', 'id', 'descending'],
] as const)('sorted by %s %s, a press on %s sorts by %s %s', (sort, order, column, nextColumn, nextOrder) => {
  expect(nextSort({ sort, order }, column)).toEqual({ sort: nextColumn, order: nextOrder });
});
