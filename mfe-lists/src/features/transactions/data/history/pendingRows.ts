import type { TransactionRows } from './transactionRows';

/** Statuses of the provider that a transaction does not keep. */
const pendingStatuses: ReadonlySet<string | null | undefined> = new Set([
  'waiting',
  'confirming',
  'confirmed',
  'sending',
]);
/** A transaction that has been pending for longer has been abandoned, and is not waited for. */
const abandonedAfterMs = 24 * 60 * 60 * 1_000;

/** Whether each row is a transaction that is about to change, by code of its status and by its age. */
export function createIsPending({ columns }: TransactionRows, nowMs = Date.now()): (row: number) => boolean {
  const isPendingCode = columns.statuses.texts.map((status) => pendingStatuses.has(status));
  return (row) =>
    isPendingCode[columns.statuses.codes.values[row] as number] === true &&
    nowMs - (columns.moments.moments.values[row] as number) < abandonedAfterMs;
}

/** Number of transactions that are about to change. */
export function countPending(rows: TransactionRows): number {
  const isPending = createIsPending(rows);
  let count = 0;
  for (let row = 0; row < rows.count; row += 1) if (isPending(row)) count += 1;
  return count;
}
