import { aTransaction } from '@tessera/shared-contracts/testing';
import { resolvePayments } from './resolvePayments';
import type { Payment } from './withdrawal.schema';

const noon = Date.UTC(2026, 10, 22, 12, 0);
const minutes = (count: number) => count * 60_000;

const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  id: 'r1',
  withdrawal: { currency: 'BTC', amount: '0.1', address: 'tb1q' },
  network: 'Bitcoin',
  status: 'unknown',
  sentAt: noon,
  payableUntil: noon + minutes(30),
  ...changes,
});
const aWithdrawal = (atMinutes: number, changes: object = {}) =>
  aTransaction({
    _id: `t${atMinutes}`,
    type: 'withdraw',
    status: 'waiting',
    currency: 'BTC',
    amount: '0.10000000',
    address: 'tb1q',
    createdAt: new Date(noon + minutes(atMinutes)).toISOString(),
    ...changes,
  });

/** Statuses of the payments after a reading. */
const statuses = (
  payments: readonly Payment[],
  transactions: readonly ReturnType<typeof aWithdrawal>[],
  { atMinutes = 1, isComplete = true } = {},
) => resolvePayments(payments, { transactions, isComplete, at: noon + minutes(atMinutes) }).map(({ status }) => status);

test.each([
  ['one of its time', aWithdrawal(0), 'paid'],
  ['one of a provider with a slow clock', aWithdrawal(-4), 'paid'],
  ['one whose time is without a zone', aWithdrawal(0, { createdAt: '2026-11-22T12:00:00.000' }), 'paid'],
  ['one that came late', aWithdrawal(30), 'paid'],
  ['one without an address', aWithdrawal(0, { address: undefined }), 'paid'],
  ['one in lower case', aWithdrawal(0, { currency: 'btc' }), 'paid'],
  ['one that failed', aWithdrawal(0, { status: 'failed' }), 'not-paid'],
  ['one that was refunded', aWithdrawal(0, { status: 'refunded' }), 'not-paid'],
  ['one that expired', aWithdrawal(0, { status: 'expired' }), 'not-paid'],
  ['one at the earliest moment', aWithdrawal(-5), 'paid'],
  ['one at the latest moment', aWithdrawal(35), 'paid'],
  ['one just before', aWithdrawal(-5.001), 'unknown'],
  ['one just after', aWithdrawal(35.001), 'unknown'],
  ['one of another amount', aWithdrawal(0, { amount: '0.10000001' }), 'unknown'],
  ['one of another currency', aWithdrawal(0, { currency: 'LTC' }), 'unknown'],
  ['one to another address', aWithdrawal(0, { address: 'tb1p' }), 'unknown'],
  ['a deposit', aWithdrawal(0, { type: 'deposit' }), 'unknown'],
  ['one without a readable time', aWithdrawal(0, { createdAt: 'today' }), 'unknown'],
])('with %s among the transactions, a payment gets its status', (_what, transaction, expected) => {
  expect(statuses([aPayment()], [transaction])).toEqual([expected]);
});

test.each([
  ['while the provider can still pay it, it is unknown', 31, [], true, 'unknown'],
  ['then it was not paid', 32, [], true, 'not-paid'],
  ['unless rows could not be parsed', 32, [], false, 'undecided'],
  ['or a clock difference may explain a withdrawal at another time', 32, [aWithdrawal(-300)], true, 'undecided'],
  ['or the time of a withdrawal is unreadable', 32, [aWithdrawal(0, { createdAt: 'today' })], true, 'undecided'],
  ['but not one of another day', 32, [aWithdrawal(-3_000)], true, 'not-paid'],
])('without a transaction: %s', (_what, atMinutes, transactions, isComplete, expected) => {
  expect(statuses([aPayment()], transactions, { atMinutes, isComplete })).toEqual([expected]);
});

describe('with the clocks of device and provider compared', () => {
  /** A payment at noon by the provider’s clock, which is `ahead` minutes ahead of the device’s. */
  const sentBy = (ahead: number, changes: Partial<Payment> = {}) =>
    aPayment({
      sentAt: noon - minutes(ahead),
      payableUntil: noon + minutes(2 - ahead),
      clockAheadMs: minutes(ahead),
      ...changes,
    });

  test.each([-3_000, -60, -6, 0, 6, 60, 3_000])('it may be %i minutes behind', (ahead) => {
    const read = (transactions: readonly ReturnType<typeof aWithdrawal>[], atMinutes: number, isClockSet = false) =>
      resolvePayments([sentBy(ahead)], {
        transactions,
        isComplete: true,
        at: noon + minutes(atMinutes - (isClockSet ? 0 : ahead)),
        clockAheadMs: isClockSet ? 0 : minutes(ahead),
      })[0]?.status;
    for (const isClockSet of [false, true]) {
      expect(read([aWithdrawal(0)], 1, isClockSet)).toBe('paid');
      expect(read([aWithdrawal(2.9)], 3, isClockSet)).toBe('paid');
      // The same withdrawal on another device, made before this one, or after this one could still be paid.
      expect(read([aWithdrawal(-2)], 1, isClockSet)).toBe('unknown');
      expect(read([aWithdrawal(-2), aWithdrawal(4)], 5, isClockSet)).toBe('not-paid');
      expect(read([], 2.9, isClockSet)).toBe('unknown');
      expect(read([], 3.1, isClockSet)).toBe('not-paid');
      expect(read([aWithdrawal(0, { createdAt: 'today' })], 5, isClockSet)).toBe('undecided');
    }
  });

  test('any difference is tolerated if only the payment or only the reading was compared', () => {
    const read = (payment: Payment, clockAheadMs?: number) =>
      [31, 31.001].map(
        (atMinutes) =>
          resolvePayments([payment], {
            transactions: [],
            isComplete: true,
            at: noon + minutes(atMinutes),
            ...(clockAheadMs !== undefined && { clockAheadMs }),
          })[0]?.status,
      );
    for (const ahead of [-60, 60]) {
      expect(read(aPayment({ clockAheadMs: minutes(ahead) }))).toEqual(['unknown', 'not-paid']);
      expect(read(aPayment(), minutes(ahead))).toEqual(['unknown', 'not-paid']);
    }
    expect(read(aPayment({ clockAheadMs: 0 }), 0)).toEqual(['unknown', 'not-paid']);
  });

  test('a transaction belongs to it up to a minute from its time', () => {
    const read = (atMinutes: number) =>
      resolvePayments([sentBy(60)], {
        transactions: [aWithdrawal(atMinutes)],
        isComplete: true,
        at: noon - minutes(60),
        clockAheadMs: minutes(60),
      })[0]?.status;
    expect([-1.001, -1, 3, 3.001].map(read)).toEqual(['unknown', 'paid', 'paid', 'unknown']);
  });

  test('the earlier of two payments gets the earlier transaction, even if the clock was set back in between', () => {
    const earlier = sentBy(-60);
    const later = sentBy(0, { id: 'r2', sentAt: noon + minutes(3), payableUntil: noon + minutes(5) });
    const payments = resolvePayments([later, earlier], {
      transactions: [aWithdrawal(0), aWithdrawal(3)],
      isComplete: true,
      at: noon + minutes(4),
    });
    expect(payments.map(({ transactionId }) => transactionId)).toEqual(['t3', 't0']);
  });
});

test('reports when it was paid', () => {
  const [payment] = resolvePayments([aPayment()], { transactions: [aWithdrawal(3)], isComplete: true, at: noon });
  expect(payment).toMatchObject({ paidAt: noon + minutes(3), transactionId: 't3' });
});

test.each([
  ['its id', { transactionId: 't0' }],
  ['its time', {}],
])('a transaction of an accepted payment, known by %s, is not matched to an unknown one', (_what, known) => {
  const accepted = aPayment({ id: 'r0', status: 'accepted', sentAt: noon - minutes(1), ...known });
  expect(statuses([aPayment(), accepted], [aWithdrawal(0)])).toEqual(['unknown', 'accepted']);
  expect(statuses([aPayment(), accepted], [aWithdrawal(0), aWithdrawal(1)])).toEqual(['paid', 'accepted']);
  expect(statuses([aPayment(), accepted], [aWithdrawal(0)], { atMinutes: 32 })).toEqual(['not-paid', 'accepted']);
});

test('one transaction settles one of two equal payments, the earlier', () => {
  const later = aPayment({ id: 'r2', sentAt: noon + minutes(1) });
  expect(statuses([later, aPayment()], [aWithdrawal(2)])).toEqual(['unknown', 'paid']);
  expect(statuses([later, aPayment()], [aWithdrawal(2), aWithdrawal(3)])).toEqual(['paid', 'paid']);
});

test.each(['sent', 'not-paid', 'undecided', 'paid'] as const)(
  'a payment that is %s without a transaction does not claim one from an unknown payment',
  (status) => {
    const earlier = aPayment({ id: 'r0', status, sentAt: noon - minutes(1) });
    expect(statuses([aPayment(), earlier], [aWithdrawal(0)])).toEqual(['paid', status]);
  },
);

test('the earliest payment gets the earliest transaction, regardless of their order in the list', () => {
  const later = aPayment({ id: 'r2', sentAt: noon + minutes(1) });
  for (const transactions of [
    [aWithdrawal(0), aWithdrawal(3)],
    [aWithdrawal(3), aWithdrawal(0)],
  ]) {
    const payments = resolvePayments([later, aPayment()], { transactions, isComplete: true, at: noon + minutes(4) });
    expect(payments.map(({ transactionId }) => transactionId)).toEqual(['t3', 't0']);
  }
});

test('settled payments stay as they are', () => {
  const settled = (['paid', 'not-paid', 'undecided', 'sent'] as const).map((status) =>
    aPayment({ id: status, status }),
  );
  const reading = { transactions: [], isComplete: true, at: noon + minutes(100) };
  expect(resolvePayments(settled, reading)).toBe(settled);
});
