import type { State } from '@tessera/workbench/state';
import { history } from '../lostPayments';
import { answers, delays, loses, refuses } from '../stateTools';
import { anyCode, confirm, lost, order, unknownTitle, withdraw, withdrawCall } from './withdrawTools';

const isSlow =
  'The payment takes longer than usual. Please wait: you will be told how it ended, and nothing is sent twice.';
const unknown =
  'The answer to your withdrawal was lost, so its status is unknown. Check Transactions before you send it again, or it may be paid twice.';
/** States of a confirmed withdrawal: sent, refused, lost, and found again. */
export const withdrawOutcomeStates: readonly State[] = [
  withdraw(
    'withdraw-sending',
    'The money is being sent',
    ['OTP verified successfully. Processing withdrawal...', 'Processing...'],
    {
      faults: [...anyCode, delays(withdrawCall)],
      steps: confirm,
    },
  ),
  withdraw('withdraw-slow-payment', 'The payment takes its time', [isSlow], {
    faults: [...anyCode, delays(withdrawCall)],
    steps: [...confirm, { see: isSlow }],
  }),
  withdraw('withdraw-refused', 'The verified withdrawal is refused', ['The balance was used meanwhile.'], {
    faults: [...anyCode, refuses(withdrawCall, 'The balance was used meanwhile.')],
    steps: confirm,
  }),
  withdraw(
    'withdraw-refused-without-reason',
    'The verified withdrawal is refused without a reason',
    ['OTP verified successfully. Processing withdrawal...', 'Failed to verify OTP or withdraw funds.'],
    {
      faults: [...anyCode, { ...withdrawCall, status: 400 }],
      steps: confirm,
    },
  ),
  withdraw(
    'withdraw-submitted',
    'Any code is taken and the withdrawal submitted',
    ['Withdrawal request submitted successfully!'],
    {
      faults: [...anyCode, answers(withdrawCall, {})],
      steps: confirm,
    },
  ),
  withdraw(
    'withdraw-unknown',
    'The answer to the withdrawal is lost, and its outcome is looked for',
    [unknownTitle, `${unknown} 0.02500000 BTC to tb1qrp…0sl5k7. We are checking.`, 'Check Transactions'],
    {
      faults: [...anyCode, loses(withdrawCall), history()],
      steps: confirm,
    },
  ),
  withdraw(
    'withdraw-unknown-offline',
    'The outcome of a lost withdrawal cannot be looked for',
    [unknownTitle, 'New withdrawal'],
    {
      faults: lost('unknown'),
      steps: confirm,
    },
  ),
  withdraw(
    'withdraw-unknown-above-form',
    'A new withdrawal while the outcome of the last is looked for',
    [unknownTitle, 'Your last withdrawals', 'Withdrawal address'],
    {
      faults: [...anyCode, loses(withdrawCall), history()],
      steps: [...confirm, { press: 'New withdrawal' }],
    },
  ),
  withdraw(
    'withdraw-repeat',
    'The same withdrawal again, while the first is unknown',
    [
      'Send it again?',
      '0.02500000 BTC to tb1qrp…0sl5k7: the same withdrawal may already have been paid. We are still checking. If you send it again, it may be paid twice.',
      'Send another',
      'Do not send',
    ],
    {
      faults: [...anyCode, loses(withdrawCall), history()],
      steps: [...confirm, { press: 'New withdrawal' }, ...order],
    },
  ),
];
