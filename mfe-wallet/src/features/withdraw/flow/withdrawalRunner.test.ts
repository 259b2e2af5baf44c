import type { WithdrawalCalls } from '../withdraw.api';
import { noWithdrawal, type WithdrawalState } from './withdrawalMachine';
import { createWithdrawalRunner } from './withdrawalRunner';

test('a payment keeps by how much the provider’s clock is ahead', async () => {
  let state: WithdrawalState = noWithdrawal;
  const noon = Date.UTC(2026, 10, 22, 12);
  const answered = (data: object, sentAt?: number) =>
    Promise.resolve({
      data: data as never,
      meta: { status: 200, date: sentAt === undefined ? null : new Date(sentAt).toUTCString() },
    });
  const lost = { error: { kind: 'unreachable', message: 'Lost.' } } as const;
  const calls: WithdrawalCalls = {
    requestCode: () => answered({ requestId: 'request-1' }, noon + 3_600_000),
    verifyCodes: () => answered({ payableForSeconds: 120 }),
    pay: () => Promise.resolve(lost),
    readTransactions: () => answered({ transactions: { readable: [], unreadable: 0 } }, noon + 3_600_000 + 181_000),
  };
  let now = noon;
  const runner = createWithdrawalRunner({
    calls,
    state: {
      read: () => state,
      write: (next) => {
        state = next;
      },
    },
    onNews: () => undefined,
    now: () => now,
  });
  await runner.order({ withdrawal: { currency: 'BTC', amount: '1', address: 'tb1q' }, network: 'Bitcoin testnet' });
  await runner.confirm({ otp: '482619', token: '' });
  expect(state.payments).toMatchObject([{ status: 'unknown', sentAt: noon, clockAheadMs: 3_600_000 }]);
  // Meanwhile the clock is set: by the provider's, three minutes have passed.
  now = noon + 3_600_000 + 181_000;
  await runner.look();
  expect(state.payments).toMatchObject([{ status: 'not-paid' }]);
  runner.stop();
});

test.each([
  ['a code', 'request-1', ''],
  ['a request', '', '482619'],
])('a verification without %s is not sent (spec §8)', async (_what, requestId, otp) => {
  let state: WithdrawalState = noWithdrawal;
  const verifyCodes = jest.fn();
  const calls: Partial<WithdrawalCalls> = {
    requestCode: () => Promise.resolve({ data: { requestId } as never, meta: { status: 200 } }),
    verifyCodes,
  };
  const runner = createWithdrawalRunner({
    calls: calls as WithdrawalCalls,
    state: {
      read: () => state,
      write: (next) => {
        state = next;
      },
    },
    onNews: () => undefined,
    now: Date.now,
  });
  await runner.order({ withdrawal: { currency: 'BTC', amount: '1', address: 'tb1q' }, network: 'Bitcoin testnet' });
  await runner.confirm({ otp, token: '' });
  expect(state.flow).toMatchObject({ step: 'code', problem: { message: 'Missing OTP or request ID' } });
  expect(verifyCodes).not.toHaveBeenCalled();
  runner.stop();
});
