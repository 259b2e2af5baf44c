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
