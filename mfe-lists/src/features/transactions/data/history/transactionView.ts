import { searchableText, searchedIdParts, searchedWords } from '@tessera/shared-contracts/format';
import { isOfFilter } from '../../listTransactions';
import { typeLabel } from '../../transactionLabels';
import type { CurrencyTotal, TransactionView } from '../listing';
import type { SortColumn, TransactionQuery } from '../transactionQuery';
import { startSlices } from './slices';
import { currencyLabels, type OrderName, ranksOf, statusLabels, type TransactionRows } from './transactionRows';

/** The order that a sorted column begins with. */
export const orderOf = (sort: SortColumn): OrderName => (sort === 'id' || sort === 'amount' ? sort : 'newest');

/**
 * Filters and sorts transactions. With columns of many equal values the newest come first among these.
 *
 * @param otherOrder a view of the same transactions in another order: its totals are these, too
 * @throws when the query's order (`orderOf`) has not been made
 */
export function viewTransactions(
  rows: TransactionRows,
  query: TransactionQuery,
  otherOrder?: TransactionView,
): TransactionView {
  const found = sortFound(rows, query, findRows(rows, query));
  let totals: Promise<readonly CurrencyTotal[]> | undefined;
  return {
    total: found.length,
    sumUp: () => {
      totals ??= otherOrder?.sumUp() ?? sumUp(rows, found);
      return totals;
    },
    rows: (start, end) => Array.from(found.subarray(start, end), rows.columns.at),
  };
}

/** For each code of a column, 1 if its text passes. */
const passing = <Text>(texts: readonly Text[], passes: (text: Text) => boolean) =>
  Uint8Array.from(texts, (text) => (passes(text) ? 1 : 0));

/** The rows of the query, in its order, ascending or, for the date, the newest first. */
function findRows({ columns, orders }: TransactionRows, query: TransactionQuery): Uint32Array {
  const { filter, search, currency, status, from = -Infinity, to = Infinity, sort } = query;
  const order = orders.get(orderOf(sort));
  if (order === undefined) throw new Error(`Transactions have not been sorted by ${sort}.`);
  const [words, idParts] = [searchedWords(search), searchedIdParts(search)];
  const isRanged = query.from !== undefined || query.to !== undefined;
  if (filter === 'all' && idParts.length === 0 && currency === undefined && status === undefined && !isRanged) {
    return order.slice();
  }
  const ofType = passing(columns.types.texts, (type) => isOfFilter(type, filter));
  const found = passing(columns.types.texts, (type) => {
    const text = searchableText(type, typeLabel(type));
    return words.every((word) => text.includes(word));
  });
  const ofCurrency = passing(currencyLabels(columns), (label) => currency === undefined || label === currency);
  const ofStatus = passing(statusLabels(columns), (label) => status === undefined || label === status);
  const marks = idParts.map((part) => columns.ids.markMatches(part));
  const types = columns.types.codes.values;
  const currencies = columns.currencies.codes.values;
  const statuses = columns.statuses.codes.values;
  const moments = columns.moments.moments.values;
  const kept = new Uint32Array(order.length);
  let count = 0;
  for (let index = 0; index < order.length; index += 1) {
    const row = order[index] as number;
    const type = types[row] as number;
    if (
      ofType[type] === 1 &&
      (found[type] === 1 || marks.every((ofPart) => ofPart[row] === 1)) &&
      ofCurrency[currencies[row] as number] === 1 &&
      ofStatus[statuses[row] as number] === 1 &&
      (!isRanged || ((moments[row] as number) >= from && (moments[row] as number) < to))
    ) {
      kept[count] = row;
      count += 1;
    }
  }
  return kept.subarray(0, count);
}

function sortFound({ columns }: TransactionRows, { sort, direction }: TransactionQuery, found: Uint32Array) {
  const isDescending = direction === 'descending';
  switch (sort) {
    case 'date':
      return isDescending ? found : found.reverse();
    case 'id':
      return isDescending ? found.reverse() : found;
    case 'amount':
      if (isDescending) reverseWithinRanks(found, columns.currencies.codes.values, ranksOf(currencyLabels(columns)));
      return found;
    default: {
      const isType = sort === 'type';
      const labels = isType ? columns.types.texts.map(typeLabel) : statusLabels(columns);
      const ranks = ranksOf(labels.map((label) => label.toLowerCase()));
      const last = labels.length - 1;
      const { values } = (isType ? columns.types : columns.statuses).codes;
      return group(found, values, isDescending ? ranks.map((rank) => last - rank) : ranks);
    }
  }
}

/** Reverses the rows of each rank; rows are sorted by the rank of their code. */
function reverseWithinRanks(rows: Uint32Array, codes: Uint32Array, ranks: Uint32Array): void {
  const rankAt = (index: number) => ranks[codes[rows[index] as number] as number] as number;
  for (let start = 0, end = 0; start < rows.length; start = end) {
    const rank = rankAt(start);
    let high = rows.length;
    while (end < high) {
      const middle = (end + high) >> 1;
      if (rankAt(middle) > rank) high = middle;
      else end = middle + 1;
    }
    rows.subarray(start, end).reverse();
  }
}

/** Sorts rows stably by the rank of their code, in two passes. */
function group(rows: Uint32Array, codes: Uint32Array, ranks: Uint32Array): Uint32Array {
  const counts = new Uint32Array(ranks.length);
  for (let index = 0; index < rows.length; index += 1) {
    const rank = ranks[codes[rows[index] as number] as number] as number;
    counts[rank] = (counts[rank] as number) + 1;
  }
  let place = 0;
  const places = counts.map((count) => {
    place += count;
    return place - count;
  });
  const sorted = new Uint32Array(rows.length);
  for (let index = 0; index < rows.length; index += 1) {
    const row = rows[index] as number;
    const rank = ranks[codes[row] as number] as number;
    const to = places[rank] as number;
    sorted[to] = row;
    places[rank] = to + 1;
  }
  return sorted;
}

async function sumUp({ columns }: TransactionRows, found: Uint32Array): Promise<readonly CurrencyTotal[]> {
  const labels = currencyLabels(columns);
  const names = [...new Set(labels)].sort();
  const { values } = columns.currencies.codes;
  const sumsOfGroups = await columns.amounts.sumUp(found, ranksOf(labels), values, names.length, startSlices());
  return sumsOfGroups
    .map((sums, group) => ({ currency: names[group] as string, ...sums }))
    .filter(({ count }) => count > 0);
}
