import type { Transaction } from '@tessera/shared-contracts/api';
import { momentOf, newestFirst } from './sortTransactions';

/** Statuses of the provider that a transaction does not keep. */
const pendingStatuses: ReadonlySet<string | null | undefined> = new Set([
  'waiting',
  'confirming',
  'confirmed',
  'sending',
]);
/** A transaction that has been pending for longer has been abandoned, and is not waited for. */
const abandonedAfterMs = 24 * 60 * 60 * 1_000;

/** Whether a transaction is about to change. */
export const isPending = (row: Transaction): boolean =>
  pendingStatuses.has(row.status) && Date.now() - momentOf(row) < abandonedAfterMs;

/** Most transactions that are kept: a slow phone sorts, searches and adds up so many within 200 ms. */
const mostKept = 20_000;
/** Unchanged transactions in a row after which the rest of a list is taken to be unchanged, too. */
const unchangedRun = 50;

const shownFields = ['type', 'status', 'createdAt', 'amount', 'currency'] as const;

/** What is known of the provider's list. */
export interface KnownTransactions {
  /** The newest first. */
  readonly transactions: readonly Transaction[];
  /** Whether the provider sorts its list; otherwise all of it has to be read. */
  readonly isNewestFirst: boolean;
  /** Whether the provider has older ones. */
  readonly isCut: boolean;
}

/** Creates what takes the provider's list and collects the newest transactions that are not known, or known otherwise. */
export function collectTransactions(known: KnownTransactions, most = mostKept) {
  const byId = new Map(known.transactions.map((row) => [row._id, row]));
  const oldest = known.isCut ? known.transactions.at(-1) : undefined;
  let { isNewestFirst, isCut } = known;
  let pendingLeft = known.transactions.filter(isPending).length;
  let unchanged = 0;
  let lastMs = Infinity;
  let collected: readonly Transaction[] = [];
  let waiting: Transaction[] = [];

  function newest(): KnownTransactions {
    const all = [...collected, ...waiting];
    waiting = [];
    isCut ||= all.length > most;
    collected = (isNewestFirst ? all : newestFirst(all)).slice(0, most);
    return { transactions: collected, isNewestFirst, isCut };
  }

  return {
    /** Takes the next transaction. @returns whether the ones after it matter */
    take(row: Transaction): boolean {
      const momentMs = momentOf(row);
      if (momentMs > lastMs) isNewestFirst = false;
      lastMs = momentMs;
      const before = byId.get(row._id);
      if (before === undefined && oldest !== undefined && momentMs <= momentOf(oldest)) return !isNewestFirst;
      if (before !== undefined && isPending(before)) pendingLeft -= 1;
      if (before !== undefined && shownFields.every((field) => row[field] === before[field])) {
        unchanged += 1;
        return !isNewestFirst || pendingLeft > 0 || unchanged < unchangedRun;
      }
      unchanged = 0;
      waiting.push(row);
      if (waiting.length <= most) return true;
      newest();
      return !isNewestFirst;
    },
    /** The newest of those collected. */
    newest,
    /** Replaces those that are known otherwise; the new ones are apart. @param shown those on screen by now */
    applyTo(shown: readonly Transaction[]) {
      const left = new Map(newest().transactions.map((row) => [row._id, row]));
      let [hasChanged, hasMoved] = [false, false];
      const updated = shown.map((row) => {
        const now = left.get(row._id);
        if (now === undefined) return row;
        left.delete(row._id);
        hasChanged = true;
        hasMoved ||= now.createdAt !== row.createdAt;
        return now;
      });
      const transactions = hasMoved ? newestFirst(updated) : hasChanged ? updated : shown;
      return { transactions, arrivals: [...left.values()] };
    },
  };
}
