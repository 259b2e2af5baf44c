import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { addDecimals, compareDecimals, type Decimal } from '@tessera/shared-contracts/money';
import { findTransactions, newestFirst, signedAmount } from '../listTransactions';
import { statusLabel, typeLabel } from '../transactionLabels';
import type { TransactionQuery } from './transactionQuery';
import type { TransactionRows } from './transactionRows';

/** What the transactions of a view add up to in one currency: exact, and never negative. */
export interface CurrencyTotal {
  /** Upper case. */
  readonly currency: string;
  readonly count: number;
  /** Sum of the amounts that came in. */
  readonly received: Decimal;
  /** Sum of the amounts that went out, without a sign. */
  readonly sent: Decimal;
}

/** Filtered and sorted transactions. */
export interface TransactionView {
  readonly total: number;
  /** Of every transaction of the view, by currency. */
  readonly totals: readonly CurrencyTotal[];
  /** Reads the transactions from place `start`, counted from 0, up to but not including `end`. */
  readonly rows: (start: number, end: number) => readonly Transaction[];
}

/** Filters, sorts and sums transactions. */
export function viewTransactions({ list }: TransactionRows, query: TransactionQuery): TransactionView {
  const { filter, search, currency, status, from, to, sort, direction } = query;
  const found = findTransactions(newestFirst(list), filter, search).filter((row) => {
    const moment = readMoment(row.createdAt) ?? Number.NaN;
    return (
      (currency === undefined || row.currency.toUpperCase() === currency) &&
      (status === undefined || statusLabel(row.status) === status) &&
      (from === undefined || moment >= from) &&
      (to === undefined || moment < to)
    );
  });
  const byText = (read: (row: Transaction) => string) => (a: Transaction, b: Transaction) =>
    read(a) === read(b) ? 0 : read(a) < read(b) ? -1 : 1;
  const sign = direction === 'ascending' ? 1 : -1;
  const byCurrency = byText((row) => row.currency.toUpperCase());
  const compare = {
    date: () => 0,
    id: byText((row) => row._id),
    type: byText((row) => typeLabel(row.type)),
    status: byText((row) => statusLabel(row.status)),
    amount: (a: Transaction, b: Transaction) => compareDecimals(signedAmount(a), signedAmount(b)),
  }[sort];
  const sorted =
    sort === 'date'
      ? direction === 'ascending'
        ? found.toReversed()
        : found
      : found.toSorted((a, b) => (sort === 'amount' ? byCurrency(a, b) : 0) || sign * compare(a, b));
  const totals = new Map<string, CurrencyTotal>();
  for (const row of sorted) {
    const key = row.currency.toUpperCase();
    const { count, received, sent } = totals.get(key) ?? { count: 0, received: '0', sent: '0' };
    const amount = signedAmount(row);
    totals.set(key, {
      currency: key,
      count: count + 1,
      received: amount.startsWith('-') ? received : addDecimals(received, amount),
      sent: amount.startsWith('-') ? addDecimals(sent, amount.slice(1)) : sent,
    });
  }
  return {
    total: sorted.length,
    totals: [...totals.values()].sort((a, b) => (a.currency < b.currency ? -1 : 1)),
    rows: (start, end) => sorted.slice(start, end),
  };
}
