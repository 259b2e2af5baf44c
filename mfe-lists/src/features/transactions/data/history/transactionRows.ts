import { statusLabel } from '../../transactionLabels';
import type { Listing } from '../listing';
import { type Columns, createColumns } from './columns';
import { type Slices, startSlices } from './slices';
import { sortInSlices } from './sortInSlices';

/** Orders of rows that are made once: the newest first; by ID; by currency, then amount. */
export type OrderName = 'newest' | 'id' | 'amount';

/** The rows of a listing in columns. Their content is read through `viewTransactions`. */
export interface TransactionRows extends Pick<Listing, 'count' | 'currencies' | 'statuses'> {
  readonly columns: Columns;
  /** The orders made so far; `newest` is always there. */
  readonly orders: Map<OrderName, Uint32Array>;
  /** Orders that lack the rows added since; `prepareOrder` adds these. */
  readonly outdated: ReadonlyMap<OrderName, Uint32Array>;
}

/** Rows between two looks at the clock. */
const checkEvery = 256;

type Compare = (a: number, b: number) => number;

const distinct = (texts: readonly string[]) => [...new Set(texts)].sort();

/** Numbers of sorted texts: texts that are equal have the same. */
export function ranksOf(texts: readonly string[]): Uint32Array {
  const ranks = new Map(distinct(texts).map((text, rank) => [text, rank]));
  return Uint32Array.from(texts, (text) => ranks.get(text) ?? 0);
}

/** The currencies of columns by code, as shown. */
export const currencyLabels = ({ currencies }: Columns) => currencies.texts.map((text) => text.toUpperCase());

/** The statuses of columns by code, as shown. */
export const statusLabels = ({ statuses }: Columns) => statuses.texts.map(statusLabel);

function createCompare(columns: Columns, order: OrderName, idAt: (row: number) => string): Compare {
  const { currencies, amounts, compareNewest } = columns;
  if (order === 'newest') return compareNewest;
  if (order === 'id') return (a, b) => (idAt(a) === idAt(b) ? compareNewest(a, b) : idAt(a) < idAt(b) ? -1 : 1);
  const ranks = ranksOf(currencyLabels(columns));
  const { values } = currencies.codes;
  const compareAmounts = amounts.createCompare();
  const rankAt = (row: number) => ranks[values[row] as number] as number;
  return (a, b) => rankAt(a) - rankAt(b) || compareAmounts(a, b) || compareNewest(a, b);
}

async function readIds({ ids, count }: Columns, slices: Slices): Promise<readonly string[]> {
  const texts: string[] = [];
  for (let row = 0; row < count; row += 1) {
    texts.push(ids.at(row));
    if (row % checkEvery === 0 && slices.isOver()) await slices.next();
  }
  return texts;
}

const createRows = (
  columns: Columns,
  orders: TransactionRows['orders'],
  outdated: TransactionRows['outdated'] = new Map(),
): TransactionRows => ({
  count: orders.get('newest')?.length ?? 0,
  currencies: distinct(currencyLabels(columns)),
  statuses: distinct(statusLabels(columns)),
  columns,
  orders,
  outdated,
});

/** No transactions. */
export const noRows = (): TransactionRows => createRows(createColumns(), new Map([['newest', new Uint32Array()]]));

/** Makes rows of all that columns have. */
export async function sortRows(columns: Columns, slices: Slices = startSlices()): Promise<TransactionRows> {
  const order = new Uint32Array(columns.count);
  for (let row = 0; row < order.length; row += 1) order[row] = row;
  return createRows(columns, new Map([['newest', await sortInSlices(order, columns.compareNewest, slices)]]));
}

/** The same rows after some of them have changed. @param isOrderKept whether neither dates nor amounts have */
export const changedRows = async (rows: TransactionRows, isOrderKept: boolean): Promise<TransactionRows> =>
  isOrderKept ? createRows(rows.columns, rows.orders, rows.outdated) : sortRows(rows.columns);

/** Adds the rows that columns got since, to the newest first at once: quick for a few. */
export function withAddedRows({ columns, orders, outdated }: TransactionRows): TransactionRows {
  const lacking = new Map([...outdated, ...orders]);
  const newest = withRowsUntil(columns.count, lacking.get('newest') ?? new Uint32Array(), columns.compareNewest);
  lacking.delete('newest');
  return createRows(columns, new Map([['newest', newest]]), lacking);
}

/** An order with the rows that are not in it yet. */
const withRowsUntil = (count: number, order: Uint32Array, compare: Compare): Uint32Array =>
  mergeOrders(
    order,
    Array.from({ length: count - order.length }, (_, index) => order.length + index),
    compare,
  );

function mergeOrders(order: Uint32Array, added: readonly number[], compare: Compare): Uint32Array {
  const merged = new Uint32Array(order.length + added.length);
  let from = 0;
  let to = 0;
  for (const row of added.toSorted(compare)) {
    const until = placeIn(order, row, compare, from);
    merged.set(order.subarray(from, until), to);
    to += until - from;
    merged[to] = row;
    to += 1;
    from = until;
  }
  merged.set(order.subarray(from), to);
  return merged;
}

/** The first place at or after `from` whose row comes after the given one. */
function placeIn(order: Uint32Array, row: number, compare: Compare, from: number): number {
  let low = from;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(order[middle] as number, row) <= 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Makes an order, in slices, if it is not there. */
export async function prepareOrder({ columns, orders, outdated }: TransactionRows, name: OrderName): Promise<void> {
  const newest = orders.get('newest');
  if (newest === undefined || orders.has(name)) return;
  const slices = startSlices();
  const known = outdated.get(name);
  if (known !== undefined) {
    await slices.next();
    const compare = createCompare(columns, name, (row) => columns.ids.at(row));
    orders.set(name, withRowsUntil(newest.length, known, compare));
    return;
  }
  const ids = name === 'id' ? await readIds(columns, slices) : [];
  const compare = createCompare(columns, name, (row) => ids[row] as string);
  orders.set(name, await sortInSlices(newest.slice(), compare, slices));
}
