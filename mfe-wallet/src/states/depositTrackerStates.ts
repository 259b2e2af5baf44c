import { calls } from '@tessera/shared-contracts/api/schema';
import { extensionCalls } from '@tessera/shared-contracts/extensions/schema';
import { announcing, answered, dropped, garbled, unanswered } from '@tessera/workbench/state';
import { walletAt } from './walletAt';

const deposit = walletAt('deposit');

/** Finished deposits are shown for an hour, so these are dated in the future; the first is the newest. */
const deposits = (...statuses: readonly string[]) =>
  answered(calls.transactions, {
    transactions: statuses.map((status, index) => ({
      _id: `deposit-${index}`,
      type: 'deposit',
      status,
      createdAt: `2099-01-01T00:0${9 - index}:00Z`,
      amount: 0.0125,
      currency: 'BTC',
    })),
  });

const confirming = answered(extensionCalls.transactionDetail, {
  ...{
    _id: 'deposit-1',
    type: 'deposit',
    status: 'confirming',
    currency: 'BTC',
    amount: '0.0125',
    createdAt: '2099-01-01T00:08:00Z',
  },
  ...{ confirmations: 1, required: 2, steps: [] },
});

const arrive = [
  { see: 'Copy address' },
  { control: 'POST /deposits', body: { userId: '{player}', currency: 'LTC', amount: '0.5' } },
  { see: '0.50000000 LTC' },
];
const arriving = walletAt('deposit', { session: 'other-player', steps: arrive });

/** States of the player’s deposits, above the deposit address. */
export const depositTrackerStates = [
  deposit(
    'deposit-tracked',
    'Deposits in each stage',
    [
      'Seen on the network, waiting for its first confirmation',
      'Confirming: 1 of 2 confirmations',
      'Your deposits',
      'Details of the deposit of 0.01250000 BTC',
    ],
    {
      faults: [deposits('waiting', 'confirming', 'finished'), confirming],
      does: { rows: ['waiting for its first confirmation', 'Confirming: 1 of 2 confirmations', 'Credited'] },
    },
  ),
  deposit(
    'deposit-held',
    'A deposit above the limit',
    ['Held: not in your balance', 'Your limits', '0.01250000 BTC'],
    [deposits('held')],
  ),
  deposit('deposit-credited', 'A credited deposit', ['Credited', '0.01250000 BTC'], [deposits('finished')]),
  deposit(
    'deposit-ended',
    'Deposits that were not credited',
    ['Not credited', 'Not credited: partially paid', 'Not credited: unknown status'],
    [deposits('failed', 'partially_paid', '')],
  ),
  deposit('deposit-untracked', 'No deposits', ['Copy address', 'BTC only'], [deposits()]),
  deposit('deposit-tracker-loading', 'The deposits are not known yet', ['BTC only', 'Copy address'], {
    sameAs: 'deposit-untracked',
    faults: [unanswered(calls.transactions)],
  }),
  deposit('deposit-tracker-failed', 'The deposits cannot be loaded', ['BTC only', 'Copy address'], {
    sameAs: 'deposit-untracked',
    faults: [dropped(calls.transactions)],
  }),
  deposit('deposit-tracker-malformed', 'A proxy answers in place of the deposits', ['BTC only', 'Copy address'], {
    sameAs: 'deposit-untracked',
    faults: [garbled(calls.transactions)],
  }),
  announcing(arriving)('deposit-arrived', 'A deposit that the sandbox has just seen', [
    '0.50000000 LTC',
    'Your deposits',
  ]),
  arriving('deposit-confirmed', 'A deposit that the sandbox has just credited', ['0.50000000 LTC', 'Credited'], {
    steps: [...arrive, { control: 'POST /blocks', body: { count: 2 } }],
    does: { announced: ['Credited'] },
  }),
];
