import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { countPending, createIsPending } from './pendingRows';
import type { TransactionRows } from './transactionRows';

/** Unchanged transactions in a row after which the rest of a list is taken to be unchanged, too. */
const unchangedRun = 50;

/** Compares the provider's list, as it is read, with rows read before. */
export interface Reconciler {
  /** Takes the next transaction. @returns whether the ones after it matter */
  readonly take: (transaction: Transaction) => boolean;
  /** Those that the rows do not have, in the provider's order. */
  readonly arrivals: readonly Transaction[];
}

/** What has been written into the columns since rows were made of them. */
export interface ColumnChanges {
  /** Whether a row has changed. */
  hasChanged: boolean;
  /** Whether a date or an amount has changed, on which the order of rows depends. */
  hasMoved: boolean;
}

/**
 * Creates the comparison. A list that begins with a few new transactions costs what these cost: reading ends when all
 * that may change has been read and nothing more does.
 *
 * @param isNewestFirst whether the provider sorts its list; otherwise all of it has to be read
 * @param changes where it notes what it writes into the columns, at once
 */
export function createReconciler(rows: TransactionRows, isNewestFirst: boolean, changes: ColumnChanges): Reconciler {
  const { columns } = rows;
  const order = rows.orders.get('newest') as Uint32Array;
  const moments = columns.moments.moments.values;
  const isPending = createIsPending(rows);
  let pendingLeft = countPending(rows);
  let cursor = 0;
  let unchanged = 0;
  const arrivals: Transaction[] = [];

  const momentAt = (place: number) => moments[order[place] as number] as number;

  /** The first place whose transaction is not newer; those without a readable date come last. */
  function findInstant(moment: number): number {
    const isBefore = (other: number) => other > moment || (Number.isNaN(moment) && !Number.isNaN(other));
    let low = 0;
    let high = order.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(momentAt(middle))) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The place of a transaction: after the one found before it in most cases, else among those of its instant. */
  function findPlace({ _id, createdAt }: Transaction): number | undefined {
    if (cursor < order.length && columns.ids.at(order[cursor] as number) === _id) return cursor;
    const moment = readMoment(createdAt) ?? Number.NaN;
    for (let place = findInstant(moment); place < order.length; place += 1) {
      if (momentAt(place) !== moment && !(Number.isNaN(moment) && Number.isNaN(momentAt(place)))) break;
      if (columns.ids.at(order[place] as number) === _id) return place;
    }
    return undefined;
  }

  function update(row: number, now: Transaction): boolean {
    const before = columns.at(row);
    const isMoved =
      before.createdAt !== now.createdAt || before.amount !== now.amount || before.currency !== now.currency;
    if (!isMoved && before.status === now.status && before.type === now.type) return false;
    changes.hasMoved ||= isMoved || before.type !== now.type;
    changes.hasChanged = true;
    columns.write(row, now);
    return true;
  }

  return {
    take(transaction) {
      const place = findPlace(transaction);
      if (place === undefined) {
        arrivals.push(transaction);
        unchanged = 0;
        return true;
      }
      const row = order[place] as number;
      cursor = place + 1;
      if (isPending(row)) pendingLeft -= 1;
      unchanged = update(row, transaction) ? 0 : unchanged + 1;
      return !isNewestFirst || pendingLeft > 0 || unchanged < unchangedRun;
    },
    arrivals,
  };
}
