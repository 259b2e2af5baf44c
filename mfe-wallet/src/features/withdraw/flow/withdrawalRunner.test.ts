import { aTransaction } from '@tessera/shared-contracts/testing';
import type { WithdrawalCalls } from '../withdraw.api';
import { noWithdrawal, type WithdrawalState } from './withdrawalMachine';
import { createWithdrawalRunner } from './withdrawalRunner';

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

test('a payment and a reading go by the provider’s clock, where it tells it', async () => {
  const noon = Date.UTC(2026, 10, 22, 12);
  const aheadMs = 2 * 3_600_000;
  let state: WithdrawalState = noWithdrawal;
  const answer = (data: object) => Promise.resolve({ data: data as never, meta: { status: 200, answeredAt: noon } });
  const transaction = aTransaction({
    type: 'withdraw',
    currency: 'BTC',
    amount: '1',
    address: 'tb1q',
    createdAt: new Date(noon).toISOString(),
  });
  const runner = createWithdrawalRunner({
    calls: {
      requestCode: () => answer({ requestId: 'request-1' }),
      verifyCodes: () => answer({}),
      pay: () => Promise.resolve({ error: { kind: 'unreachable', message: 'Lost.' } }),
      readTransactions: () => answer({ transactions: { readable: [transaction], unreadable: 0 } }),
    },
    state: {
      read: () => state,
      write: (next) => {
        state = next;
      },
    },
    onNews: () => undefined,
    now: () => noon + aheadMs,
  });
  await runner.order({ withdrawal: { currency: 'BTC', amount: '1', address: 'tb1q' }, network: 'Bitcoin testnet' });
  await runner.confirm({ otp: '482619', token: '' });
  expect(state.payments).toMatchObject([{ status: 'unknown', sentAt: noon + aheadMs, clockOffsetMs: -aheadMs }]);
  const [payment] = state.payments;
  if (payment === undefined) throw new Error('There is no payment.');
  const { clockOffsetMs, ...untold } = payment;
  state = { ...state, payments: [untold] };
  await runner.look();
  expect(state.payments).toMatchObject([{ status: 'paid', paidAt: noon }]);
  runner.stop();
});
