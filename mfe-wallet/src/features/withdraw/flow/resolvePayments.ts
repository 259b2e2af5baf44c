import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { compareDecimals } from '@tessera/shared-contracts/money';
import type { Payment } from './withdrawal.schema';

/** By how much times of a payment and of its transaction may differ where the clocks were compared: answers take a while. */
const comparedSkewMs = 60_000;
/** By how much the clocks of the device and of the provider may differ where they could not be compared. */
const skewMs = 5 * 60_000;
/** How long a transaction may take to be listed. */
const listingMs = 60_000;
/** By how much these may differ when it is said that there is none. With a greater difference pages do not load at all. */
const widestSkewMs = 24 * 3_600_000;

/** Statuses of a withdrawal whose money has not left, or has come back. */
const failedStatuses: readonly unknown[] = ['failed', 'refunded', 'expired'];

interface Reading {
  readonly transactions: readonly Transaction[];
  /** Whether all rows of the answer were readable. */
  readonly isComplete: boolean;
  /** When the call was sent, in milliseconds since 1970. */
  readonly at: number;
  /** By how much the provider's clock is ahead of this device's, where that is known. */
  readonly clockAheadMs?: number;
}

/** When a payment was sent and how long it could be paid, by the provider's clock as far as that is known. */
const timesOf = ({ sentAt, payableUntil, clockAheadMs = 0 }: Payment) => ({
  sentAt: sentAt + clockAheadMs,
  payableUntil: payableUntil + clockAheadMs,
});

/** By the provider's clock if both are known by it: the device's may have been set meanwhile. */
function isLate(payment: Payment, { at, clockAheadMs }: Reading): boolean {
  const areCompared = payment.clockAheadMs !== undefined && clockAheadMs !== undefined;
  return areCompared
    ? at + clockAheadMs > timesOf(payment).payableUntil + listingMs
    : at > payment.payableUntil + listingMs;
}

/**
 * Resolves payments whose outcome is unknown. A payment was paid if the list has a withdrawal of the same currency, amount and time (and
 * address, where the provider gives it) that matches no other payment. It was not paid if the list has no such withdrawal and the provider
 * can no longer pay it. If a match is ambiguous, the outcome is undecided.
 *
 * A transaction matches at most one payment, accepted ones included; the earliest transaction matches the earliest payment.
 */
export function resolvePayments(payments: readonly Payment[], reading: Reading): readonly Payment[] {
  if (!payments.some(({ status }) => status === 'unknown')) return payments;
  const free = new Set(reading.transactions.filter(({ type }) => type === 'withdraw'));
  for (const transaction of free) {
    if (payments.some(({ transactionId }) => transactionId === transaction._id)) free.delete(transaction);
  }
  const resolved = new Map<string, Payment>();
  const inOrder = [...payments].sort((a, b) => timesOf(a).sentAt - timesOf(b).sentAt);
  for (const payment of inOrder) {
    const isClaimed = payment.transactionId !== undefined;
    if (isClaimed || (payment.status !== 'unknown' && payment.status !== 'accepted')) continue;
    const own = findOwn(payment, free);
    if (own !== undefined) free.delete(own);
    if (payment.status === 'unknown' && own !== undefined) resolved.set(payment.id, asFound(payment, own));
  }
  for (const payment of inOrder) {
    if (payment.status !== 'unknown' || resolved.has(payment.id) || !isLate(payment, reading)) continue;
    const isCertain = reading.isComplete && findOwn(payment, free, { isUnsure: true }) === undefined;
    resolved.set(payment.id, { ...payment, status: isCertain ? 'not-paid' : 'undecided' });
  }
  return payments.map((payment) => resolved.get(payment.id) ?? payment);
}

/** The earliest transaction that is the payment's; if `isUnsure`, also one that only may be. */
function findOwn(
  payment: Payment,
  transactions: Iterable<Transaction>,
  { isUnsure = false }: { readonly isUnsure?: boolean } = {},
): Transaction | undefined {
  const { withdrawal, clockAheadMs } = payment;
  const { sentAt, payableUntil } = timesOf(payment);
  const differMs = clockAheadMs !== undefined ? comparedSkewMs : isUnsure ? widestSkewMs : skewMs;
  let earliest: { readonly transaction: Transaction; readonly at: number } | undefined;
  for (const transaction of transactions) {
    const { currency, amount, address, createdAt } = transaction;
    const readAt = readMoment(createdAt);
    // A transaction without a readable time may be any.
    const at = readAt ?? sentAt;
    const isOfTime = readAt === undefined ? isUnsure : at >= sentAt - differMs && at <= payableUntil + differMs;
    const isOfKind =
      currency.toUpperCase() === withdrawal.currency.toUpperCase() &&
      compareDecimals(amount, withdrawal.amount) === 0 &&
      (!address || address === withdrawal.address);
    if (isOfTime && isOfKind && (earliest === undefined || at < earliest.at)) earliest = { transaction, at };
  }
  return earliest?.transaction;
}

function asFound(payment: Payment, { _id, createdAt, status }: Transaction): Payment {
  if (failedStatuses.includes(status)) return { ...payment, status: 'not-paid', transactionId: _id };
  const paidAt = readMoment(createdAt);
  return { ...payment, status: 'paid', transactionId: _id, ...(paidAt !== undefined && { paidAt }) };
}
