import type { Order, Payment } from './withdrawal.schema';
import {
  answerDueAt,
  isOpen,
  isSettled,
  noWithdrawal,
  reduceWithdrawal,
  type WithdrawalEvent,
  type WithdrawalState,
} from './withdrawalMachine';

const withdrawal = { currency: 'BTC', amount: '0.1', address: 'tb1q' };
const order: Order = { withdrawal, network: 'Bitcoin' };
const request = { ...order, requestId: 'r1', isTokenNeeded: false, requestedAt: 0 };
const aPayment = (changes: Partial<Payment> = {}): Payment => ({
  ...order,
  id: 'r0',
  status: 'unknown',
  sentAt: 1_000,
  payableUntil: 1_801_000,
  ...changes,
});

const requesting = { step: 'requesting-code', order, attempt: 1 } as const;
const askingCode = { step: 'code', request } as const;
const resending = { ...askingCode, resendAttempt: 2 } as const;
const verifying = { step: 'verifying', request, attempt: 2 } as const;
const sending = { step: 'sending', request } as const;
const messages = { code: 'Request it again.', verifying: 'Enter it again.' };
const refusal = { message: 'No.' } as const;
const wrongCode = { field: 'otp', message: 'Wrong code.' } as const;

type Flow = WithdrawalState['flow'];
const next = (flow: Flow, event: WithdrawalEvent, payments: readonly Payment[] = []) =>
  reduceWithdrawal({ flow, payments }, event);

test.each<[Payment['status'], { readonly open: boolean; readonly settled: boolean }]>([
  ['sent', { open: true, settled: false }],
  ['unknown', { open: true, settled: false }],
  ['accepted', { open: false, settled: false }],
  ['paid', { open: false, settled: true }],
  ['not-paid', { open: false, settled: true }],
  ['undecided', { open: false, settled: true }],
])('a payment that is %s', (status, { open, settled }) => {
  expect([isOpen(aPayment({ status })), isSettled(aPayment({ status }))]).toEqual([open, settled]);
  // A repeated order needs confirmation unless the outcome is certain.
  const ordered = next({ step: 'form' }, { type: 'ordered', order, attempt: 1 }, [aPayment({ status })]);
  expect(ordered.flow.step).toBe(open || status === 'undecided' ? 'asking' : 'requesting-code');
});

describe('answers of other calls change nothing', () => {
  const code = { type: 'code-sent', requestId: 'r9', isTokenNeeded: false, requestedAt: 5 } as const;
  test.each<[string, Flow, WithdrawalEvent]>([
    ['a code of an earlier request', requesting, { ...code, attempt: 9 }],
    ['a code without a resend', askingCode, { ...code, attempt: 2 }],
    ['a code of another resend', resending, { ...code, attempt: 9 }],
    ['a code while one is checked', verifying, { ...code, attempt: 2 }],
    ['a failure of an earlier request', requesting, { type: 'code-failed', attempt: 9, problem: refusal }],
    ['a second request for another code', resending, { type: 'resend-asked', attempt: 3 }],
    ['the check of an earlier code', verifying, { type: 'verified', attempt: 1, at: 1 }],
    ['the check of a code that is no longer checked', askingCode, { type: 'verified', attempt: 2, at: 1 }],
    ['the refusal of an earlier code', verifying, { type: 'verify-failed', attempt: 1, problem: wrongCode }],
    ['an earlier code that was used', verifying, { type: 'found-used', attempt: 1, at: 1 }],
    ['an acceptance of another payment', sending, { type: 'accepted', id: 'r9' }],
    ['a refusal of another payment', sending, { type: 'refused', id: 'r9', problem: refusal }],
    ['the loss of another answer', sending, { type: 'answer-lost', id: 'r9' }],
    ['an acceptance while the code is entered', askingCode, { type: 'accepted', id: 'r1' }],
    ['a refusal while the code is entered', askingCode, { type: 'refused', id: 'r1', problem: refusal }],
  ])('%s', (_what, flow, event) => {
    const payments = [aPayment()];
    expect(next(flow, event, payments)).toEqual({ flow, payments });
  });
});

test.each<[string, Flow, WithdrawalEvent, Flow]>([
  [
    'a code stores when it was sent, how long it is valid, and the clock difference',
    requesting,
    {
      type: 'code-sent',
      attempt: 1,
      requestId: 'r1',
      isTokenNeeded: true,
      requestedAt: 5,
      expiresAt: 9,
      clockAheadMs: 3,
    },
    {
      step: 'code',
      request: { ...order, requestId: 'r1', isTokenNeeded: true, requestedAt: 5, expiresAt: 9, clockAheadMs: 3 },
    },
  ],
  [
    'a code without further data',
    requesting,
    { type: 'code-sent', attempt: 1, requestId: 'r1', isTokenNeeded: false, requestedAt: 0 },
    askingCode,
  ],
  [
    'a resend keeps the second factor that the first refusal required',
    { step: 'code', request: { ...request, isTokenNeeded: true }, resendAttempt: 2 },
    { type: 'code-sent', attempt: 2, requestId: 'r2', isTokenNeeded: false, requestedAt: 5 },
    { step: 'code', request: { ...order, requestId: 'r2', isTokenNeeded: true, requestedAt: 5 } },
  ],
  [
    'a refused code requires no second factor',
    verifying,
    { type: 'verify-failed', attempt: 2, problem: wrongCode },
    { ...askingCode, problem: wrongCode },
  ],
  ['a code that was used already', verifying, { type: 'found-used', attempt: 2, at: 9 }, { step: 'form' }],
  ['a lost payment', sending, { type: 'answer-lost', id: 'r1' }, { step: 'form' }],
  ['an interruption while the code is entered', askingCode, { type: 'interrupted', messages }, askingCode],
  [
    'an interruption of a request for another code',
    resending,
    { type: 'interrupted', messages },
    { ...askingCode, problem: { field: 'otp', message: 'Request it again.' } },
  ],
  [
    'an interruption of a check',
    verifying,
    { type: 'interrupted', messages },
    { ...askingCode, problem: { field: 'otp', message: 'Enter it again.' } },
  ],
  ['an interruption of a payment', sending, { type: 'interrupted', messages }, { step: 'form' }],
])('%s', (_what, flow, event, expected) => {
  expect(next(flow, event).flow).toStrictEqual(expected);
});

test('a code is no longer checked once a copy of the tab has paid with it', () => {
  const payments = [aPayment({ id: 'r1', status: 'sent' })];
  expect(next(verifying, { type: 'payments-changed', payments })).toEqual({ flow: { step: 'form' }, payments });
});

describe('payments', () => {
  const other = aPayment();
  const own = aPayment({ id: 'r1', status: 'sent' });
  const late = answerDueAt(own) + 1;

  test.each<[string, WithdrawalEvent, readonly Payment[]]>([
    ['accepted', { type: 'accepted', id: 'r1' }, [other, { ...own, status: 'accepted' }]],
    ['refused', { type: 'refused', id: 'r1', problem: refusal }, [other]],
    ['lost', { type: 'answer-lost', id: 'r1' }, [other, { ...own, status: 'unknown' }]],
    ['interrupted', { type: 'interrupted', messages }, [other, { ...own, status: 'unknown' }]],
    [
      'still being sent from here while transactions are read',
      { type: 'transactions-read', transactions: [], isComplete: true, at: late },
      [other, own],
    ],
  ])('one that is %s leaves others alone', (_what, event, payments) => {
    expect(next(sending, event, [other, own]).payments).toStrictEqual(payments);
  });

  test('one of another tab is lost when its answer is overdue, not before', () => {
    const read = (at: number) =>
      next({ step: 'form' }, { type: 'transactions-read', transactions: [], isComplete: true, at }, [own]).payments;
    expect(read(late - 1)).toEqual([own]);
    expect(read(late)).toEqual([{ ...own, status: 'unknown' }]);
  });

  test('one is also lost if its dialog was closed meanwhile', () => {
    const { payments } = next({ step: 'form' }, { type: 'answer-lost', id: 'r1' }, [own]);
    expect(payments).toEqual([{ ...own, status: 'unknown' }]);
  });

  test('one that was accepted is not lost afterwards', () => {
    const accepted = aPayment({ id: 'r1', status: 'accepted' });
    expect(next(sending, { type: 'answer-lost', id: 'r1' }, [accepted]).payments).toEqual([accepted]);
  });

  test('an unknown one is never dropped, an accepted one after an hour', () => {
    const hour = 3_600_000;
    const [unknown, accepted] = [aPayment(), aPayment({ id: 'r8', status: 'accepted' })];
    const idsAt = (at: number) =>
      next(verifying, { type: 'verified', attempt: 2, at }, [unknown, accepted]).payments.map(({ id }) => id);
    expect(idsAt(accepted.sentAt + hour - 1)).toEqual(['r0', 'r8', 'r1']);
    expect(idsAt(accepted.sentAt + hour)).toEqual(['r0', 'r1']);
    expect(idsAt(accepted.sentAt + 1_000 * hour)).toEqual(['r0', 'r1']);
  });

  test('a settled one is dropped when dismissed, or kept for its transaction', () => {
    const dismiss = (payment: Payment) =>
      next(noWithdrawal.flow, { type: 'dismissed', id: 'r1' }, [other, payment]).payments;
    expect(dismiss(aPayment({ id: 'r1', status: 'not-paid' }))).toStrictEqual([other]);
    const paid = aPayment({ id: 'r1', status: 'paid', transactionId: 't1' });
    expect(dismiss(paid)).toStrictEqual([other, { ...paid, status: 'accepted' }]);
    expect(dismiss(own)).toStrictEqual([other, own]);
    const settled = [aPayment({ id: 'r7', status: 'not-paid' }), aPayment({ id: 'r8', status: 'paid' })];
    expect(next(noWithdrawal.flow, { type: 'dismissed', id: 'r7' }, settled).payments).toEqual([settled[1]]);
  });

  test.each([
    ['with', { clockAheadMs: 3 }],
    ['without', {}],
  ])('one stores the clock difference of its code, %s it', (_what, clocks) => {
    const flow = { ...verifying, request: { ...request, ...clocks } };
    const { payments } = next(flow, { type: 'verified', attempt: 2, at: 1_000 });
    expect(payments).toStrictEqual([
      { ...order, id: 'r1', status: 'sent', sentAt: 1_000, payableUntil: 1_801_000, ...clocks },
    ]);
  });
});
