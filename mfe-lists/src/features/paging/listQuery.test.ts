import { searchMaxLength } from '@tessera/shared-contracts/ui';
import { anyText, day, type ListQuery, oneOf, readListQuery, writeListQuery } from './listQuery';

const parameters = { filter: oneOf(['all', 'deposit']), currency: anyText, since: day };
type Query = ListQuery<typeof parameters>;

const start: Query = { filter: 'all', currency: '', since: '', search: '', page: 1, from: 1 };

test.each<[string, string, Partial<Query>]>([
  ['an empty address', '', {}],
  ['a filter', '?filter=deposit', { filter: 'deposit' }],
  ['a filter that the list does not have', '?filter=theft', {}],
  ['a search with spaces and signs', '?search=a+b%26c', { search: 'a b&c' }],
  ['a text of the provider', '?currency=USDT', { currency: 'USDT' }],
  ['a text of any length', `?currency=${'x'.repeat(100_000)}`, { currency: 'x'.repeat(searchMaxLength) }],
  ['a day', '?since=2024-02-29', { since: '2024-02-29' }],
  ['a day that is not in the calendar', '?since=2025-02-29', {}],
  ['a day with a time', '?since=2025-11-20T18:42', {}],
  ['a day that is not a date', '?since=yesterday', {}],
  ['a page', '?page=3', { page: 3, from: 3 }],
  ['an extended range', '?page=3&from=1', { page: 3, from: 1 }],
  ['a range that begins after its page', '?page=2&from=5', { page: 2, from: 2 }],
  ['a search of any length', `?search=${'x'.repeat(100_000)}`, { search: 'x'.repeat(searchMaxLength) }],
  ['a page that is not a number', '?page=two', {}],
  ['a page below one', '?page=0', {}],
  ['a negative page', '?page=-3', {}],
  ['a page with a fraction', '?page=1.5', {}],
  ['a page that is too large', '?page=99999999999999999999', {}],
])('reads %s', (_, address, expected) => {
  expect(readListQuery(address, parameters)).toEqual({ ...start, ...expected });
});

test.each<[string, Partial<Query>, string]>([
  ['leaves defaults out', {}, ''],
  ['writes a filter', { filter: 'deposit' }, '?filter=deposit'],
  ['escapes a search', { search: 'a b&c' }, '?search=a+b%26c'],
  ['keeps a search as it is typed', { search: ' a ' }, '?search=+a+'],
  ['writes a text and a day', { currency: 'BTC', since: '2025-11-20' }, '?currency=BTC&since=2025-11-20'],
  ['writes a page', { page: 4, from: 4 }, '?page=4'],
  ['writes an extended range', { page: 4, from: 2 }, '?page=4&from=2'],
])('%s', (_, query, expected) => {
  expect(writeListQuery('', { ...start, ...query }, parameters)).toBe(expected);
});

test('keeps other parameters in the address', () => {
  expect(writeListQuery('?modal=wallet&page=3', { ...start, filter: 'deposit' }, parameters)).toBe(
    '?modal=wallet&filter=deposit',
  );
});

test('reads back what it wrote', () => {
  const query: Query = { ...start, filter: 'deposit', search: '66f2 & more', page: 5, from: 2 };
  expect(readListQuery(writeListQuery('', query, parameters), parameters)).toEqual(query);
});
