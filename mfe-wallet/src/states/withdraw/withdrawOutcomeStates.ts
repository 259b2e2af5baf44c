import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, answered, dropped, refused, unanswered } from '@tessera/workbench/state';
import { history } from '../lostPayments';
import { anyCode, confirm, lost, order, paid, unknownTitle, withdraw } from './withdrawTools';

/** The payment is asked for, and the page says how that ended. */
const told = announcing(paid);
/** The answer to the payment is lost, and the provider's history decides nothing. */
const looking = [...anyCode, dropped(calls.withdraw), history()];
const isSlow =
  'The payment takes longer than usual. Please wait: you will be told how it ended, and nothing is sent twice.';
const unknown =
  'The answer to your withdrawal was lost, so its status is unknown. Check Transactions before you send it again, or it may be paid twice.';

/** States of a confirmed withdrawal: sent, refused, lost, and found again. */
export const withdrawOutcomeStates = [
  told(
    'withdraw-sending',
    'The money is being sent',
    ['OTP verified successfully. Processing withdrawal...', 'Processing...'],
    [...anyCode, unanswered(calls.withdraw)],
  ),
  told('withdraw-slow-payment', 'The payment takes its time', [isSlow], {
    faults: [...anyCode, unanswered(calls.withdraw)],
    steps: [...confirm, { see: isSlow }],
  }),
  told('withdraw-refused', 'The verified withdrawal is refused', ['The balance was used meanwhile.'], {
    faults: [...anyCode, refused(calls.withdraw, 'The balance was used meanwhile.')],
  }),
  told(
    'withdraw-refused-without-reason',
    'The verified withdrawal is refused without a reason',
    ['Failed to verify OTP or withdraw funds.', 'OTP verified successfully. Processing withdrawal...'],
    [...anyCode, refused(calls.withdraw)],
  ),
  told(
    'withdraw-submitted',
    'Any code is taken and the withdrawal submitted',
    ['Withdrawal request submitted successfully!'],
    [...anyCode, answered(calls.withdraw, {}), history()],
  ),
  told(
    'withdraw-unknown',
    'The answer to the withdrawal is lost, and its outcome is looked for',
    [unknownTitle, `${unknown} 0.02500000 BTC to tb1qrp…0sl5k7. We are checking.`, 'Check Transactions'],
    { faults: looking, does: { focus: 'Check Transactions' } },
  ),
  told(
    'withdraw-unknown-offline',
    'The outcome of a lost withdrawal cannot be looked for',
    [unknownTitle, 'New withdrawal'],
    lost('unknown'),
  ),
  withdraw(
    'withdraw-unknown-above-form',
    'A new withdrawal while the outcome of the last is looked for',
    [unknownTitle, 'Your last withdrawals', 'Withdrawal address'],
    { faults: looking, steps: [...confirm, { press: 'New withdrawal' }] },
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
      faults: looking,
      steps: [...confirm, { press: 'New withdrawal' }, ...order],
      does: { focus: 'Do not send' },
    },
  ),
];
