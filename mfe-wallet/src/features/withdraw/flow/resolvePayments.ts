import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { compareDecimals } from '@tessera/shared-contracts/money';
import type { Payment } from './withdrawal.schema';

/** By how much the times of a payment and of its transaction may differ, by the provider's clock where it tells it. */
const skewMs = 5 * 60_000;
/** How long a transaction may take to be listed. */
const listingMs = 60_000;
/**
 * By how much they may differ when it is said that there is none, and the provider does not tell its clock. With a greater
 * difference pages do not load at all.
 */
const widestSkewMs = 24 * 3_600_000;

/** Statuses of a withdrawal whose money has not left, or has come back. */
const failedStatuses: readonly unknown[] = ['failed', 'refunded', 'expired'];

interface Reading {
  readonly transactions: readonly Transaction[];
  /** Whether all rows of the answer were readable. */
  readonly isComplete: boolean;
  /** When the call was sent, in milliseconds since 1970. */
  readonly at: number;
  /** By how much the provider's clock is ahead of the device's, where it tells. */
  readonly clockOffsetMs?: number;
}

/**
 * Finds out what became of unknown payments. One was paid if there is a withdrawal of the same currency, amount and, where
 * the provider tells it, address, at its time, that belongs to no other payment. It was not paid if there is none although
 * the provider can no longer pay it. Where one may or may not be its own, nobody can tell.
 *
 * Each transaction is that of one payment at most, accepted ones included; the earliest payment takes the earliest.
 */
export function resolvePayments(payments: readonly Payment[], reading: Reading): readonly Payment[] {
  if (!payments.some(({ status }) => status === 'unknown')) return payments;
  const free = new Set(reading.transactions.filter(({ type }) => type === 'withdraw'));
  for (const transaction of free) {
    if (payments.some(({ transactionId }) => transactionId === transaction._id)) free.delete(transaction);
  }
  const resolved = new Map<string, Payment>();
  const inOrder = payments
    .map((payment) => ({ payment, times: timesOf(payment, reading) }))
    .sort((a, b) => a.times.from - b.times.from);
  for (const { payment, times } of inOrder) {
    const isClaimed = payment.transactionId !== undefined;
    if (isClaimed || (payment.status !== 'unknown' && payment.status !== 'accepted')) continue;
    const own = findOwn(payment, free, { from: times.from - skewMs, until: times.until + skewMs });
    if (own !== undefined) free.delete(own);
    if (payment.status === 'unknown' && own !== undefined) resolved.set(payment.id, asFound(payment, own));
  }
  for (const { payment, times } of inOrder) {
    const isLate = times.readAt > times.until + listingMs;
    if (payment.status !== 'unknown' || resolved.has(payment.id) || !isLate) continue;
    const differMs = times.isCertain ? skewMs : widestSkewMs;
    const span = { from: times.from - differMs, until: times.until + differMs, isUndatedIn: true };
    const isCertain = reading.isComplete && findOwn(payment, free, span) === undefined;
    resolved.set(payment.id, { ...payment, status: isCertain ? 'not-paid' : 'undecided' });
  }
  return payments.map((payment) => resolved.get(payment.id) ?? payment);
}

/** When a payment may have been paid and when the transactions were read, by the provider's clock where it tells it. */
function timesOf({ sentAt, payableUntil, clockOffsetMs }: Payment, reading: Reading) {
  // The device's clock may have been set right since: each time goes by the difference at that time.
  const offsetMs = clockOffsetMs ?? reading.clockOffsetMs;
  return {
    from: sentAt + (offsetMs ?? 0),
    until: payableUntil + (offsetMs ?? 0),
    readAt: reading.at + (reading.clockOffsetMs ?? offsetMs ?? 0),
    isCertain: offsetMs !== undefined,
  };
}

interface Span {
  readonly from: number;
  readonly until: number;
  /** Whether a transaction without a readable time may be of this span. */
  readonly isUndatedIn?: boolean;
}

/** The earliest transaction of a span that may be of the payment. */
function findOwn(
  { withdrawal }: Payment,
  transactions: Iterable<Transaction>,
  { from, until, isUndatedIn = false }: Span,
): Transaction | undefined {
  let earliest: { readonly transaction: Transaction; readonly at: number } | undefined;
  for (const transaction of transactions) {
    const { currency, amount, address, createdAt } = transaction;
    const readAt = readMoment(createdAt);
    const at = readAt ?? from;
    const isOfTime = readAt === undefined ? isUndatedIn : at >= from && at <= until;
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
