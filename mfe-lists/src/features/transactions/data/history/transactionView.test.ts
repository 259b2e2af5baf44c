import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { addDecimals, compareDecimals } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { isOfFilter, signedAmount, transactionFilters } from '../../listTransactions';
import { statusLabel, typeLabel } from '../../transactionLabels';
import { emptyView } from '../listing';
import { sortColumns, type TransactionQuery } from '../transactionQuery';
import { createColumns } from './columns';
import { listRows } from './listRows';
import { prepareOrder, sortRows, type TransactionRows, withAddedRows } from './transactionRows';
import { orderOf, viewTransactions } from './transactionView';

const digits = fc.tuple(fc.bigInt(0n, 10n ** 22n), fc.nat(20)).map(([units, places]) => {
  const text = String(units).padStart(places + 1, '0');
  return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
});
const amount = fc.oneof(
  digits,
  digits.map((text) => `-${text}`),
  fc.constantFrom('0', '0.00', '-0.0', '1', '1.0', '0.1'),
);
const createdAt = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map((hours) => new Date(hours * 3_600_000).toISOString()),
  fc.constantFrom('', 'soon', '1970-01-01T02:00:00Z', '1970-01-01'),
);
const transaction = fc.record({
  _id: fc.stringMatching(/^[0-9a-fA-F]{4,6}$/),
  type: fc.constantFrom('deposit', 'withdraw', 'Withdrawal', 'reward', 'rakeback', 'bet', 'win', 'İ'),
  status: fc.constantFrom('finished', 'confirmed', 'waiting', null, 'failed'),
  createdAt,
  amount,
  currency: fc.constantFrom('btc', 'BTC', 'eth', 'usdt'),
});
const list = fc.uniqueArray(transaction, { selector: ({ _id }) => _id, maxLength: 40 });
const instant = fc.option(
  fc.integer({ min: 0, max: 20 }).map((hours) => hours * 3_600_000),
  { nil: undefined },
);
const query: fc.Arbitrary<TransactionQuery> = fc.record({
  filter: fc.constantFrom(...transactionFilters),
  search: fc.oneof(
    { weight: 2, arbitrary: fc.constant('') },
    fc.stringMatching(/^ ?[0-9a-fA-F]{1,2}$/),
    fc.stringMatching(/^[0-9a-f]…[0-9a-f]$/),
    fc.constantFrom('dep', 'Draw', 'zzz'),
  ),
  currency: fc.constantFrom(undefined, 'BTC', 'ETH', 'DOGE'),
  status: fc.constantFrom(undefined, 'Complete', 'Unknown'),
  from: instant,
  to: instant,
  sort: fc.constantFrom(...sortColumns),
  direction: fc.constantFrom('ascending', 'descending'),
});

async function rowsOf(transactions: readonly Transaction[], query: TransactionQuery): Promise<TransactionRows> {
  const columns = createColumns();
  for (const [place, one] of transactions.entries()) columns.append(one, place);
  const rows = await sortRows(columns);
  await prepareOrder(rows, orderOf(query.sort));
  return rows;
}

/** The rules, one by one and slowly. */
function isFound(row: Transaction, { filter, search, currency, status, from, to }: TransactionQuery): boolean {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const parts = search.split('…').map(fold);
  const moment = readMoment(row.createdAt);
  return (
    isOfFilter(row.type, filter) &&
    (parts.every((part) => fold(row._id).includes(part)) ||
      [row.type, typeLabel(row.type)].some((text) => parts.every((part) => fold(text).includes(part)))) &&
    (currency === undefined || row.currency.toUpperCase() === currency) &&
    (status === undefined || statusLabel(row.status) === status) &&
    (from === undefined || (moment !== undefined && moment >= from)) &&
    (to === undefined || (moment !== undefined && moment < to))
  );
}
const compareTexts = (a: string, b: string) => (a === b ? 0 : a < b ? -1 : 1);
const compareBy = {
  date: (a: Transaction, b: Transaction) => {
    const [first, second] = [readMoment(a.createdAt) ?? -Infinity, readMoment(b.createdAt) ?? -Infinity];
    return first === second ? 0 : first - second;
  },
  id: (a: Transaction, b: Transaction) => compareTexts(a._id, b._id),
  type: (a: Transaction, b: Transaction) =>
    compareTexts(typeLabel(a.type).toLowerCase(), typeLabel(b.type).toLowerCase()),
  status: (a: Transaction, b: Transaction) =>
    compareTexts(statusLabel(a.status).toLowerCase(), statusLabel(b.status).toLowerCase()),
  amount: (a: Transaction, b: Transaction) => compareDecimals(signedAmount(a), signedAmount(b)),
};

const idsOf = (rows: readonly Transaction[]) => rows.map(({ _id }) => _id);

test('every transaction of a query is on exactly one page, unchanged and in order', async () => {
  await fc.assert(
    fc.asyncProperty(list, query, fc.integer({ min: 1, max: 7 }), async (transactions, wanted, pageSize) => {
      const view = viewTransactions(await rowsOf(transactions, wanted), wanted);
      const shown: Transaction[] = [];
      for (let start = 0; start < view.total; start += pageSize) shown.push(...view.rows(start, start + pageSize));
      const expected = transactions.filter((row) => isFound(row, wanted));
      expect(shown).toHaveLength(view.total);
      expect(shown.toSorted((a, b) => compareTexts(a._id, b._id))).toEqual(
        expected.toSorted((a, b) => compareTexts(a._id, b._id)),
      );
      const sign = wanted.direction === 'ascending' ? 1 : -1;
      for (const [index, row] of shown.slice(1).entries()) {
        const before = shown[index] as Transaction;
        const byCurrency =
          wanted.sort === 'amount' ? compareTexts(before.currency.toUpperCase(), row.currency.toUpperCase()) : 0;
        expect(byCurrency || sign * compareBy[wanted.sort](before, row)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('totals are exact, whatever was listed before', async () => {
  await fc.assert(
    fc.asyncProperty(list, query, query, async (transactions, other, wanted) => {
      const listing = listRows(await rowsOf(transactions, wanted));
      const { sort, direction } = other;
      for (const before of [other, { ...wanted, sort, direction }]) {
        await listing.prepare(before);
        listing.view(before);
      }
      const totals = await (listing.view(wanted) ?? emptyView).sumUp();
      const found = transactions.filter((row) => isFound(row, wanted));
      expect(totals.map(({ currency }) => currency)).toEqual(
        [...new Set(found.map(({ currency }) => currency.toUpperCase()))].sort(),
      );
      for (const { currency, count, received, sent } of totals) {
        const amounts = found.filter((row) => row.currency.toUpperCase() === currency).map(signedAmount);
        expect(count).toBe(amounts.length);
        const sumOf = (part: readonly string[]) => part.reduce((sum, one) => addDecimals(sum, one), '0');
        const outgoing = amounts.filter((text) => text.startsWith('-')).map((text) => text.slice(1));
        expect(compareDecimals(sent, sumOf(outgoing))).toBe(0);
        expect(compareDecimals(received, sumOf(amounts.filter((text) => !text.startsWith('-'))))).toBe(0);
      }
    }),
  );
});

test('transactions that are added later stand where they would have stood', async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.nat(10), query, async (transactions, newer, wanted) => {
      const split = Math.min(newer, transactions.length);
      const whole = await rowsOf(transactions, wanted);
      const part = await rowsOf(transactions.slice(split), wanted);
      for (const [index, one] of transactions.slice(0, split).entries()) part.columns.append(one, index - split);
      const added = withAddedRows(part);
      await prepareOrder(added, orderOf(wanted.sort));
      const [view, viewOfWhole] = [viewTransactions(added, wanted), viewTransactions(whole, wanted)];
      expect(idsOf(view.rows(0, view.total))).toEqual(idsOf(viewOfWhole.rows(0, viewOfWhole.total)));
    }),
  );
});

test('sums of more than a binary float holds stay exact', async () => {
  const columns = createColumns();
  const many = 20;
  for (let place = 0; place < many; place += 1) {
    columns.append(
      { _id: `id-${place}`, type: 'win', createdAt: '', amount: '999999999999999.999999999999999999', currency: 'eth' },
      place,
    );
  }
  const all = { filter: 'all', search: '', sort: 'date', direction: 'descending' } as const;
  const totals = await viewTransactions(await sortRows(columns), all).sumUp();
  expect(totals).toEqual([
    { currency: 'ETH', count: many, received: '19999999999999999.99999999999999998', sent: '0' },
  ]);
});

test('offers the currencies and statuses that there are', async () => {
  const columns = createColumns();
  const row = { _id: 'a', type: 'tip', createdAt: '', amount: '1', currency: 'btc' };
  for (const [place, change] of [
    { status: 'finished' },
    { status: 'confirmed', currency: 'BTC' },
    { status: null, currency: 'eth' },
  ].entries()) {
    columns.append({ ...row, ...change }, place);
  }
  expect(await sortRows(columns)).toMatchObject({
    count: 3,
    currencies: ['BTC', 'ETH'],
    statuses: ['Complete', 'Unknown'],
  });
});
