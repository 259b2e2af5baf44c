import type { CallResult } from '@tessera/shared-contracts/api';
import type { WithdrawalCalls } from '../withdraw.api';
import type { Order } from './withdrawal.schema';
import { noWithdrawal, type WithdrawalState } from './withdrawalMachine';
import { createWithdrawalRunner, type WithdrawalNews } from './withdrawalRunner';

const order: Order = { withdrawal: { currency: 'BTC', amount: '1', address: 'tb1q' }, network: 'Bitcoin testnet' };
const codes = { otp: '482619', token: '' };
const lost = { error: { kind: 'unreachable', message: 'Lost.' } } as const;

const answered = (data: object, sentAt?: number) =>
  ({
    data: data as never,
    meta: { status: 200, date: sentAt === undefined ? null : new Date(sentAt).toUTCString() },
  }) as const;

/** A call answered by the test. */
function heldCall() {
  const waiting: ((answer: CallResult<never>) => void)[] = [];
  const call = jest.fn(() => new Promise<CallResult<never>>((resolve) => void waiting.push(resolve)));
  const asked = async (index: number) => {
    while (waiting.length <= index) await new Promise(setImmediate);
  };
  const give = async (index: number, answer: CallResult<never>) => {
    await asked(index);
    waiting[index]?.(answer);
  };
  return { call, asked, give };
}

/** A runner with its state in memory. Calls succeed at once by default. */
function setUp(given: Partial<WithdrawalCalls> = {}, now = Date.now) {
  const page = { state: noWithdrawal as WithdrawalState, news: [] as WithdrawalNews[] };
  const calls = {
    requestCode: jest.fn(async () => answered({ requestId: 'request-1' })),
    verifyCodes: jest.fn(async () => answered({})),
    pay: jest.fn(async () => answered({})),
    readTransactions: jest.fn(async () => answered({ transactions: { readable: [], unreadable: 0 } })),
    ...given,
  };
  const runner = createWithdrawalRunner({
    calls,
    state: {
      read: () => page.state,
      write: (next) => {
        page.state = next;
      },
    },
    onNews: (one) => void page.news.push(one),
    now,
  });
  return { page, calls, runner };
}

test('a payment stores the clock difference of the provider', async () => {
  const noon = Date.UTC(2026, 10, 22, 12);
  let now = noon;
  const { page, runner } = setUp(
    {
      requestCode: async () => answered({ requestId: 'request-1' }, noon + 3_600_000),
      verifyCodes: async () => answered({ payableForSeconds: 120 }),
      pay: async () => lost,
      readTransactions: async () =>
        answered({ transactions: { readable: [], unreadable: 0 } }, noon + 3_600_000 + 181_000),
    },
    () => now,
  );
  await runner.order(order);
  await runner.confirm(codes);
  expect(page.state.payments).toMatchObject([{ status: 'unknown', sentAt: noon, clockAheadMs: 3_600_000 }]);
  // Meanwhile the device's clock is set: by the provider's clock, three minutes have passed.
  now = noon + 3_600_000 + 181_000;
  await runner.findLostPayments();
  expect(page.state.payments).toMatchObject([{ status: 'not-paid' }]);
});

test.each([
  ['with', true],
  ['without', false],
])('a clock that is set back during a poll, %s the provider’s, settles nothing early', async (_what, isDated) => {
  const noon = Date.UTC(2026, 10, 22, 12);
  let now = noon;
  const { page, runner } = setUp(
    {
      requestCode: async () => answered({ requestId: 'request-1' }, isDated ? noon : undefined),
      verifyCodes: async () => answered({ payableForSeconds: 120 }),
      pay: async () => lost,
      readTransactions: async () => {
        now = noon - 3_600_000;
        return answered({ transactions: { readable: [], unreadable: 0 } }, isDated ? noon + 60_000 : undefined);
      },
    },
    () => now,
  );
  await runner.order(order);
  await runner.confirm(codes);
  now = noon + (isDated ? 60_000 : 3_600_000);
  await runner.findLostPayments();
  expect(page.state.payments).toMatchObject([{ status: 'unknown' }]);
});

test.each([
  ['a code', 'request-1', ''],
  ['a request', '', '482619'],
])('a verification without %s is not sent (spec §5 Withdrawal OTP dialog)', async (_what, requestId, otp) => {
  const { page, calls, runner } = setUp({ requestCode: async () => answered({ requestId }) });
  await runner.order(order);
  await runner.confirm({ otp, token: '' });
  expect(page.state.flow).toMatchObject({ step: 'code', problem: { message: 'Missing OTP or request ID' } });
  expect(calls.verifyCodes).not.toHaveBeenCalled();
});

describe('each call is sent once', () => {
  test('for a form, codes and a resend that are submitted twice', async () => {
    const requested = heldCall();
    const verified = heldCall();
    const paid = heldCall();
    const { page, runner } = setUp({ requestCode: requested.call, verifyCodes: verified.call, pay: paid.call });
    const first = [runner.order(order), runner.order(order)];
    await requested.give(0, answered({ requestId: 'request-1' }));
    await Promise.all(first);
    expect(requested.call).toHaveBeenCalledTimes(1);

    const second = [runner.resend(), runner.resend(), runner.confirm(codes)];
    await requested.give(1, answered({ requestId: 'request-2' }));
    await Promise.all(second);
    expect(requested.call).toHaveBeenCalledTimes(2);
    expect(verified.call).not.toHaveBeenCalled();
    expect(page.news).toEqual([{ type: 'code-sent' }, { type: 'code-sent' }]);

    const third = [runner.confirm(codes), runner.confirm(codes), runner.resend(), runner.order(order)];
    await verified.give(0, answered({}));
    await paid.give(0, answered({}));
    await Promise.all(third);
    expect(requested.call).toHaveBeenCalledTimes(2);
    expect(verified.call).toHaveBeenCalledTimes(1);
    expect(verified.call).toHaveBeenCalledWith('request-2', codes);
    expect(paid.call).toHaveBeenCalledTimes(1);
  });

  test('for a repetition of an unknown order that is cancelled', async () => {
    const { page, calls, runner } = setUp({ pay: async () => lost });
    await runner.order(order);
    await runner.confirm(codes);
    await runner.order(order);
    expect(page.state.flow.step).toBe('asking');
    expect(calls.requestCode).toHaveBeenCalledTimes(1);
  });
});

describe('a stale answer', () => {
  test.each([
    ['before', [0, 1]],
    ['after', [1, 0]],
  ])('pays nothing: the codes were entered again, and it arrived %s their answer', async (_when, answers) => {
    const verified = heldCall();
    const paid = heldCall();
    const { page, runner } = setUp({ verifyCodes: verified.call, pay: paid.call });
    await runner.order(order);
    const first = runner.confirm(codes);
    runner.pause();
    const second = runner.confirm(codes);
    for (const index of answers) await verified.give(index, answered({}));
    await first;
    await paid.give(0, answered({}));
    await second;
    expect(paid.call).toHaveBeenCalledTimes(1);
    expect(page.state).toMatchObject({ flow: { step: 'form' }, payments: [{ status: 'accepted' }] });
    expect(page.news.map(({ type }) => type)).toEqual(['code-sent', 'code-verified', 'accepted']);
  });

  test('pays nothing: the dialog was closed while the codes were checked', async () => {
    const verified = heldCall();
    const { page, calls, runner } = setUp({ verifyCodes: verified.call });
    await runner.order(order);
    const confirmed = runner.confirm(codes);
    runner.pause();
    await verified.give(0, answered({}));
    await confirmed;
    expect(calls.pay).not.toHaveBeenCalled();
    expect(page.state).toMatchObject({ flow: { step: 'code' }, payments: [] });
  });

  test('shows no dialog and reports nothing: the withdrawal was abandoned while the code was requested', async () => {
    const requested = heldCall();
    const { page, runner } = setUp({ requestCode: requested.call });
    const ordered = runner.order(order);
    runner.cancel();
    await requested.give(0, answered({ requestId: 'request-1' }));
    await ordered;
    expect(page).toEqual({ state: noWithdrawal, news: [] });
  });
});

describe('after the player has left, an answer changes and reports nothing', () => {
  test.each([
    ['the request of a code', 'requestCode', answered({ requestId: 'request-1' })],
    ['the check of a code', 'verifyCodes', answered({})],
    ['an accepted payment', 'pay', answered({})],
    ['a payment with a lost answer', 'pay', lost],
  ] as const)('to %s', async (_what, name, answer) => {
    const held = heldCall();
    const { page, calls, runner } = setUp({ [name]: held.call });
    const doing = runner.order(order).then(() => runner.confirm(codes));
    await held.asked(0);
    runner.stop();
    const { state, news } = { ...page, news: [...page.news] };
    await held.give(0, answer);
    await doing;
    expect(page).toEqual({ state, news });
    expect(calls.pay).toHaveBeenCalledTimes(name === 'pay' ? 1 : 0);
  });

  test('to a poll for lost payments', async () => {
    const held = heldCall();
    const { page, runner } = setUp({ pay: async () => lost, readTransactions: held.call });
    await runner.order(order);
    await runner.confirm(codes);
    const pendingPoll = runner.findLostPayments();
    runner.stop();
    const { payments } = page.state;
    const news = [...page.news];
    await held.give(0, answered({ transactions: { readable: [], unreadable: 0 } }, Date.now() + 86_400_000));
    await pendingPoll;
    expect(page.state.payments).toBe(payments);
    expect(page.news).toEqual(news);
  });
});
