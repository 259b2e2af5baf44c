import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { transactionTypeName } from '@tessera/shared-contracts/format';
import { addDecimals, compareDecimals, movedAmount, signedAmount } from '@tessera/shared-contracts/money';
import fc from 'fast-check';
import { isOfFilter, statusValue, transactionFilters } from '../listTransactions';
import { statusLabel } from '../statusLabel';
import { sumByCurrency } from './amounts';
import { filterTransactions } from './filterTransactions';
import { newestFirst, sortTransactions } from './sortTransactions';
import { sortColumns, type TransactionQuery } from './transactionQuery';

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
  status: fc.constantFrom(undefined, 'complete', 'unknown', 'failed'),
  from: instant,
  to: instant,
  sort: fc.constantFrom(...sortColumns),
  direction: fc.constantFrom('ascending', 'descending'),
});

/** Reference implementation of the rules. */
function isFound(row: Transaction, { filter, search, currency, status, from, to }: TransactionQuery): boolean {
  const fold = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  const parts = search.split('…').map(fold);
  const moment = readMoment(row.createdAt);
  return (
    isOfFilter(row.type, filter) &&
    (parts.every((part) => fold(row._id).includes(part)) ||
      [row.type, transactionTypeName(row.type)].some((text) => parts.every((part) => fold(text).includes(part)))) &&
    (currency === undefined || row.currency.toUpperCase() === currency) &&
    (status === undefined || statusValue(row.status) === status) &&
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
    compareTexts(transactionTypeName(a.type).toLowerCase(), transactionTypeName(b.type).toLowerCase()),
  status: (a: Transaction, b: Transaction) =>
    compareTexts(statusLabel(a.status).toLowerCase(), statusLabel(b.status).toLowerCase()),
  amount: (a: Transaction, b: Transaction) => compareDecimals(signedAmount(a), signedAmount(b)),
};

test('a query matches a reference implementation, in its order', () => {
  fc.assert(
    fc.property(list, query, (transactions, wanted) => {
      const { sort, direction } = wanted;
      const found = filterTransactions(sortTransactions(newestFirst(transactions), sort, direction), wanted);
      expect(new Set(found)).toEqual(new Set(transactions.filter((row) => isFound(row, wanted))));
      const sign = direction === 'ascending' ? 1 : -1;
      for (const [index, row] of found.slice(1).entries()) {
        const before = found[index] as Transaction;
        const byCurrency =
          sort === 'amount' ? compareTexts(before.currency.toUpperCase(), row.currency.toUpperCase()) : 0;
        expect(byCurrency || sign * compareBy[sort](before, row)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 300 },
  );
});

test('sums of what was moved are exact', () => {
  fc.assert(
    fc.property(list, (transactions) => {
      const totals = sumByCurrency(transactions);
      expect(totals.map(({ currency }) => currency)).toEqual(
        [...new Set(transactions.map(({ currency }) => currency.toUpperCase()))].sort(),
      );
      for (const { currency, received, sent } of totals) {
        const amounts = transactions.filter((row) => row.currency.toUpperCase() === currency).map(movedAmount);
        const sumOf = (part: readonly string[]) => part.reduce((sum, one) => addDecimals(sum, one), '0');
        const outgoing = amounts.filter((text) => text.startsWith('-')).map((text) => text.slice(1));
        expect(compareDecimals(sent, sumOf(outgoing))).toBe(0);
        expect(compareDecimals(received, sumOf(amounts.filter((text) => !text.startsWith('-'))))).toBe(0);
      }
    }),
  );
});
