import { calls } from '@tessera/shared-contracts/api/schema';
import { announcing, dropped } from '@tessera/workbench/state';
import { history, sentElsewhere, settling, storedPayment, storedPayments, withdrawn } from '../lostPayments';
import { held } from '../sampleBalance';
import { walletAt } from '../walletAt';
import { anyCode, confirm, lost, paid, unknownTitle, withdraw } from './withdrawTools';

const overview = walletAt('overview');

const undecidedTitle = 'We could not find out whether it went through';

/** A stored payment, and a history that decides nothing. */
const stored = (...payments: readonly object[]) => ({
  storage: storedPayments(...payments),
  faults: [...held, history()],
});

const closeWallet = { press: 'Close', in: 'Withdraw' };

/** States of payments with a lost answer, once found, and of those of other tabs. */
export const withdrawSettledStates = [
  announcing(paid)(
    'withdraw-went-through',
    'A withdrawal with a lost answer was paid',
    ['It went through at', 'Dismiss'],
    {
      faults: lost('paid'),
      withoutExtensions: ['withdrawals'],
    },
  ),
  announcing(withdraw)(
    'withdraw-went-through-aside',
    'A withdrawal with a lost answer was paid, while the next one is filled in',
    ['It went through at', 'View the withdrawal', 'Dismiss', 'Withdrawal address'],
    {
      faults: [...anyCode, dropped(calls.withdraw), history()],
      steps: [
        ...confirm,
        { press: 'New withdrawal' },
        { see: 'Withdrawal address' },
        { faults: [...held, history(withdrawn)] },
        { event: 'online' },
      ],
    },
  ),
  announcing(paid)(
    'withdraw-did-not-go-through',
    'A withdrawal with a lost answer did not go through',
    ['It did not go through', 'Dismiss'],
    lost('not-paid'),
  ),
  withdraw(
    'withdraw-undecided',
    'The outcome of a withdrawal stays unknown',
    [undecidedTitle, 'Check Transactions, or ask support, before you send it again.'],
    stored(storedPayment('undecided')),
  ),
  withdraw(
    'withdraw-paid-earlier',
    'A withdrawal went through on another day',
    ['It went through at', 'on Jan 15, 2026'],
    stored(storedPayment('paid', { paidAt: Date.UTC(2026, 0, 15, 12) })),
  ),
  withdraw(
    'withdraw-paid-some-time',
    'A withdrawal went through at an unknown time',
    ['It went through', '0.02500000 BTC to tb1qrp…0sl5k7.'],
    stored(storedPayment('paid')),
  ),
  withdraw(
    'withdraw-sent-elsewhere',
    'Another tab is sending a withdrawal',
    ['This withdrawal is being sent', '0.02500000 BTC to tb1qrp…0sl5k7. We are checking.'],
    stored(sentElsewhere),
  ),
  withdraw(
    'withdraw-several',
    'Outcomes of several withdrawals',
    [undecidedTitle, 'It did not go through', unknownTitle],
    stored(
      storedPayment('undecided'),
      storedPayment('not-paid', { id: 'request-2' }),
      storedPayment('unknown', { id: 'request-3' }),
    ),
  ),
  withdraw('withdraw-dismissed', 'The outcome was dismissed', ['Withdrawal address', 'Available 0.08421839 BTC'], {
    sameAs: 'withdraw',
    ...stored(storedPayment('not-paid')),
    steps: [{ press: 'Dismiss' }],
  }),
  announcing(withdraw)(
    'withdraw-settled-when-closed',
    'A toast: the outcome was found after the wallet was closed',
    ['0.02500000 BTC to tb1qrp…0sl5k7: It went through at'],
    {
      faults: [...anyCode, dropped(calls.withdraw), dropped(calls.transactions)],
      steps: [...confirm, { see: unknownTitle }, closeWallet, { faults: [history(withdrawn)] }, { event: 'online' }],
    },
  ),
  overview(
    'overview-withdrawal-unknown',
    'The overview while the outcome of a withdrawal is looked for',
    [unknownTitle, 'Total balance'],
    settling('unknown'),
  ),
  overview(
    'overview-withdrawal-found',
    'The overview when the outcome of a withdrawal was found',
    ['It went through at', 'Dismiss', 'Total balance'],
    settling('paid'),
  ),
  overview(
    'overview-withdrawal-sent',
    'The overview while another tab sends a withdrawal',
    ['This withdrawal is being sent', 'Total balance'],
    stored(sentElsewhere),
  ),
];
