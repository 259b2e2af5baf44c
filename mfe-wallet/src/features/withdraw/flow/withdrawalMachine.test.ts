import type { Transaction } from '@tessera/shared-contracts/api';
import { aTransaction } from '@tessera/shared-contracts/testing';
import fc from 'fast-check';
import { array, safeParse } from 'valibot';
import { flowSchema, type Order, paymentSchema } from './withdrawal.schema';
import {
  isSettled,
  noWithdrawal,
  reduceWithdrawal,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawalMachine';

const order = (amount: string, address = 'tb1q'): Order => ({
  withdrawal: { currency: 'BTC', amount, address },
  network: 'Bitcoin',
});
const messages = { code: 'interrupted', verifying: 'interrupted' };

const attempts = fc.nat({ max: 6 });
const ids = fc.constantFrom('r1', 'r2', 'r3');
const moments = fc.nat({ max: 4 * 3_600_000 });
const orders = fc.constantFrom(order('0.1'), order('0.10'), order('0.2'), order('0.1', 'tb1p'));
const transactions: fc.Arbitrary<Transaction> = fc
  .record({
    id: ids,
    amount: fc.constantFrom('0.1', '0.2'),
    at: moments,
    status: fc.constantFrom('finished', 'failed'),
  })
  .map(({ id, amount, at, status }) =>
    aTransaction({
      _id: `t-${id}`,
      type: 'withdraw',
      amount,
      currency: 'BTC',
      status,
      createdAt: new Date(at).toISOString(),
    }),
  );

/** Any event, of pending and of stale calls. */
const events: fc.Arbitrary<WithdrawalEvent> = fc.oneof(
  fc.record({ type: fc.constant('ordered' as const), order: orders, attempt: attempts }),
  fc.record({ type: fc.constantFrom('repeat-confirmed', 'resend-asked', 'codes-entered'), attempt: attempts }),
  fc.record({ type: fc.constantFrom('cancelled', 'paused') }),
  fc.record({
    type: fc.constant('code-sent' as const),
    attempt: attempts,
    requestId: ids,
    isTokenNeeded: fc.boolean(),
    requestedAt: moments,
  }),
  fc.record({ type: fc.constant('code-failed' as const), attempt: attempts, problem: fc.constant({ message: 'No.' }) }),
  fc.record({ type: fc.constant('verified' as const), attempt: attempts, at: moments }),
  fc.record({
    type: fc.constant('verify-failed' as const),
    attempt: attempts,
    problem: fc.constant({ field: 'otp' as const, message: 'No.' }),
  }),
  fc.record({ type: fc.constant('found-used' as const), attempt: attempts, at: moments }),
  fc.record({ type: fc.constantFrom('accepted', 'answer-lost', 'dismissed'), id: ids }),
  fc.record({ type: fc.constant('refused' as const), id: ids, problem: fc.constant({ message: 'No.' }) }),
  fc.record({
    type: fc.constant('transactions-read' as const),
    transactions: fc.array(transactions, { maxLength: 3 }),
    isComplete: fc.boolean(),
    at: moments,
  }),
  fc.constant({ type: 'interrupted' as const, messages }),
);

const isPaying = (before: WithdrawalState, after: WithdrawalState): boolean =>
  after.flow.step === 'sending' && before.flow !== after.flow;

describe('for any sequence of events', () => {
  /** Every state of a run, with the event that led to it. */
  const runs = fc.array(events, { minLength: 1, maxLength: 60 }).map((all) => {
    let before = noWithdrawal;
    return all.map((event) => {
      const step = { before, event, after: reduceWithdrawal(before, event) };
      before = step.after;
      return step;
    });
  });

  test('a request is paid at most once while its payment is stored, and only after its codes were verified', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        for (const { before, event, after } of steps) {
          if (!isPaying(before, after) || after.flow.step !== 'sending') continue;
          const { requestId } = after.flow.request;
          expect(event.type).toBe('verified');
          expect(before.flow.step).toBe('verifying');
          expect(before.payments.map(({ id }) => id)).not.toContain(requestId);
          expect(after.payments).toContainEqual(expect.objectContaining({ id: requestId, status: 'sent' }));
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('a payment disappears only when refused, dismissed after it settled, or accepted long ago', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        for (const { before, event, after } of steps) {
          for (const payment of before.payments) {
            const now = after.payments.find(({ id }) => id === payment.id);
            if (now === undefined) {
              const isOver =
                event.type === 'refused' ||
                (event.type === 'dismissed' && isSettled(payment)) ||
                (event.type === 'verified' && payment.status === 'accepted');
              expect([event.type, isOver]).toEqual([event.type, true]);
            } else if (payment.status === 'unknown' && isSettled(now)) {
              expect(event.type).toBe('transactions-read');
            }
          }
          expect(new Set(after.payments.map(({ id }) => id)).size).toBe(after.payments.length);
        }
      }),
      { numRuns: 3_000 },
    );
  });

  test('every state survives serialization', () => {
    fc.assert(
      fc.property(runs, (steps) => {
        const { flow, payments } = steps.at(-1)?.after ?? noWithdrawal;
        expect(safeParse(flowSchema, JSON.parse(JSON.stringify(flow)))).toMatchObject({ success: true });
        expect(safeParse(array(paymentSchema), JSON.parse(JSON.stringify(payments)))).toMatchObject({ success: true });
      }),
      { numRuns: 300 },
    );
  });
});

/** Applies events to the empty state. */
const after = (...all: readonly WithdrawalEvent[]): WithdrawalState => all.reduce(reduceWithdrawal, noWithdrawal);
const ordered = (attempt: number, wanted = order('0.1')) => ({ type: 'ordered', order: wanted, attempt }) as const;
const codeSent = (attempt: number, requestId = 'r1') =>
  ({ type: 'code-sent', attempt, requestId, isTokenNeeded: false, requestedAt: 0 }) as const;
const entered = (attempt: number) => ({ type: 'codes-entered', attempt }) as const;
const verified = (attempt: number) => ({ type: 'verified', attempt, at: 1_000 }) as const;
const problem = { field: 'otp', message: 'Wrong code.' } as const;
const sent = [ordered(1), codeSent(1), entered(2), verified(2)] as const;
const lost = { type: 'answer-lost', id: 'r1' } as const;
const interrupted = { type: 'interrupted', messages } as const;

test.each<[string, readonly WithdrawalEvent[], object]>([
  ['a code that arrives', [ordered(1), codeSent(1)], { step: 'code' }],
  [
    'a code that arrives after the withdrawal was abandoned',
    [ordered(1), { type: 'cancelled' }, codeSent(1)],
    { step: 'form' },
  ],
  ['the code of another call', [ordered(2), codeSent(1)], { step: 'requesting-code' }],
  [
    'a code that was not sent',
    [ordered(1), { type: 'code-failed', attempt: 1, problem: { message: 'No.' } }],
    { step: 'form', problem: { message: 'No.' } },
  ],
  ['a second order while the first is pending', [ordered(1), ordered(2)], { step: 'requesting-code', attempt: 1 }],
  [
    'another order while the code is entered',
    [ordered(1), codeSent(1), ordered(2, order('0.2'))],
    { step: 'requesting-code', attempt: 2 },
  ],
  [
    'a new code',
    [ordered(1), codeSent(1), { type: 'resend-asked', attempt: 2 }, codeSent(2, 'r2')],
    { step: 'code', request: { requestId: 'r2' } },
  ],
  [
    'a new code that was not sent',
    [
      ordered(1),
      codeSent(1),
      { type: 'resend-asked', attempt: 2 },
      { type: 'code-failed', attempt: 2, problem: { message: 'No.' } },
    ],
    { step: 'code', request: { requestId: 'r1' }, problem: { field: 'otp' } },
  ],
  [
    'codes during a resend',
    [ordered(1), codeSent(1), { type: 'resend-asked', attempt: 2 }, entered(3)],
    { step: 'code', resendAttempt: 2 },
  ],
  [
    'a wrong code',
    [ordered(1), codeSent(1), entered(2), { type: 'verify-failed', attempt: 2, problem }],
    { step: 'code', problem },
  ],
  [
    'a wrong code of the authenticator',
    [
      ordered(1),
      codeSent(1),
      entered(2),
      { type: 'verify-failed', attempt: 2, problem: { ...problem, field: 'token' } },
    ],
    { step: 'code', request: { isTokenNeeded: true } },
  ],
  [
    'a late success after the dialog was closed',
    [ordered(1), codeSent(1), entered(2), { type: 'paused' }, verified(2)],
    { step: 'code' },
  ],
  ['a success', sent, { step: 'sending' }],
  ['cancelling while the money is sent', [...sent, { type: 'cancelled' }], { step: 'sending' }],
  ['a late success of earlier codes while the money is sent', [...sent, verified(1)], { step: 'sending' }],
  [
    'a refusal',
    [...sent, { type: 'refused', id: 'r1', problem: { message: 'No.' } }],
    { step: 'form', problem: { message: 'No.' } },
  ],
  [
    'a reload while the code is requested',
    [ordered(1), interrupted],
    { step: 'form', problem: { message: 'interrupted' } },
  ],
  ['a reload while the code is entered', [ordered(1), codeSent(1), interrupted], { step: 'code' }],
  [
    'a reload during a resend',
    [ordered(1), codeSent(1), { type: 'resend-asked', attempt: 2 }, interrupted],
    { step: 'code', problem: { message: 'interrupted' } },
  ],
  [
    'a reload while the code is checked',
    [ordered(1), codeSent(1), entered(2), interrupted],
    { step: 'code', problem: { message: 'interrupted' } },
  ],
  ['the same order while one is unknown', [...sent, lost, ordered(3, order('0.100'))], { step: 'asking' }],
  [
    'the same order, confirmed',
    [...sent, lost, ordered(3), { type: 'repeat-confirmed', attempt: 4 }],
    { step: 'requesting-code', attempt: 4 },
  ],
  ['the same order, cancelled', [...sent, lost, ordered(3), { type: 'cancelled' }], { step: 'form' }],
  ['another amount while one is unknown', [...sent, lost, ordered(3, order('0.2'))], { step: 'requesting-code' }],
  [
    'another address while one is unknown',
    [...sent, lost, ordered(3, order('0.1', 'tb1p'))],
    { step: 'requesting-code' },
  ],
  [
    'the same order after an accepted one',
    [...sent, { type: 'accepted', id: 'r1' }, ordered(3)],
    { step: 'requesting-code' },
  ],
])('%s', (_what, all, flow) => {
  expect(after(...all).flow).toMatchObject(flow);
});

test.each<[string, readonly WithdrawalEvent[], readonly object[]]>([
  [
    'is recorded with the moment until which it can be paid',
    sent,
    [{ id: 'r1', status: 'sent', payableUntil: 1_000 + 1_800_000 }],
  ],
  [
    'can be paid no longer than the provider says',
    [ordered(1), codeSent(1), entered(2), { ...verified(2), payableForSeconds: 120 }],
    [{ payableUntil: 121_000 }],
  ],
  ['is unknown when its answer is lost', [...sent, lost], [{ status: 'unknown' }]],
  ['is unknown after a reload', [...sent, interrupted], [{ status: 'unknown' }]],
  ['is gone when refused', [...sent, { type: 'refused', id: 'r1', problem: { message: 'No.' } }], []],
  [
    'is accepted after its answer seemed lost',
    [...sent, lost, { type: 'accepted', id: 'r1', transactionId: 't' }],
    [{ status: 'accepted', transactionId: 't' }],
  ],
  ['is not forgotten while it is unknown', [...sent, lost, { type: 'dismissed', id: 'r1' }], [{ status: 'unknown' }]],
  [
    'of another tab without an answer becomes unknown in the end',
    [...sent, { type: 'cancelled' }, { type: 'payments-changed', payments: after(...sent).payments }],
    [{ status: 'sent' }],
  ],
  [
    'that the provider reports as paid is looked for',
    [ordered(1), codeSent(1), entered(2), { type: 'found-used', attempt: 2, at: 9_000 }],
    [{ status: 'unknown', sentAt: 0, payableUntil: 9_000 }],
  ],
])('a payment %s', (_what, all, payments) => {
  expect(after(...all).payments).toMatchObject(payments);
});

test('a payment of another tab counts as lost once its answer is overdue', () => {
  const { payments } = after(...sent);
  const read = (at: number) =>
    reduceWithdrawal(
      { flow: { step: 'form' }, payments },
      { type: 'transactions-read', transactions: [], isComplete: true, at },
    );
  expect(read(60_000).payments).toMatchObject([{ status: 'sent' }]);
  expect(read(75_000).payments).toMatchObject([{ status: 'unknown' }]);
});

test('a copy of the tab closes the code dialog of a sent payment', () => {
  const copy = after(ordered(1), codeSent(1));
  expect(reduceWithdrawal(copy, { type: 'payments-changed', payments: after(...sent).payments }).flow.step).toBe(
    'form',
  );
});

test('an accepted payment is kept for an hour, to identify its transaction', () => {
  const next = (at: number) =>
    after(...sent, { type: 'accepted', id: 'r1' }, ordered(3), codeSent(3, 'r2'), entered(4), { ...verified(4), at });
  expect(next(3_500_000).payments).toHaveLength(2);
  expect(next(3_700_000).payments).toHaveLength(1);
});
