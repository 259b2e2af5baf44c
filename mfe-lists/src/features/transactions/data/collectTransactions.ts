import type { Transaction } from '@tessera/shared-contracts/api';
import { momentOf, newestFirst } from './sortTransactions';

/** Statuses of the provider that are not final. */
const pendingStatuses: ReadonlySet<string | null | undefined> = new Set([
  'waiting',
  'confirming',
  'confirmed',
  'sending',
]);
/** A transaction that is pending for longer counts as abandoned. */
const abandonedAfterMs = 24 * 60 * 60 * 1_000;

/** Whether the status of a transaction may still change. */
export const isPending = (row: Transaction): boolean =>
  pendingStatuses.has(row.status) && Date.now() - momentOf(row) < abandonedAfterMs;

/** Maximum number of kept transactions: a slow phone sorts, searches and sums them within 200 ms. */
const mostKept = 20_000;
/** Consecutive unchanged transactions after which the rest of a list counts as unchanged. */
const unchangedRun = 50;

const shownFields = ['type', 'status', 'createdAt', 'amount', 'currency'] as const;

/** The known part of the provider's list. */
export interface KnownTransactions {
  /** The newest first. */
  readonly transactions: readonly Transaction[];
  /** Whether the provider sorts its list; otherwise the whole list must be read. */
  readonly isNewestFirst: boolean;
  /** Whether the provider has older transactions. */
  readonly isCut: boolean;
}

/** Creates a collector of the newest transactions of the provider's list that are new or changed. */
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
    /** Takes the next transaction. @returns whether to continue reading */
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
    /** The newest collected transactions. */
    newest,
    /** Replaces changed transactions, and returns new ones as `arrivals`. @param shown the transactions on screen */
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
