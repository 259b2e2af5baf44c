import { compareDecimals, type Decimal } from '@tessera/shared-contracts/money';

/** A limit as it is stored; null is none. */
export interface StoredLimit {
  readonly amount: Decimal | null;
  readonly pendingAmount: Decimal | null;
  /** From when a second request makes the pending amount hold; null if nothing is pending. */
  readonly confirmFrom: Date | null;
}

/** What became of a request to change a limit. */
export type Change = 'set' | 'removed' | 'pending';

/** How long the second request is taken. */
export const confirmableMs = 7 * 24 * 60 * 60_000;
/** Until when the second request is taken: a raise that was asked for long ago is no second thought. */
export const confirmUntil = (confirmFrom: Date): Date => new Date(confirmFrom.getTime() + confirmableMs);

const isSame = (a: Decimal | null, b: Decimal | null) =>
  a === null || b === null ? a === b : compareDecimals(a, b) === 0;
const isHigher = (wanted: Decimal | null, amount: Decimal | null) =>
  amount !== null && (wanted === null || compareDecimals(wanted, amount) > 0);

/** Whether a pending change can still be confirmed. */
export const isPending = ({ confirmFrom }: StoredLimit, at: Date): boolean =>
  confirmFrom !== null && at < confirmUntil(confirmFrom);

/**
 * Changes a limit. A lower one, or the same, holds at once and drops what is pending. A higher one, or none, waits, and holds once it is
 * asked for a second time after that.
 */
export function changeLimit(
  stored: StoredLimit,
  wanted: Decimal | null,
  { at, waitMs }: { readonly at: Date; readonly waitMs: number },
): { readonly limit: StoredLimit; readonly change: Change } {
  const change = wanted === null ? 'removed' : 'set';
  const holds = { amount: wanted, pendingAmount: null, confirmFrom: null };
  if (!isHigher(wanted, stored.amount)) return { limit: holds, change };
  if (isPending(stored, at) && isSame(stored.pendingAmount, wanted)) {
    const isDue = stored.confirmFrom !== null && at >= stored.confirmFrom;
    return isDue ? { limit: holds, change } : { limit: stored, change: 'pending' };
  }
  const confirmFrom = new Date(at.getTime() + waitMs);
  return { limit: { amount: stored.amount, pendingAmount: wanted, confirmFrom }, change: 'pending' };
}
