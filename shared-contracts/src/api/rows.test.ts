import { looseObject, parse, safeParse } from 'valibot';
import { decimalSchema } from '../money';
import { balance, balanceSchema, games, transactions } from '.';
import { rows } from './rows';
import { visibleText } from './text';

const schema = rows(looseObject({ id: visibleText, amount: decimalSchema }));

test.each<[string, unknown, readonly string[], number]>([
  [
    'all rows',
    [
      { id: 'a', amount: 1 },
      { id: 'b', amount: '2' },
    ],
    ['a', 'b'],
    0,
  ],
  ['no row of an empty list', [], [], 0],
  [
    'the others of an odd amount',
    [
      { id: 'a', amount: 'lots' },
      { id: 'b', amount: 2 },
    ],
    ['b'],
    1,
  ],
  ['the rows without a missing field', [{ id: 'a', amount: 1 }, { amount: 2 }], ['a'], 1],
  ['the rows among other values', [null, 3, 'x', [], { id: 'a', amount: 1 }], ['a'], 4],
])('keeps %s', (_what, list, ids, unreadable) => {
  const parsed = parse(schema, list);
  expect(parsed.readable.map(({ id }) => id)).toEqual(ids);
  expect(parsed.unreadable).toBe(unreadable);
});

test.each<[string, readonly unknown[], number | undefined]>([
  ['no row of readable ones', [1, 2], undefined],
  ['no row of an empty list', [], undefined],
  ['no row before a readable one', [null, 1], undefined],
  ['the rows after the last readable one', [null, 1, null, 2, null, null], 2],
  ['all rows of a list without a readable one', [null, null], 2],
])('counts as unreadable at the end %s', (_what, list, count) => {
  const parsed = parse(
    schema,
    list.map((amount) => ({ id: 'a', amount })),
  );
  expect(parsed.unreadableAtEnd).toBe(count);
});

test.each([[{}], ['rows'], [null]])('does not accept %p as a list', (list) => {
  expect(safeParse(schema, list).success).toBe(false);
});

test.each([
  ['', false],
  ['   ', false],
  ['\u200b\u200f\u0000', false],
  ['Keno', true],
  ['🎲', true],
])('whether %j is visible: %p', (name, isVisible) => {
  expect(safeParse(visibleText, name).success).toBe(isVisible);
});

test('replaces characters that no URL can contain', () => {
  expect(parse(visibleText, 'Keno \ud800')).toBe('Keno \ufffd');
  expect(parse(visibleText, 'Dice 🎲')).toBe('Dice 🎲');
});

test('one invalid row does not fail the answer', () => {
  const row = { _id: 'a', type: 'deposit', status: null, createdAt: '', amount: 1, currency: 'btc' };
  expect(parse(transactions.answer, { transactions: [row, { ...row, amount: null }] }).transactions).toMatchObject({
    readable: [{ _id: 'a' }],
    unreadable: 1,
  });
  expect(parse(games.answer, { games: { items: [{ uuid: 'u', name: '' }] } }).games?.items).toMatchObject({
    readable: [],
    unreadable: 1,
  });
  expect(parse(balanceSchema, { totalUsd: 1, balances: [{ currency: 'BTC' }] }).balances.unreadable).toBe(1);
  expect(safeParse(balance.answer, { totalUsd: 'NaN', balances: [] }).success).toBe(false);
});
