import { searchMaxLength } from '@tessera/shared-contracts/ui';
import { type ListQuery, readListQuery, writeListQuery } from './listQuery';

const filters = ['all', 'deposit'] as const;
type Filter = (typeof filters)[number];

const start: ListQuery<Filter> = { filter: 'all', search: '', page: 1, from: 1 };

test.each<[string, string, Partial<ListQuery<Filter>>]>([
  ['an empty address', '', {}],
  ['a filter', '?filter=deposit', { filter: 'deposit' }],
  ['a filter that the list does not have', '?filter=theft', {}],
  ['a search with spaces and signs', '?search=a+b%26c', { search: 'a b&c' }],
  ['a page', '?page=3', { page: 3, from: 3 }],
  ['an extended range', '?page=3&from=1', { page: 3, from: 1 }],
  ['a range that begins after its page', '?page=2&from=5', { page: 2, from: 2 }],
  ['a search of any length', `?search=${'x'.repeat(100_000)}`, { search: 'x'.repeat(searchMaxLength) }],
  ['a page that is not a number', '?page=two', {}],
  ['a page below one', '?page=0', {}],
  ['a negative page', '?page=-3', {}],
  ['a page with a fraction', '?page=1.5', {}],
  ['a page beyond reason', '?page=99999999999999999999', {}],
])('reads %s', (_, address, expected) => {
  expect(readListQuery(address, filters)).toEqual({ ...start, ...expected });
});

test.each<[string, Partial<ListQuery<Filter>>, string]>([
  ['leaves defaults out', {}, ''],
  ['writes a filter', { filter: 'deposit' }, '?filter=deposit'],
  ['escapes a search', { search: 'a b&c' }, '?search=a+b%26c'],
  ['keeps a search as it is typed', { search: ' a ' }, '?search=+a+'],
  ['writes a page', { page: 4, from: 4 }, '?page=4'],
  ['writes an extended range', { page: 4, from: 2 }, '?page=4&from=2'],
])('%s', (_, query, expected) => {
  expect(writeListQuery('', { ...start, ...query }, filters)).toBe(expected);
});

test('keeps parameters of others in the address', () => {
  expect(writeListQuery('?modal=wallet&page=3', { ...start, filter: 'deposit' }, filters)).toBe(
    '?modal=wallet&filter=deposit',
  );
});

test('reads back what it wrote', () => {
  const query: ListQuery<Filter> = { filter: 'deposit', search: '66f2 & more', page: 5, from: 2 };
  expect(readListQuery(writeListQuery('', query, filters), filters)).toEqual(query);
});
