import { readMoment, type Transaction } from '@tessera/shared-contracts/api';
import { compareDecimals } from '@tessera/shared-contracts/money';
import type { Payment } from './withdrawal.schema';

/** Tolerance between the times of a payment and its transaction with compared clocks: answers take a while. */
const comparedSkewMs = 60_000;
/** Tolerance between the clocks of device and provider if they could not be compared. */
const skewMs = 5 * 60_000;
/** How long a transaction may take to be listed. */
const listingMs = 60_000;
/** Tolerance before reporting "not paid": with a greater difference pages do not load at all. */
const widestSkewMs = 24 * 3_600_000;

/** Statuses of a withdrawal without a payout, or with a refund. */
const failedStatuses: readonly unknown[] = ['failed', 'refunded', 'expired'];

interface Reading {
  readonly transactions: readonly Transaction[];
  /** Whether all rows of the answer were parsed. */
  readonly isComplete: boolean;
  /** When the call was sent, in milliseconds since 1970. */
  readonly at: number;
  /** By how much the provider's clock is ahead of this device's, if known. */
  readonly clockAheadMs?: number;
}

/** When a payment was sent and how long it could be paid, by the provider's clock if known. */
const timesOf = ({ sentAt, payableUntil, clockAheadMs = 0 }: Payment) => ({
  sentAt: sentAt + clockAheadMs,
  payableUntil: payableUntil + clockAheadMs,
});

/** By the provider's clock if it is known for both: the device's may have been set meanwhile. */
function isLate(payment: Payment, { at, clockAheadMs }: Reading): boolean {
  const areCompared = payment.clockAheadMs !== undefined && clockAheadMs !== undefined;
  return areCompared
    ? at + clockAheadMs > timesOf(payment).payableUntil + listingMs
    : at > payment.payableUntil + listingMs;
}

/** The newest transaction that matches a payment which the provider has just accepted, unless another payment claims it. */
export function findAccepted(
  payment: Payment,
  payments: readonly Payment[],
  transactions: readonly Transaction[],
): Transaction | undefined {
  return findOwn(payment, unclaimed(transactions, payments), { isNewest: true });
}

/** The withdrawals that no payment claims. */
function unclaimed(transactions: readonly Transaction[], payments: readonly Payment[]): Set<Transaction> {
  const claimed = new Set(payments.map(({ transactionId }) => transactionId));
  return new Set(transactions.filter(({ type, _id }) => type === 'withdraw' && !claimed.has(_id)));
}

/**
 * Resolves unknown payments. A payment is paid if an unclaimed transaction matches its currency, amount, time and, if
 * reported, address. It is `not-paid` if no transaction matches and the provider can no longer pay it. An ambiguous match
 * makes it `undecided`.
 *
 * Each transaction matches at most one payment, accepted ones included; the earliest payment gets the earliest.
 */
export function resolvePayments(payments: readonly Payment[], reading: Reading): readonly Payment[] {
  if (!payments.some(({ status }) => status === 'unknown')) return payments;
  const free = unclaimed(reading.transactions, payments);
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

/** The earliest or newest transaction that matches the payment; if `isUnsure`, also a possible match. */
function findOwn(
  payment: Payment,
  transactions: Iterable<Transaction>,
  { isUnsure = false, isNewest = false }: { readonly isUnsure?: boolean; readonly isNewest?: boolean } = {},
): Transaction | undefined {
  const { withdrawal, clockAheadMs } = payment;
  const { sentAt, payableUntil } = timesOf(payment);
  const differMs = clockAheadMs !== undefined ? comparedSkewMs : isUnsure ? widestSkewMs : skewMs;
  let own: { readonly transaction: Transaction; readonly at: number } | undefined;
  for (const transaction of transactions) {
    const { currency, amount, address, createdAt } = transaction;
    const readAt = readMoment(createdAt);
    // Without a valid time, any transaction is a possible match.
    const at = readAt ?? sentAt;
    const isOfTime = readAt === undefined ? isUnsure : at >= sentAt - differMs && at <= payableUntil + differMs;
    const isOfKind =
      currency.toUpperCase() === withdrawal.currency.toUpperCase() &&
      compareDecimals(amount, withdrawal.amount) === 0 &&
      (!address || address === withdrawal.address);
    const isBetter = own === undefined || (isNewest ? at > own.at : at < own.at);
    if (isOfTime && isOfKind && isBetter) own = { transaction, at };
  }
  return own?.transaction;
}

function asFound(payment: Payment, { _id, createdAt, status }: Transaction): Payment {
  if (failedStatuses.includes(status)) return { ...payment, status: 'not-paid', transactionId: _id };
  const paidAt = readMoment(createdAt);
  return { ...payment, status: 'paid', transactionId: _id, ...(paidAt !== undefined && { paidAt }) };
}
