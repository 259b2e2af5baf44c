import type { Transaction } from '@tessera/shared-contracts/api';
import { signedAmount } from '../../listTransactions';
import { createAmountColumn } from './amountColumn';
import { growing } from './growing';
import { createIdColumn } from './idColumn';
import { createMomentColumn } from './momentColumn';
import { createTextColumn } from './textColumn';

/** Transactions by columns, in the order in which they were added; a row is the number of a transaction. */
export type Columns = ReturnType<typeof createColumns>;

/** Creates empty columns. */
export function createColumns() {
  const ids = createIdColumn();
  const types = createTextColumn<string>();
  const statuses = createTextColumn<string | null | undefined>();
  const currencies = createTextColumn<string>();
  const moments = createMomentColumn();
  const amounts = createAmountColumn();
  /** 1 where the sign of the amount is ours. */
  const signed = growing(Uint8Array);
  /** Places in the provider's list, for transactions of the same instant. */
  const places = growing(Int32Array);
  let count = 0;

  function write(row: number, transaction: Transaction): void {
    types.write(row, transaction.type);
    statuses.write(row, transaction.status);
    currencies.write(row, transaction.currency);
    moments.write(row, transaction.createdAt);
    const amount = signedAmount(transaction);
    amounts.write(row, amount);
    signed.set(row, amount === transaction.amount ? 0 : 1);
  }

  return {
    ids,
    types,
    statuses,
    currencies,
    moments,
    amounts,
    get count() {
      return count;
    },
    /** @param place in the provider's list; negative for one that came before those of the first answer */
    append(transaction: Transaction, place: number): void {
      ids.append(transaction._id);
      places.set(count, place);
      write(count, transaction);
      count += 1;
    },
    /** Writes what has changed of a transaction; its ID stays. */
    write,
    /** Reads the transaction of a row, without fields that lists do not show. */
    at(row: number): Transaction {
      const status = statuses.at(row);
      return {
        _id: ids.at(row),
        type: types.at(row),
        ...(status !== undefined && { status }),
        createdAt: moments.at(row),
        amount: amounts.at(row).slice(signed.values[row]),
        currency: currencies.at(row),
      };
    },
    /** Orders two rows: the newest first, those without a readable date last, equal ones as the provider lists them. */
    compareNewest(a: number, b: number): number {
      const { values } = moments.moments;
      const difference = (values[b] as number) - (values[a] as number);
      if (difference < 0 || difference > 0) return difference;
      if (difference !== 0) {
        const undated = Number(Number.isNaN(values[a])) - Number(Number.isNaN(values[b]));
        if (undated !== 0) return undated;
      }
      return (places.values[a] as number) - (places.values[b] as number);
    },
  };
}
